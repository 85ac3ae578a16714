BEGIN TRANSACTION;
CREATE TABLE audits (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	server BIGINT NOT NULL, 
	"match" INTEGER, 
	person BIGINT NOT NULL, 
	name TEXT NOT NULL, 
	feature VARCHAR(32) NOT NULL, 
	kind VARCHAR(32) NOT NULL, 
	payload TEXT NOT NULL, 
	reason TEXT NOT NULL, 
	at BIGINT NOT NULL
, is_participant BOOLEAN DEFAULT false NOT NULL);
CREATE TABLE ballots (
	question INTEGER NOT NULL, 
	person BIGINT NOT NULL, 
	choice VARCHAR(16) NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_ballots PRIMARY KEY (question, person), 
	CONSTRAINT fk_ballots_question FOREIGN KEY(question) REFERENCES questions (id)
)
 WITHOUT ROWID

;
CREATE TABLE clock_turns (
	"match" INTEGER NOT NULL, 
	seat SMALLINT NOT NULL, 
	number INTEGER NOT NULL, 
	ended INTEGER, 
	person BIGINT, 
	late BIGINT, 
	CONSTRAINT pk_clock_turns PRIMARY KEY ("match", seat, number), 
	CONSTRAINT fk_clock_turns_match FOREIGN KEY("match") REFERENCES matches (id)
)
 WITHOUT ROWID

;
INSERT INTO "clock_turns" VALUES(1,0,1,4,100,NULL);
INSERT INTO "clock_turns" VALUES(1,0,2,12,100,NULL);
INSERT INTO "clock_turns" VALUES(1,0,3,NULL,NULL,NULL);
INSERT INTO "clock_turns" VALUES(1,1,1,6,101,NULL);
INSERT INTO "clock_turns" VALUES(1,1,2,10,101,NULL);
INSERT INTO "clock_turns" VALUES(2,0,1,3,100,NULL);
INSERT INTO "clock_turns" VALUES(2,0,2,7,100,NULL);
INSERT INTO "clock_turns" VALUES(2,0,3,13,100,NULL);
INSERT INTO "clock_turns" VALUES(2,0,4,15,100,NULL);
INSERT INTO "clock_turns" VALUES(2,0,5,NULL,NULL,NULL);
INSERT INTO "clock_turns" VALUES(2,1,1,5,101,NULL);
INSERT INTO "clock_turns" VALUES(2,1,2,9,101,NULL);
INSERT INTO "clock_turns" VALUES(2,1,3,11,101,NULL);
INSERT INTO "clock_turns" VALUES(2,1,4,17,101,NULL);
INSERT INTO "clock_turns" VALUES(2,1,5,19,101,NULL);
CREATE TABLE clocks (
	"match" INTEGER NOT NULL, 
	seat SMALLINT NOT NULL, 
	"left" BIGINT, 
	since BIGINT, 
	turn INTEGER NOT NULL, 
	missed SMALLINT NOT NULL, 
	CONSTRAINT pk_clocks PRIMARY KEY ("match", seat), 
	CONSTRAINT fk_clocks_match FOREIGN KEY("match") REFERENCES matches (id)
)
 WITHOUT ROWID

;
INSERT INTO "clocks" VALUES(1,0,NULL,1769502600000,12,0);
INSERT INTO "clocks" VALUES(1,1,NULL,NULL,6,0);
INSERT INTO "clocks" VALUES(2,0,NULL,1769502600000,19,0);
INSERT INTO "clocks" VALUES(2,1,NULL,NULL,17,0);
CREATE TABLE commitments (
	"match" INTEGER NOT NULL, 
	channel BIGINT, 
	message BIGINT, 
	transcript TEXT, 
	transcript_channel BIGINT, 
	transcript_message BIGINT, 
	CONSTRAINT pk_commitments PRIMARY KEY ("match"), 
	CONSTRAINT fk_commitments_match FOREIGN KEY("match") REFERENCES matches (id)
)
 WITHOUT ROWID

;
INSERT INTO "commitments" VALUES(1,NULL,NULL,'{"begins":"opener","commitment":"d0e340fd0be2ea5a5c29776c34aa743568049152e06e1b508f0fd6ec03859f76","contributions":[],"match":1,"message":null,"opener":"100","roster":[{"person":"100"},{"person":"101"}],"scheme":"harbour-fairness/2"}',NULL,NULL);
INSERT INTO "commitments" VALUES(2,NULL,NULL,'{"begins":"opener","commitment":"560476c5fe38bf395cdb2a89d5f77f700cc1856a6771d5c8c7404c4c349c8358","contributions":[],"match":2,"message":null,"opener":"100","roster":[{"person":"100"},{"person":"101"}],"scheme":"harbour-fairness/2"}',NULL,NULL);
CREATE TABLE contributions (
	"match" INTEGER NOT NULL, 
	place SMALLINT NOT NULL, 
	person BIGINT NOT NULL, 
	words TEXT NOT NULL, 
	channel BIGINT, 
	message BIGINT, 
	CONSTRAINT pk_contributions PRIMARY KEY ("match", place), 
	CONSTRAINT fk_contributions_match FOREIGN KEY("match") REFERENCES matches (id)
)
 WITHOUT ROWID

;
CREATE TABLE days_off (
	person BIGINT NOT NULL, 
	day VARCHAR(10) NOT NULL, 
	is_holiday BOOLEAN NOT NULL, 
	CONSTRAINT pk_days_off PRIMARY KEY (person, day)
)
 WITHOUT ROWID

;
CREATE TABLE drafts (
	"match" INTEGER NOT NULL, 
	seat SMALLINT NOT NULL, 
	base INTEGER NOT NULL, 
	actions TEXT NOT NULL, 
	revision INTEGER NOT NULL, 
	CONSTRAINT pk_drafts PRIMARY KEY ("match", seat), 
	CONSTRAINT fk_drafts_match FOREIGN KEY("match") REFERENCES matches (id)
)
 WITHOUT ROWID

;
INSERT INTO "drafts" VALUES(1,0,12,'[[{"move":"choose","tile":"deliver"}]]',6);
INSERT INTO "drafts" VALUES(1,1,10,'[]',6);
INSERT INTO "drafts" VALUES(2,0,19,'[[{"move":"go","column":0}]]',9);
INSERT INTO "drafts" VALUES(2,1,19,'[]',10);
CREATE TABLE follows (
	"match" INTEGER NOT NULL, 
	person BIGINT NOT NULL, 
	is_each BOOLEAN NOT NULL, 
	told INTEGER NOT NULL, 
	CONSTRAINT pk_follows PRIMARY KEY ("match", person), 
	CONSTRAINT fk_follows_match FOREIGN KEY("match") REFERENCES matches (id)
)
 WITHOUT ROWID

;
CREATE TABLE handled (
	id BIGINT NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_handled PRIMARY KEY (id)
)
 WITHOUT ROWID

;
CREATE TABLE harbour_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT harbour_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "harbour_version" VALUES('vote_0001');
INSERT INTO "harbour_version" VALUES('sharing_0001');
INSERT INTO "harbour_version" VALUES('results_0001');
INSERT INTO "harbour_version" VALUES('rematch_0001');
INSERT INTO "harbour_version" VALUES('ratings_0001');
INSERT INTO "harbour_version" VALUES('posts_0001');
INSERT INTO "harbour_version" VALUES('openings_0001');
INSERT INTO "harbour_version" VALUES('notices_0001');
INSERT INTO "harbour_version" VALUES('notes_0001');
INSERT INTO "harbour_version" VALUES('follow_0001');
INSERT INTO "harbour_version" VALUES('clock_0001');
INSERT INTO "harbour_version" VALUES('authority_0001');
INSERT INTO "harbour_version" VALUES('0011');
CREATE TABLE invites (
	"match" INTEGER NOT NULL, 
	person BIGINT NOT NULL, 
	name TEXT NOT NULL, is_told BOOLEAN DEFAULT true NOT NULL, 
	CONSTRAINT pk_invites PRIMARY KEY ("match", person), 
	CONSTRAINT fk_invites_match FOREIGN KEY("match") REFERENCES matches (id)
)
 WITHOUT ROWID

;
CREATE TABLE jobs (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	owner_kind VARCHAR(16) NOT NULL, 
	owner BIGINT NOT NULL, 
	feature VARCHAR(32) NOT NULL, 
	kind VARCHAR(32) NOT NULL, 
	payload TEXT NOT NULL, 
	created BIGINT NOT NULL, 
	not_before BIGINT NOT NULL
);
CREATE TABLE log (
	"match" INTEGER NOT NULL, 
	seq INTEGER NOT NULL, 
	seat SMALLINT, 
	kind VARCHAR(32) NOT NULL, 
	payload TEXT NOT NULL, 
	"by" VARCHAR(16) NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_log PRIMARY KEY ("match", seq), 
	CONSTRAINT fk_log_match FOREIGN KEY("match") REFERENCES matches (id)
)
 WITHOUT ROWID

;
INSERT INTO "log" VALUES(1,1,NULL,'started','{"type":"started","order":[0,1],"by":"host"}','host',1769500800000);
INSERT INTO "log" VALUES(1,2,0,'move','{"move":"choose","tile":"sail"}','player',1769501400000);
INSERT INTO "log" VALUES(1,3,0,'move','{"move":"pass"}','player',1769501400000);
INSERT INTO "log" VALUES(1,4,0,'move','{"move":"end"}','player',1769501400000);
INSERT INTO "log" VALUES(1,5,1,'move','{"move":"pass"}','player',1769501400000);
INSERT INTO "log" VALUES(1,6,1,'move','{"move":"end"}','player',1769501400000);
INSERT INTO "log" VALUES(1,7,1,'move','{"move":"choose","tile":"goods"}','player',1769502000000);
INSERT INTO "log" VALUES(1,8,1,'move','{"move":"take","part":"mast:wheel","for":"bonus"}','player',1769502000000);
INSERT INTO "log" VALUES(1,9,1,'move','{"move":"pass"}','player',1769502000000);
INSERT INTO "log" VALUES(1,10,1,'move','{"move":"end"}','player',1769502000000);
INSERT INTO "log" VALUES(1,11,0,'move','{"move":"pass"}','player',1769502600000);
INSERT INTO "log" VALUES(1,12,0,'move','{"move":"end"}','player',1769502600000);
INSERT INTO "log" VALUES(2,1,NULL,'started','{"type":"started","order":[0,1],"by":"host"}','host',1769500800000);
INSERT INTO "log" VALUES(2,2,0,'move','{"move":"go","column":0}','player',1769501400000);
INSERT INTO "log" VALUES(2,3,0,'move','{"move":"collect"}','player',1769501400000);
INSERT INTO "log" VALUES(2,4,1,'move','{"move":"go","column":1}','player',1769501400000);
INSERT INTO "log" VALUES(2,5,1,'move','{"move":"collect"}','player',1769501400000);
INSERT INTO "log" VALUES(2,6,0,'move','{"move":"go","column":1}','player',1769502000000);
INSERT INTO "log" VALUES(2,7,0,'move','{"move":"collect"}','player',1769502000000);
INSERT INTO "log" VALUES(2,8,1,'move','{"move":"go","column":0}','player',1769502000000);
INSERT INTO "log" VALUES(2,9,1,'move','{"move":"collect"}','player',1769502000000);
INSERT INTO "log" VALUES(2,10,1,'move','{"move":"go","column":1}','player',1769502000000);
INSERT INTO "log" VALUES(2,11,1,'move','{"move":"collect"}','player',1769502000000);
INSERT INTO "log" VALUES(2,12,0,'move','{"move":"go","column":0}','player',1769502600000);
INSERT INTO "log" VALUES(2,13,0,'move','{"move":"collect"}','player',1769502600000);
INSERT INTO "log" VALUES(2,14,0,'move','{"move":"go","column":1}','player',1769502600000);
INSERT INTO "log" VALUES(2,15,0,'move','{"move":"collect"}','player',1769502600000);
INSERT INTO "log" VALUES(2,16,1,'move','{"move":"go","column":0}','player',1769502600000);
INSERT INTO "log" VALUES(2,17,1,'move','{"move":"collect"}','player',1769502600000);
INSERT INTO "log" VALUES(2,18,1,'move','{"move":"go","column":1}','player',1769502600000);
INSERT INTO "log" VALUES(2,19,1,'move','{"move":"collect"}','player',1769502600000);
CREATE TABLE matches (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	game VARCHAR(64) NOT NULL, 
	rules_version INTEGER NOT NULL, 
	edition TEXT NOT NULL, 
	options TEXT NOT NULL, 
	status VARCHAR(16) NOT NULL, 
	server BIGINT NOT NULL, 
	channel BIGINT NOT NULL, 
	is_thread BOOLEAN NOT NULL, 
	opener BIGINT NOT NULL, 
	seat_count SMALLINT NOT NULL, 
	begins VARCHAR(16) NOT NULL, 
	is_public BOOLEAN NOT NULL, 
	head INTEGER NOT NULL, 
	card BIGINT, 
	created BIGINT NOT NULL, 
	started BIGINT, 
	ended BIGINT, 
	title TEXT NOT NULL
, time_control TEXT DEFAULT '' NOT NULL, paused BIGINT, commitment VARCHAR(64) DEFAULT '' NOT NULL, is_brought_in BOOLEAN DEFAULT false NOT NULL, channel_lost BIGINT);
INSERT INTO "matches" VALUES(1,'nauticus',1,'{"wheel":[0,3,1,2,3,2,1,2],"spaces":[{"bonus":"workers3","prices":[3,0,1,2]},{"bonus":"mast","prices":[2,1,0,3]},{"bonus":"sail","prices":[3,0,2,1]},{"bonus":"vp2","prices":[1,2,3,0]},{"bonus":"workers2","prices":[0,2,3,1]},{"bonus":"worker_good","prices":[0,1,2,3]},{"bonus":"worker_vp","prices":[1,3,0,2]},{"bonus":"taler4","prices":[2,3,1,0]}],"reconstructed":["wheel","workers3","mast","sail","workers2","worker_good","worker_vp","taler4"],"house_rules":false}','{}','running',1,7000,0,100,2,'opener',1,12,NULL,1769500800000,1769500800000,NULL,'','',NULL,'d0e340fd0be2ea5a5c29776c34aa743568049152e06e1b508f0fd6ec03859f76',0,NULL);
INSERT INTO "matches" VALUES(2,'nautilus-island',1,'{"wrecks":[{"players":2,"columns":[1,2,2,3],"face_up":[true,false,true,false,true,false,true,false]},{"players":3,"columns":[1,2,2,3,3],"face_up":[true,false,true,false,true,false,true,false,true,false,true]},{"players":4,"columns":[1,1,2,2,3,3],"face_up":[true,false,true,false,true,false,true,false,true,false,true,false]}],"portholes":[[5,4,3],[8,7,6],[12,10,8],[16,14,12]],"treasures":[1,2,3,4],"tokens":[6,5,6,5,6,6],"reconstructed":["wreck","face_up","portholes","treasures","tokens"],"house_rules":false}','{}','running',1,7001,0,100,2,'opener',1,19,NULL,1769500800000,1769500800000,NULL,'','',NULL,'560476c5fe38bf395cdb2a89d5f77f700cc1856a6771d5c8c7404c4c349c8358',0,NULL);
CREATE TABLE mutes (
	"match" INTEGER NOT NULL, 
	person BIGINT NOT NULL, 
	until BIGINT, 
	CONSTRAINT pk_mutes PRIMARY KEY ("match", person), 
	CONSTRAINT fk_mutes_match FOREIGN KEY("match") REFERENCES matches (id)
)
 WITHOUT ROWID

;
CREATE TABLE notices (
	"match" INTEGER NOT NULL, 
	feature VARCHAR(32) NOT NULL, 
	kind VARCHAR(32) NOT NULL, 
	payload TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	channel BIGINT, 
	message BIGINT, 
	CONSTRAINT pk_notices PRIMARY KEY ("match", feature, kind, payload), 
	CONSTRAINT fk_notices_match FOREIGN KEY("match") REFERENCES matches (id)
)
 WITHOUT ROWID

;
CREATE TABLE opening_wishes (
	server BIGINT NOT NULL, 
	person BIGINT NOT NULL, 
	game VARCHAR(64) NOT NULL, 
	told BIGINT NOT NULL, 
	CONSTRAINT pk_opening_wishes PRIMARY KEY (server, person)
)
 WITHOUT ROWID

;
CREATE TABLE outages (
	server BIGINT NOT NULL, 
	began BIGINT NOT NULL, 
	ended BIGINT NOT NULL, 
	CONSTRAINT pk_outages PRIMARY KEY (server, began)
)
 WITHOUT ROWID

;
CREATE TABLE outbox (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	owner_kind VARCHAR(16) NOT NULL, 
	owner BIGINT NOT NULL, 
	feature VARCHAR(32) NOT NULL, 
	kind VARCHAR(32) NOT NULL, 
	payload TEXT NOT NULL, 
	nonce VARCHAR(25) NOT NULL, 
	created BIGINT NOT NULL, 
	attempts INTEGER NOT NULL, 
	not_before BIGINT NOT NULL, 
	is_aside BOOLEAN NOT NULL, is_urgent BOOLEAN DEFAULT false NOT NULL, 
	CONSTRAINT uq_outbox_nonce UNIQUE (nonce)
);
INSERT INTO "outbox" VALUES(3,'match',1,'fairness','transcript','{"kind":"transcript"}','8c1c5e1394fe8c4b2135a996',1769500800000,0,1769500800000,0,0);
INSERT INTO "outbox" VALUES(7,'match',2,'fairness','transcript','{"kind":"transcript"}','6c02699b705100dd1dbf7e7f',1769500800000,0,1769500800000,0,0);
INSERT INTO "outbox" VALUES(10,'match',1,'posts','lines','{"kind":"lines","to":4}','c23e0d545c301915b0198b72',1769501400000,0,1769501400000,0,0);
INSERT INTO "outbox" VALUES(12,'match',1,'posts','chapter','{"kind":"chapter","number":1}','d49dfa977b9ee04e3a2e0a3f',1769501400000,0,1769501400000,0,0);
INSERT INTO "outbox" VALUES(14,'match',2,'posts','lines','{"kind":"lines","to":3}','63385ad7b88c057fc82d2bf3',1769501400000,0,1769501400000,0,0);
INSERT INTO "outbox" VALUES(16,'match',2,'posts','chapter','{"kind":"chapter","number":1}','df60d9ba83e061c84d10de67',1769501400000,0,1769501400000,0,0);
INSERT INTO "outbox" VALUES(18,'match',1,'posts','lines','{"kind":"lines","to":10}','71521e9bc3d477279c2c0378',1769502000000,0,1769502000000,0,0);
INSERT INTO "outbox" VALUES(20,'match',2,'posts','lines','{"kind":"lines","to":7}','9dbdd9c63bfa4d9c60d079c3',1769502000000,0,1769502000000,0,0);
INSERT INTO "outbox" VALUES(22,'match',2,'posts','chapter','{"kind":"chapter","number":2}','985234bb3e13c96d9507969c',1769502000000,0,1769502000000,0,0);
INSERT INTO "outbox" VALUES(24,'match',2,'posts','lines','{"kind":"lines","to":11}','50cd0734365a6498c9dd4761',1769502000000,0,1769502000000,0,0);
INSERT INTO "outbox" VALUES(25,'match',1,'posts','card','{"kind":"card"}','6d654f4edc2625f03509b802',1769502600000,5,1769502600000,0,0);
INSERT INTO "outbox" VALUES(26,'match',1,'posts','chapter','{"kind":"chapter","number":2}','cb51b6f9e8dade057db9111f',1769502600000,0,1769502600000,0,0);
INSERT INTO "outbox" VALUES(28,'match',2,'posts','chapter','{"kind":"chapter","number":3}','257ff48145622f23f3c28ff4',1769502600000,0,1769502600000,0,0);
INSERT INTO "outbox" VALUES(30,'match',2,'posts','lines','{"kind":"lines","to":15}','4debbefdac7198617f1ec2ae',1769502600000,0,1769502600000,0,0);
INSERT INTO "outbox" VALUES(32,'match',2,'posts','chapter','{"kind":"chapter","number":4}','2115580314d5b1cc5673af67',1769502600000,0,1769502600000,0,0);
INSERT INTO "outbox" VALUES(33,'match',2,'posts','card','{"kind":"card"}','5c27f736424f80417931ba23',1769502600000,10,1769502600000,0,0);
INSERT INTO "outbox" VALUES(34,'match',2,'posts','lines','{"kind":"lines","to":19}','096ff8d213a5ca2c37769594',1769502600000,0,1769502600000,0,0);
CREATE TABLE people (
	id BIGINT NOT NULL, 
	name TEXT NOT NULL, 
	locale VARCHAR(16), settings TEXT DEFAULT '{}' NOT NULL, 
	CONSTRAINT pk_people PRIMARY KEY (id)
)
 WITHOUT ROWID

;
INSERT INTO "people" VALUES(100,'Ada',NULL,'{}');
INSERT INTO "people" VALUES(101,'Ben',NULL,'{}');
CREATE TABLE plans (
	"match" INTEGER NOT NULL, 
	seat SMALLINT NOT NULL, 
	payload TEXT NOT NULL, 
	revision INTEGER NOT NULL, 
	CONSTRAINT pk_plans PRIMARY KEY ("match", seat), 
	CONSTRAINT fk_plans_match FOREIGN KEY("match") REFERENCES matches (id)
)
 WITHOUT ROWID

;
CREATE TABLE pools (
	server BIGINT NOT NULL, 
	game VARCHAR(64) NOT NULL, 
	algorithm VARCHAR(32) NOT NULL, 
	through_ended BIGINT NOT NULL, 
	through_match BIGINT NOT NULL, 
	dirty INTEGER NOT NULL, 
	CONSTRAINT pk_pools PRIMARY KEY (server, game)
)
 WITHOUT ROWID

;
CREATE TABLE posted (
	"match" INTEGER NOT NULL, 
	channel BIGINT NOT NULL, 
	latest TEXT NOT NULL, 
	bearer BIGINT, 
	plain TEXT NOT NULL, 
	growing BIGINT, 
	growing_since BIGINT NOT NULL, 
	growing_from INTEGER NOT NULL, 
	told INTEGER NOT NULL, 
	CONSTRAINT pk_posted PRIMARY KEY ("match"), 
	CONSTRAINT fk_posted_match FOREIGN KEY("match") REFERENCES matches (id)
)
 WITHOUT ROWID

;
CREATE TABLE presences (
	"match" INTEGER NOT NULL, 
	person BIGINT NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_presences PRIMARY KEY ("match", person), 
	CONSTRAINT fk_presences_match FOREIGN KEY("match") REFERENCES matches (id)
)
 WITHOUT ROWID

;
INSERT INTO "presences" VALUES(1,100,1769502600000);
INSERT INTO "presences" VALUES(1,101,1769502000000);
INSERT INTO "presences" VALUES(2,100,1769502600000);
INSERT INTO "presences" VALUES(2,101,1769502600000);
CREATE TABLE private_notes (
	"match" INTEGER NOT NULL, 
	person BIGINT NOT NULL, 
	words TEXT NOT NULL, 
	CONSTRAINT pk_private_notes PRIMARY KEY ("match", person), 
	CONSTRAINT fk_private_notes_match FOREIGN KEY("match") REFERENCES matches (id)
)
 WITHOUT ROWID

;
CREATE TABLE pulse (
	id SMALLINT NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_pulse PRIMARY KEY (id)
)
 WITHOUT ROWID

;
CREATE TABLE questions (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	"match" INTEGER NOT NULL, 
	feature VARCHAR(32) NOT NULL, 
	kind VARCHAR(32) NOT NULL, 
	seat SMALLINT NOT NULL, 
	payload TEXT NOT NULL, 
	asker BIGINT, 
	asked BIGINT NOT NULL, 
	closes BIGINT NOT NULL, 
	message BIGINT, 
	CONSTRAINT uq_questions_match_feature_kind_seat UNIQUE ("match", feature, kind, seat), 
	CONSTRAINT fk_questions_match FOREIGN KEY("match") REFERENCES matches (id)
);
CREATE TABLE rated (
	"match" INTEGER NOT NULL, 
	server BIGINT NOT NULL, 
	game VARCHAR(64) NOT NULL, 
	ended BIGINT, 
	verdict VARCHAR(16) NOT NULL, 
	CONSTRAINT pk_rated PRIMARY KEY ("match"), 
	CONSTRAINT fk_rated_match FOREIGN KEY("match") REFERENCES matches (id)
)
 WITHOUT ROWID

;
CREATE TABLE rates (
	id INTEGER NOT NULL, 
	person BIGINT NOT NULL, 
	what VARCHAR(16) NOT NULL, 
	whom BIGINT NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_rates PRIMARY KEY (id)
);
INSERT INTO "rates" VALUES(1,100,'open',0,1769500800000);
INSERT INTO "rates" VALUES(2,100,'open',0,1769500800000);
CREATE TABLE ratings (
	server BIGINT NOT NULL, 
	game VARCHAR(64) NOT NULL, 
	person BIGINT NOT NULL, 
	mu DOUBLE NOT NULL, 
	sigma DOUBLE NOT NULL, 
	matches INTEGER NOT NULL, 
	last BIGINT NOT NULL, 
	peak DOUBLE NOT NULL, 
	CONSTRAINT pk_ratings PRIMARY KEY (server, game, person)
)
 WITHOUT ROWID

;
CREATE TABLE reliability (
	person BIGINT NOT NULL, 
	turns INTEGER NOT NULL, 
	late INTEGER NOT NULL, 
	finished INTEGER NOT NULL, 
	"left" INTEGER NOT NULL, 
	CONSTRAINT pk_reliability PRIMARY KEY (person)
)
 WITHOUT ROWID

;
INSERT INTO "reliability" VALUES(100,6,0,0,0);
INSERT INTO "reliability" VALUES(101,7,0,0,0);
CREATE TABLE rematches (
	"match" INTEGER NOT NULL, 
	former BIGINT NOT NULL, 
	CONSTRAINT pk_rematches PRIMARY KEY ("match"), 
	CONSTRAINT fk_rematches_match FOREIGN KEY("match") REFERENCES matches (id)
)
 WITHOUT ROWID

;
CREATE TABLE results (
	"match" INTEGER NOT NULL, 
	seat SMALLINT NOT NULL, 
	how VARCHAR(16) NOT NULL, 
	server BIGINT NOT NULL, 
	game VARCHAR(64) NOT NULL, 
	rules_version INTEGER NOT NULL, 
	seats SMALLINT NOT NULL, 
	started BIGINT NOT NULL, 
	ended BIGINT NOT NULL, 
	is_brought_in BOOLEAN NOT NULL, 
	person BIGINT, 
	robot VARCHAR(32), 
	place SMALLINT NOT NULL, 
	shared SMALLINT NOT NULL, 
	points INTEGER NOT NULL, 
	turns INTEGER NOT NULL, 
	used BIGINT NOT NULL, 
	late INTEGER NOT NULL, 
	CONSTRAINT pk_results PRIMARY KEY ("match", seat, how), 
	CONSTRAINT fk_results_match FOREIGN KEY("match") REFERENCES matches (id)
)
 WITHOUT ROWID

;
CREATE TABLE sandboxes (
	"match" INTEGER NOT NULL, 
	person BIGINT NOT NULL, 
	base INTEGER NOT NULL, 
	actions TEXT NOT NULL, 
	revision INTEGER NOT NULL, 
	CONSTRAINT pk_sandboxes PRIMARY KEY ("match", person), 
	CONSTRAINT fk_sandboxes_match FOREIGN KEY("match") REFERENCES matches (id)
)
 WITHOUT ROWID

;
CREATE TABLE seats (
	"match" INTEGER NOT NULL, 
	seat SMALLINT NOT NULL, 
	person BIGINT, 
	robot VARCHAR(32), 
	name TEXT NOT NULL, 
	status VARCHAR(16) NOT NULL, former BIGINT, is_wanted BOOLEAN DEFAULT false NOT NULL, 
	CONSTRAINT pk_seats PRIMARY KEY ("match", seat), 
	CONSTRAINT uq_seats_match_person UNIQUE ("match", person), 
	CONSTRAINT fk_seats_match FOREIGN KEY("match") REFERENCES matches (id)
)
 WITHOUT ROWID

;
INSERT INTO "seats" VALUES(1,0,100,NULL,'Ada','running',NULL,0);
INSERT INTO "seats" VALUES(1,1,101,NULL,'Ben','running',NULL,0);
INSERT INTO "seats" VALUES(2,0,100,NULL,'Ada','running',NULL,0);
INSERT INTO "seats" VALUES(2,1,101,NULL,'Ben','running',NULL,0);
CREATE TABLE secrets (
	"match" INTEGER NOT NULL, 
	seed VARCHAR(64) NOT NULL, 
	salt VARCHAR(64) NOT NULL, 
	CONSTRAINT pk_secrets PRIMARY KEY ("match"), 
	CONSTRAINT fk_secrets_match FOREIGN KEY("match") REFERENCES matches (id)
)
 WITHOUT ROWID

;
INSERT INTO "secrets" VALUES(1,'0000000000000000000000000000000100000000000000000000000000000002','');
INSERT INTO "secrets" VALUES(2,'0000000000000000000000000000000300000000000000000000000000000004','');
CREATE TABLE servers (
	id BIGINT NOT NULL, 
	locale VARCHAR(16), settings TEXT DEFAULT '{}' NOT NULL, board_message BIGINT, 
	CONSTRAINT pk_servers PRIMARY KEY (id)
)
 WITHOUT ROWID

;
CREATE TABLE shared (
	"match" INTEGER NOT NULL, 
	what VARCHAR(16) NOT NULL, 
	person BIGINT NOT NULL, 
	channel BIGINT, 
	message BIGINT, 
	CONSTRAINT pk_shared PRIMARY KEY ("match", what), 
	CONSTRAINT fk_shared_match FOREIGN KEY("match") REFERENCES matches (id)
)
 WITHOUT ROWID

;
CREATE TABLE snapshots (
	"match" INTEGER NOT NULL, 
	seq INTEGER NOT NULL, 
	state TEXT NOT NULL, 
	CONSTRAINT pk_snapshots PRIMARY KEY ("match"), 
	CONSTRAINT fk_snapshots_match FOREIGN KEY("match") REFERENCES matches (id)
);
CREATE TABLE timers (
	owner_kind VARCHAR(16) NOT NULL, 
	owner BIGINT NOT NULL, 
	feature VARCHAR(32) NOT NULL, 
	kind VARCHAR(32) NOT NULL, 
	payload TEXT NOT NULL, 
	at BIGINT NOT NULL, attempts INTEGER DEFAULT 0 NOT NULL, 
	CONSTRAINT pk_timers PRIMARY KEY (owner_kind, owner, feature, kind, payload)
)
 WITHOUT ROWID

;
INSERT INTO "timers" VALUES('match',1,'idle','warn','{"kind":"warn"}',1774081800000,0);
INSERT INTO "timers" VALUES('match',1,'notices','ping','{"kind":"ping","seat":0,"turn":12}',1769503500000,0);
INSERT INTO "timers" VALUES('match',2,'idle','warn','{"kind":"warn"}',1774081800000,0);
INSERT INTO "timers" VALUES('match',2,'notices','ping','{"kind":"ping","seat":0,"turn":19}',1769503500000,0);
CREATE TABLE vote_requests (
	id INTEGER NOT NULL, 
	"match" INTEGER NOT NULL, 
	person BIGINT NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_vote_requests PRIMARY KEY (id), 
	CONSTRAINT fk_vote_requests_match FOREIGN KEY("match") REFERENCES matches (id)
);
CREATE INDEX ix_matches_channel_id ON matches (channel, id);
CREATE INDEX ix_matches_server_status_id ON matches (server, status, id);
CREATE UNIQUE INDEX uq_matches_live_channel ON matches (channel) WHERE status IN ('open', 'running');
CREATE INDEX ix_seats_person_status_match ON seats (person, status, "match");
CREATE INDEX ix_handled_at ON handled (at);
CREATE INDEX ix_outbox_owner_kind_owner_id ON outbox (owner_kind, owner, id);
CREATE INDEX ix_outbox_not_before_id ON outbox (not_before, id);
CREATE INDEX ix_jobs_owner_kind_owner_id ON jobs (owner_kind, owner, id);
CREATE INDEX ix_jobs_not_before_id ON jobs (not_before, id);
CREATE INDEX ix_timers_at ON timers (at);
CREATE INDEX ix_audits_server_id ON audits (server, id);
CREATE INDEX ix_vote_requests_match_person ON vote_requests ("match", person);
CREATE INDEX ix_results_person_server_ended_match ON results (person, server, ended, "match");
CREATE INDEX ix_rematches_former_match ON rematches (former, "match");
CREATE INDEX ix_rated_server_game_ended_match ON rated (server, game, ended, "match");
CREATE INDEX ix_follows_person ON follows (person);
CREATE INDEX ix_rates_person_what_at ON rates (person, what, at);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('matches',2);
INSERT INTO "sqlite_sequence" VALUES('outbox',34);
COMMIT;

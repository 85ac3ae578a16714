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
);
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
INSERT INTO "drafts" VALUES(1,0,12,'[[{"move":"choose","tile":"goods"}]]',6);
INSERT INTO "drafts" VALUES(1,1,10,'[]',6);
INSERT INTO "drafts" VALUES(2,0,19,'[[{"move":"go","column":0}]]',9);
INSERT INTO "drafts" VALUES(2,1,19,'[]',10);
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
INSERT INTO "harbour_version" VALUES('0007');
CREATE TABLE invites (
	"match" INTEGER NOT NULL, 
	person BIGINT NOT NULL, 
	name TEXT NOT NULL, 
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
INSERT INTO "log" VALUES(1,2,0,'move','{"move":"choose","tile":"mast"}','player',1769501400000);
INSERT INTO "log" VALUES(1,3,0,'move','{"move":"pass"}','player',1769501400000);
INSERT INTO "log" VALUES(1,4,0,'move','{"move":"end"}','player',1769501400000);
INSERT INTO "log" VALUES(1,5,1,'move','{"move":"pass"}','player',1769501400000);
INSERT INTO "log" VALUES(1,6,1,'move','{"move":"end"}','player',1769501400000);
INSERT INTO "log" VALUES(1,7,1,'move','{"move":"choose","tile":"withdraw"}','player',1769502000000);
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
, time_control TEXT DEFAULT '' NOT NULL, paused BIGINT, commitment VARCHAR(64) DEFAULT '' NOT NULL, is_brought_in BOOLEAN DEFAULT false NOT NULL);
INSERT INTO "matches" VALUES(1,'nauticus',1,'{"wheel":[0,3,1,2,3,2,1,2],"spaces":[{"bonus":"workers3","prices":[3,0,1,2]},{"bonus":"mast","prices":[2,1,0,3]},{"bonus":"sail","prices":[3,0,2,1]},{"bonus":"vp2","prices":[1,2,3,0]},{"bonus":"workers2","prices":[0,2,3,1]},{"bonus":"worker_good","prices":[0,1,2,3]},{"bonus":"worker_vp","prices":[1,3,0,2]},{"bonus":"taler4","prices":[2,3,1,0]}],"reconstructed":["wheel","workers3","mast","sail","workers2","worker_good","worker_vp","taler4"],"house_rules":false}','{}','running',1,7000,0,100,2,'opener',1,12,NULL,1769500800000,1769500800000,NULL,'','',NULL,'adc33bcfa0baf669f00d6c6cd011d8128962e8c4d0a2deb48a18e54ea2911b97',0);
INSERT INTO "matches" VALUES(2,'nautilus-island',1,'{"wrecks":[{"players":2,"columns":[1,2,2,3],"face_up":[true,false,true,false,true,false,true,false]},{"players":3,"columns":[1,2,2,3,3],"face_up":[true,false,true,false,true,false,true,false,true,false,true]},{"players":4,"columns":[1,1,2,2,3,3],"face_up":[true,false,true,false,true,false,true,false,true,false,true,false]}],"portholes":[[5,4,3],[8,7,6],[12,10,8],[16,14,12]],"treasures":[1,2,3,4],"tokens":[6,5,6,5,6,6],"reconstructed":["wreck","face_up","portholes","treasures","tokens"],"house_rules":false}','{}','running',1,7001,0,100,2,'opener',1,19,NULL,1769500800000,1769500800000,NULL,'','',NULL,'903d4c61599bc8654376d728a0a842d776f52e47e1534d15771558a8eb888bc1',0);
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
CREATE TABLE outages (
	began BIGINT NOT NULL, 
	ended BIGINT NOT NULL, 
	CONSTRAINT pk_outages PRIMARY KEY (began)
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
	is_aside BOOLEAN NOT NULL, 
	CONSTRAINT uq_outbox_nonce UNIQUE (nonce)
);
INSERT INTO "outbox" VALUES(7,'match',1,'posts','chapter','{"kind":"chapter","number":1}','49def88de685df7a5a6b39bd',1769501400000,0,1769501400000,0);
INSERT INTO "outbox" VALUES(10,'match',2,'posts','chapter','{"kind":"chapter","number":1}','194e9711bf45c0c5ff2d6af3',1769501400000,0,1769501400000,0);
INSERT INTO "outbox" VALUES(14,'match',2,'posts','chapter','{"kind":"chapter","number":2}','2d06e5de90dac73dd17094cb',1769502000000,0,1769502000000,0);
INSERT INTO "outbox" VALUES(16,'match',1,'posts','card','{"kind":"card"}','c747e762909748cd1cce37e7',1769502600000,5,1769502600000,0);
INSERT INTO "outbox" VALUES(17,'match',1,'posts','chapter','{"kind":"chapter","number":2}','8698db30d5c54ec02595218e',1769502600000,0,1769502600000,0);
INSERT INTO "outbox" VALUES(19,'match',2,'posts','chapter','{"kind":"chapter","number":3}','e45660c6b1368baf7d602605',1769502600000,0,1769502600000,0);
INSERT INTO "outbox" VALUES(22,'match',2,'posts','chapter','{"kind":"chapter","number":4}','587ea24291dd6ed84c305c92',1769502600000,0,1769502600000,0);
INSERT INTO "outbox" VALUES(23,'match',2,'posts','card','{"kind":"card"}','0a79c21e88d9972f7c0d6bcf',1769502600000,10,1769502600000,0);
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
INSERT INTO "secrets" VALUES(1,'00000000000000000000000000000001','00000000000000000000000000000002');
INSERT INTO "secrets" VALUES(2,'00000000000000000000000000000003','00000000000000000000000000000004');
CREATE TABLE servers (
	id BIGINT NOT NULL, 
	locale VARCHAR(16), settings TEXT DEFAULT '{}' NOT NULL, board_message BIGINT, 
	CONSTRAINT pk_servers PRIMARY KEY (id)
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
	at BIGINT NOT NULL, 
	CONSTRAINT pk_timers PRIMARY KEY (owner_kind, owner, feature, kind, payload)
)
 WITHOUT ROWID

;
INSERT INTO "timers" VALUES('match',1,'notices','ping','{"kind":"ping","seat":0,"turn":12}',1769502720000);
INSERT INTO "timers" VALUES('match',2,'notices','ping','{"kind":"ping","seat":0,"turn":19}',1769502720000);
INSERT INTO "timers" VALUES('match',1,'idle','warn','{"kind":"warn"}',1774081800000);
INSERT INTO "timers" VALUES('match',2,'idle','warn','{"kind":"warn"}',1774081800000);
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
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('matches',2);
INSERT INTO "sqlite_sequence" VALUES('outbox',23);
COMMIT;

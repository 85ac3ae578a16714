BEGIN TRANSACTION;
CREATE TABLE audits (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	server BIGINT NOT NULL, 
	"match" INTEGER, 
	person BIGINT NOT NULL, 
	name TEXT NOT NULL, 
	act VARCHAR(16) NOT NULL, 
	reason TEXT NOT NULL, 
	detail TEXT NOT NULL, 
	at BIGINT NOT NULL
);
INSERT INTO "audits" VALUES(1,800000000000000001,4,820000000000000009,'Hal','pause','the harbour is frozen','{}',1768059600000);
INSERT INTO "audits" VALUES(2,800000000000000001,4,820000000000000009,'Hal','resume','it thaws','{}',1768077600000);
INSERT INTO "audits" VALUES(3,800000000000000001,4,820000000000000009,'Hal','extend','a lost oar','{"seat":1,"hours":12}',1768077600000);
INSERT INTO "audits" VALUES(4,800000000000000001,4,820000000000000009,'Hal','repost','','{}',1768077600000);
INSERT INTO "audits" VALUES(5,800000000000000001,4,820000000000000009,'Hal','repair','','{"entries":19,"misfit":0}',1768077600000);
INSERT INTO "audits" VALUES(6,800000000000000001,4,820000000000000009,'Hal','undo','a slip','{"to":20}',1768081800000);
INSERT INTO "audits" VALUES(7,800000000000000001,4,820000000000000009,'Hal','replace','Ben is at sea','{"seat":1}',1768081800000);
INSERT INTO "audits" VALUES(8,800000000000000001,4,820000000000000009,'Hal','dismiss','','{"seat":2}',1768081800000);
INSERT INTO "audits" VALUES(9,800000000000000001,4,820000000000000009,'Hal','close','the season is over','{}',1768085400000);
INSERT INTO "audits" VALUES(10,800000000000000001,6,820000000000000009,'Hal','cancel','','{}',1768202400000);
INSERT INTO "audits" VALUES(11,800000000000000001,3,820000000000000009,'Hal','export','for the archive','{}',1768202400000);
INSERT INTO "audits" VALUES(12,800000000000000001,7,820000000000000009,'Hal','import','from another harbour','{}',1768202400000);
INSERT INTO "audits" VALUES(13,800000000000000001,12,820000000000000009,'Hal','pause','a storm','{}',1769371200000);
INSERT INTO "audits" VALUES(14,800000000000000001,12,820000000000000009,'Hal','extend','a broken mast','{"seat":1,"hours":6}',1769500780000);
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
INSERT INTO "ballots" VALUES(16,820000000000000004,'wait',1769465100000);
INSERT INTO "ballots" VALUES(17,820000000000000004,'yes',1769465100000);
INSERT INTO "ballots" VALUES(20,820000000000000001,'yes',1769486400000);
INSERT INTO "ballots" VALUES(20,820000000000000002,'yes',1769500440000);
INSERT INTO "ballots" VALUES(21,820000000000000003,'turn',1769500440000);
INSERT INTO "ballots" VALUES(22,820000000000000001,'yes',1769500730000);
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
INSERT INTO "clocks" VALUES(9,0,NULL,1768887360000,1,0);
INSERT INTO "clocks" VALUES(10,0,345000000,NULL,1,0);
INSERT INTO "clocks" VALUES(10,1,345000000,NULL,3,0);
INSERT INTO "clocks" VALUES(10,2,0,NULL,7,1);
INSERT INTO "clocks" VALUES(11,0,345600000,1769176200000,1,0);
INSERT INTO "clocks" VALUES(12,0,431400000,NULL,1,0);
INSERT INTO "clocks" VALUES(12,1,398400000,NULL,9,0);
INSERT INTO "clocks" VALUES(12,2,431400000,NULL,7,0);
INSERT INTO "clocks" VALUES(13,0,345600000,1769241300000,1,0);
INSERT INTO "clocks" VALUES(14,0,432000000,NULL,28,0);
INSERT INTO "clocks" VALUES(14,1,431700000,NULL,32,0);
INSERT INTO "clocks" VALUES(14,2,432000000,1769486100000,34,0);
INSERT INTO "clocks" VALUES(15,0,0,NULL,1,1);
INSERT INTO "clocks" VALUES(16,0,345540000,NULL,1,0);
INSERT INTO "clocks" VALUES(17,0,345600000,1769500440000,1,0);
CREATE TABLE conduct (
	person BIGINT NOT NULL, 
	turns INTEGER NOT NULL, 
	late INTEGER NOT NULL, 
	finished INTEGER NOT NULL, 
	"left" INTEGER NOT NULL, 
	CONSTRAINT pk_conduct PRIMARY KEY (person)
)
 WITHOUT ROWID

;
INSERT INTO "conduct" VALUES(820000000000000001,50,0,2,0);
INSERT INTO "conduct" VALUES(820000000000000002,41,2,1,1);
INSERT INTO "conduct" VALUES(820000000000000003,26,1,1,1);
INSERT INTO "conduct" VALUES(820000000000000004,10,3,0,1);
INSERT INTO "conduct" VALUES(820000000000000009,0,1,0,0);
CREATE TABLE days_off (
	person BIGINT NOT NULL, 
	day VARCHAR(10) NOT NULL, 
	is_holiday BOOLEAN NOT NULL, 
	CONSTRAINT pk_days_off PRIMARY KEY (person, day)
)
 WITHOUT ROWID

;
INSERT INTO "days_off" VALUES(820000000000000001,'2026-05-01',1);
INSERT INTO "days_off" VALUES(820000000000000002,'2026-03-02',0);
INSERT INTO "days_off" VALUES(820000000000000002,'2026-03-03',0);
INSERT INTO "days_off" VALUES(820000000000000002,'2026-03-04',0);
INSERT INTO "days_off" VALUES(820000000000000002,'2026-04-06',1);
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
INSERT INTO "drafts" VALUES(1,0,171,'[]',87);
INSERT INTO "drafts" VALUES(1,1,169,'[]',91);
INSERT INTO "drafts" VALUES(2,0,3,'[]',2);
INSERT INTO "drafts" VALUES(2,1,5,'[]',2);
INSERT INTO "drafts" VALUES(3,0,65,'[]',41);
INSERT INTO "drafts" VALUES(3,1,68,'[]',40);
INSERT INTO "drafts" VALUES(4,0,27,'[]',4);
INSERT INTO "drafts" VALUES(4,1,28,'[]',11);
INSERT INTO "drafts" VALUES(4,2,36,'[]',12);
INSERT INTO "drafts" VALUES(5,0,54,'[]',14);
INSERT INTO "drafts" VALUES(5,1,59,'[]',13);
INSERT INTO "drafts" VALUES(5,2,58,'[]',17);
INSERT INTO "drafts" VALUES(10,0,3,'[]',2);
INSERT INTO "drafts" VALUES(10,1,5,'[]',2);
INSERT INTO "drafts" VALUES(10,2,7,'[]',2);
INSERT INTO "drafts" VALUES(12,0,3,'[]',2);
INSERT INTO "drafts" VALUES(12,1,5,'[]',2);
INSERT INTO "drafts" VALUES(12,2,9,'[]',4);
INSERT INTO "drafts" VALUES(14,0,32,'[]',14);
INSERT INTO "drafts" VALUES(14,1,34,'[]',9);
INSERT INTO "drafts" VALUES(14,2,34,'[[{"move":"extra","tile":"hull"}]]',29);
INSERT INTO "drafts" VALUES(16,0,3,'[]',2);
CREATE TABLE handled (
	id BIGINT NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_handled PRIMARY KEY (id)
)
 WITHOUT ROWID

;
INSERT INTO "handled" VALUES(840000000000000003,1769493600000);
INSERT INTO "handled" VALUES(840000000000000002,1769497200000);
INSERT INTO "handled" VALUES(840000000000000001,1769500800000);
CREATE TABLE harbour_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT harbour_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "harbour_version" VALUES('0003');
CREATE TABLE invites (
	"match" INTEGER NOT NULL, 
	person BIGINT NOT NULL, 
	name TEXT NOT NULL, 
	CONSTRAINT pk_invites PRIMARY KEY ("match", person), 
	CONSTRAINT fk_invites_match FOREIGN KEY("match") REFERENCES matches (id)
)
 WITHOUT ROWID

;
INSERT INTO "invites" VALUES(18,820000000000000002,'Ben');
INSERT INTO "invites" VALUES(18,820000000000000003,'Cem');
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
INSERT INTO "log" VALUES(1,1,NULL,'started','{"type":"started","order":[0,1],"by":"host"}','host',1768032000000);
INSERT INTO "log" VALUES(1,2,0,'move','{"move":"choose","tile":"sail"}','player',1768032600000);
INSERT INTO "log" VALUES(1,3,0,'move','{"move":"pass"}','player',1768032600000);
INSERT INTO "log" VALUES(1,4,0,'move','{"move":"end"}','player',1768032600000);
INSERT INTO "log" VALUES(1,5,1,'move','{"move":"pass"}','player',1768033200000);
INSERT INTO "log" VALUES(1,6,1,'move','{"move":"end"}','player',1768033200000);
INSERT INTO "log" VALUES(1,7,1,'move','{"move":"choose","tile":"deliver"}','player',1768723800000);
INSERT INTO "log" VALUES(1,8,1,'move','{"move":"pass"}','player',1768723800000);
INSERT INTO "log" VALUES(1,9,1,'move','{"move":"end"}','player',1768723800000);
INSERT INTO "log" VALUES(1,10,0,'move','{"move":"pass"}','player',1768724400000);
INSERT INTO "log" VALUES(1,11,0,'move','{"move":"end"}','player',1768724400000);
INSERT INTO "log" VALUES(1,12,0,'move','{"move":"choose","tile":"hull"}','player',1769495460000);
INSERT INTO "log" VALUES(1,13,0,'move','{"move":"pass"}','player',1769495460000);
INSERT INTO "log" VALUES(1,14,0,'move','{"move":"end"}','player',1769495460000);
INSERT INTO "log" VALUES(1,15,1,'move','{"move":"pass"}','plan',1769495460000);
INSERT INTO "log" VALUES(1,16,1,'move','{"move":"end"}','plan',1769495460000);
INSERT INTO "log" VALUES(1,17,1,'move','{"move":"choose","tile":"withdraw"}','player',1769495490000);
INSERT INTO "log" VALUES(1,18,1,'move','{"move":"withdraw","workers":2}','player',1769495490000);
INSERT INTO "log" VALUES(1,19,1,'move','{"move":"end"}','player',1769495490000);
INSERT INTO "log" VALUES(1,20,0,'move','{"move":"withdraw","workers":2}','player',1769495520000);
INSERT INTO "log" VALUES(1,21,0,'move','{"move":"end"}','player',1769495520000);
INSERT INTO "log" VALUES(1,22,0,'move','{"move":"choose","tile":"crowns"}','player',1769495550000);
INSERT INTO "log" VALUES(1,23,0,'move','{"move":"crowns","workers":5}','player',1769495550000);
INSERT INTO "log" VALUES(1,24,0,'move','{"move":"end"}','player',1769495550000);
INSERT INTO "log" VALUES(1,25,1,'move','{"move":"crowns","workers":5}','player',1769495580000);
INSERT INTO "log" VALUES(1,26,1,'move','{"move":"end"}','player',1769495580000);
INSERT INTO "log" VALUES(1,27,1,'move','{"move":"choose","tile":"transport"}','player',1769495610000);
INSERT INTO "log" VALUES(1,28,1,'move','{"move":"take","part":"good:fish","for":"bonus"}','player',1769495610000);
INSERT INTO "log" VALUES(1,29,1,'move','{"move":"pass"}','player',1769495610000);
INSERT INTO "log" VALUES(1,30,1,'move','{"move":"end"}','player',1769495610000);
INSERT INTO "log" VALUES(1,31,0,'move','{"move":"pass"}','player',1769495640000);
INSERT INTO "log" VALUES(1,32,0,'move','{"move":"end"}','player',1769495640000);
INSERT INTO "log" VALUES(1,33,0,'move','{"move":"choose","tile":"mast"}','player',1769495670000);
INSERT INTO "log" VALUES(1,34,0,'move','{"move":"take","part":"mast:whale","for":"bonus"}','player',1769495670000);
INSERT INTO "log" VALUES(1,35,0,'move','{"move":"buy","part":"mast:whale","to":"storage"}','player',1769495670000);
INSERT INTO "log" VALUES(1,36,0,'move','{"move":"buy","part":"mast:anchor","to":"storage"}','player',1769495670000);
INSERT INTO "log" VALUES(1,37,0,'move','{"move":"done"}','player',1769495670000);
INSERT INTO "log" VALUES(1,38,0,'move','{"move":"end"}','player',1769495670000);
INSERT INTO "log" VALUES(1,39,1,'move','{"move":"buy","part":"mast:whale","to":"storage"}','player',1769495700000);
INSERT INTO "log" VALUES(1,40,1,'move','{"move":"buy","part":"mast:anchor","to":"storage"}','player',1769495700000);
INSERT INTO "log" VALUES(1,41,1,'move','{"move":"done"}','player',1769495700000);
INSERT INTO "log" VALUES(1,42,1,'move','{"move":"end"}','player',1769495700000);
INSERT INTO "log" VALUES(1,43,1,'move','{"move":"choose","tile":"hull"}','player',1769495730000);
INSERT INTO "log" VALUES(1,44,1,'move','{"move":"pass"}','player',1769495730000);
INSERT INTO "log" VALUES(1,45,1,'move','{"move":"end"}','player',1769495730000);
INSERT INTO "log" VALUES(1,46,0,'move','{"move":"pass"}','player',1769495760000);
INSERT INTO "log" VALUES(1,47,0,'move','{"move":"end"}','player',1769495760000);
INSERT INTO "log" VALUES(1,48,0,'move','{"move":"choose","tile":"mast"}','player',1769495790000);
INSERT INTO "log" VALUES(1,49,0,'move','{"move":"pass"}','player',1769495790000);
INSERT INTO "log" VALUES(1,50,0,'move','{"move":"end"}','player',1769495790000);
INSERT INTO "log" VALUES(1,51,1,'move','{"move":"pass"}','player',1769495820000);
INSERT INTO "log" VALUES(1,52,1,'move','{"move":"end"}','player',1769495820000);
INSERT INTO "log" VALUES(1,53,1,'move','{"move":"choose","tile":"goods"}','player',1769495850000);
INSERT INTO "log" VALUES(1,54,1,'move','{"move":"take","part":"good:fish","for":"bonus"}','player',1769495850000);
INSERT INTO "log" VALUES(1,55,1,'move','{"move":"pass"}','player',1769495850000);
INSERT INTO "log" VALUES(1,56,1,'move','{"move":"end"}','player',1769495850000);
INSERT INTO "log" VALUES(1,57,0,'move','{"move":"pass"}','player',1769495880000);
INSERT INTO "log" VALUES(1,58,0,'move','{"move":"end"}','player',1769495880000);
INSERT INTO "log" VALUES(1,59,0,'move','{"move":"choose","tile":"crowns"}','player',1769495910000);
INSERT INTO "log" VALUES(1,60,0,'move','{"move":"crowns","workers":5}','player',1769495910000);
INSERT INTO "log" VALUES(1,61,0,'move','{"move":"end"}','player',1769495910000);
INSERT INTO "log" VALUES(1,62,1,'move','{"move":"crowns","workers":5}','player',1769495940000);
INSERT INTO "log" VALUES(1,63,1,'move','{"move":"end"}','player',1769495940000);
INSERT INTO "log" VALUES(1,64,1,'move','{"move":"choose","tile":"sail"}','player',1769495970000);
INSERT INTO "log" VALUES(1,65,1,'move','{"move":"buy","part":"sail:whale","to":"storage"}','player',1769495970000);
INSERT INTO "log" VALUES(1,66,1,'move','{"move":"done"}','player',1769495970000);
INSERT INTO "log" VALUES(1,67,1,'move','{"move":"end"}','player',1769495970000);
INSERT INTO "log" VALUES(1,68,0,'move','{"move":"buy","part":"sail:whale","to":"storage"}','player',1769496000000);
INSERT INTO "log" VALUES(1,69,0,'move','{"move":"done"}','player',1769496000000);
INSERT INTO "log" VALUES(1,70,0,'move','{"move":"end"}','player',1769496000000);
INSERT INTO "log" VALUES(1,71,0,'move','{"move":"choose","tile":"withdraw"}','player',1769496030000);
INSERT INTO "log" VALUES(1,72,0,'move','{"move":"withdraw","workers":2}','player',1769496030000);
INSERT INTO "log" VALUES(1,73,0,'move','{"move":"end"}','player',1769496030000);
INSERT INTO "log" VALUES(1,74,1,'move','{"move":"withdraw","workers":2}','player',1769496060000);
INSERT INTO "log" VALUES(1,75,1,'move','{"move":"end"}','player',1769496060000);
INSERT INTO "log" VALUES(1,76,1,'move','{"move":"choose","tile":"transport"}','player',1769496090000);
INSERT INTO "log" VALUES(1,77,1,'move','{"move":"take","part":"sail:compass","for":"bonus"}','player',1769496090000);
INSERT INTO "log" VALUES(1,78,1,'move','{"move":"pass"}','player',1769496090000);
INSERT INTO "log" VALUES(1,79,1,'move','{"move":"end"}','player',1769496090000);
INSERT INTO "log" VALUES(1,80,0,'move','{"move":"pass"}','player',1769496120000);
INSERT INTO "log" VALUES(1,81,0,'move','{"move":"end"}','player',1769496120000);
INSERT INTO "log" VALUES(1,82,0,'move','{"move":"choose","tile":"withdraw"}','player',1769496150000);
INSERT INTO "log" VALUES(1,83,0,'move','{"move":"pass"}','player',1769496150000);
INSERT INTO "log" VALUES(1,84,0,'move','{"move":"end"}','player',1769496150000);
INSERT INTO "log" VALUES(1,85,1,'move','{"move":"pass"}','player',1769496180000);
INSERT INTO "log" VALUES(1,86,1,'move','{"move":"end"}','player',1769496180000);
INSERT INTO "log" VALUES(1,87,1,'move','{"move":"choose","tile":"deliver"}','player',1769496210000);
INSERT INTO "log" VALUES(1,88,1,'move','{"move":"pass"}','player',1769496210000);
INSERT INTO "log" VALUES(1,89,1,'move','{"move":"end"}','player',1769496210000);
INSERT INTO "log" VALUES(1,90,0,'move','{"move":"pass"}','player',1769496240000);
INSERT INTO "log" VALUES(1,91,0,'move','{"move":"end"}','player',1769496240000);
INSERT INTO "log" VALUES(1,92,0,'move','{"move":"choose","tile":"sail"}','player',1769496270000);
INSERT INTO "log" VALUES(1,93,0,'move','{"move":"take","part":"good:salt","for":"bonus"}','player',1769496270000);
INSERT INTO "log" VALUES(1,94,0,'move','{"move":"pass"}','player',1769496270000);
INSERT INTO "log" VALUES(1,95,0,'move','{"move":"end"}','player',1769496270000);
INSERT INTO "log" VALUES(1,96,1,'move','{"move":"pass"}','player',1769496300000);
INSERT INTO "log" VALUES(1,97,1,'move','{"move":"end"}','player',1769496300000);
INSERT INTO "log" VALUES(1,98,1,'move','{"move":"choose","tile":"crowns"}','player',1769496330000);
INSERT INTO "log" VALUES(1,99,1,'move','{"move":"crowns","workers":5}','player',1769496330000);
INSERT INTO "log" VALUES(1,100,1,'move','{"move":"end"}','player',1769496330000);
INSERT INTO "log" VALUES(1,101,0,'move','{"move":"crowns","workers":5}','player',1769496360000);
INSERT INTO "log" VALUES(1,102,0,'move','{"move":"end"}','player',1769496360000);
INSERT INTO "log" VALUES(1,103,0,'move','{"move":"choose","tile":"hull"}','player',1769496390000);
INSERT INTO "log" VALUES(1,104,0,'move','{"move":"buy","part":"hull:single","to":"storage"}','player',1769496390000);
INSERT INTO "log" VALUES(1,105,0,'move','{"move":"buy","part":"hull:single","to":{"ship":"new"}}','player',1769496390000);
INSERT INTO "log" VALUES(1,106,0,'move','{"move":"done"}','player',1769496390000);
INSERT INTO "log" VALUES(1,107,0,'move','{"move":"end"}','player',1769496390000);
INSERT INTO "log" VALUES(1,108,1,'move','{"move":"buy","part":"hull:single","to":"storage"}','player',1769496420000);
INSERT INTO "log" VALUES(1,109,1,'move','{"move":"buy","part":"hull:single","to":{"ship":"new"}}','player',1769496420000);
INSERT INTO "log" VALUES(1,110,1,'move','{"move":"done"}','player',1769496420000);
INSERT INTO "log" VALUES(1,111,1,'move','{"move":"end"}','player',1769496420000);
INSERT INTO "log" VALUES(1,112,1,'move','{"move":"choose","tile":"transport"}','player',1769496450000);
INSERT INTO "log" VALUES(1,113,1,'move','{"move":"take","part":"sail:compass","for":"bonus"}','player',1769496450000);
INSERT INTO "log" VALUES(1,114,1,'move','{"move":"transport","part":"hull:single","to":{"ship":"new"}}','player',1769496450000);
INSERT INTO "log" VALUES(1,115,1,'move','{"move":"transport","part":"mast:anchor","to":{"ship":1}}','player',1769496450000);
INSERT INTO "log" VALUES(1,116,1,'move','{"move":"transport","part":"mast:whale","to":{"ship":2}}','player',1769496450000);
INSERT INTO "log" VALUES(1,117,1,'move','{"move":"transport","part":"sail:whale","to":{"ship":2}}','player',1769496450000);
INSERT INTO "log" VALUES(1,118,1,'move','{"move":"reward","reward":"crown_sail"}','player',1769496450000);
INSERT INTO "log" VALUES(1,119,1,'move','{"move":"transport","part":"sail:crown","to":{"ship":1}}','player',1769496450000);
INSERT INTO "log" VALUES(1,120,1,'move','{"move":"reward","reward":"workers3"}','player',1769496450000);
INSERT INTO "log" VALUES(1,121,1,'move','{"move":"done"}','player',1769496450000);
INSERT INTO "log" VALUES(1,122,1,'move','{"move":"end"}','player',1769496450000);
INSERT INTO "log" VALUES(1,123,0,'move','{"move":"transport","part":"mast:whale","to":{"ship":1}}','player',1769496480000);
INSERT INTO "log" VALUES(1,124,0,'move','{"move":"transport","part":"sail:whale","to":{"ship":1}}','player',1769496480000);
INSERT INTO "log" VALUES(1,125,0,'move','{"move":"reward","reward":"crown_sail"}','player',1769496480000);
INSERT INTO "log" VALUES(1,126,0,'move','{"move":"transport","part":"hull:single","to":{"ship":"new"}}','player',1769496480000);
INSERT INTO "log" VALUES(1,127,0,'move','{"move":"transport","part":"mast:anchor","to":{"ship":2}}','player',1769496480000);
INSERT INTO "log" VALUES(1,128,0,'move','{"move":"transport","part":"sail:crown","to":{"ship":2}}','player',1769496480000);
INSERT INTO "log" VALUES(1,129,0,'move','{"move":"reward","reward":"workers3"}','player',1769496480000);
INSERT INTO "log" VALUES(1,130,0,'move','{"move":"done"}','player',1769496480000);
INSERT INTO "log" VALUES(1,131,0,'move','{"move":"end"}','player',1769496480000);
INSERT INTO "log" VALUES(1,132,0,'move','{"move":"choose","tile":"mast"}','player',1769496510000);
INSERT INTO "log" VALUES(1,133,0,'move','{"move":"buy","part":"mast:compass","to":"storage"}','player',1769496510000);
INSERT INTO "log" VALUES(1,134,0,'move','{"move":"buy","part":"mast:wheel","to":"storage"}','player',1769496510000);
INSERT INTO "log" VALUES(1,135,0,'move','{"move":"done"}','player',1769496510000);
INSERT INTO "log" VALUES(1,136,0,'move','{"move":"end"}','player',1769496510000);
INSERT INTO "log" VALUES(1,137,1,'move','{"move":"buy","part":"mast:wheel","to":"storage"}','player',1769496540000);
INSERT INTO "log" VALUES(1,138,1,'move','{"move":"buy","part":"mast:compass","to":"storage"}','player',1769496540000);
INSERT INTO "log" VALUES(1,139,1,'move','{"move":"done"}','player',1769496540000);
INSERT INTO "log" VALUES(1,140,1,'move','{"move":"end"}','player',1769496540000);
INSERT INTO "log" VALUES(1,141,1,'move','{"move":"choose","tile":"goods"}','player',1769496570000);
INSERT INTO "log" VALUES(1,142,1,'move','{"move":"pass"}','player',1769496570000);
INSERT INTO "log" VALUES(1,143,1,'move','{"move":"extra","tile":"crowns"}','player',1769496570000);
INSERT INTO "log" VALUES(1,144,1,'move','{"move":"crowns","workers":6}','player',1769496570000);
INSERT INTO "log" VALUES(1,145,0,'move','{"move":"pass"}','player',1769496600000);
INSERT INTO "log" VALUES(1,146,0,'move','{"move":"end"}','player',1769496600000);
INSERT INTO "log" VALUES(1,147,0,'move','{"move":"choose","tile":"deliver"}','player',1769496630000);
INSERT INTO "log" VALUES(1,148,0,'move','{"move":"extra","tile":"crowns"}','player',1769496630000);
INSERT INTO "log" VALUES(1,149,0,'move','{"move":"crowns","workers":4}','player',1769496630000);
INSERT INTO "log" VALUES(1,150,0,'move','{"move":"pass"}','player',1769496630000);
INSERT INTO "log" VALUES(1,151,1,'move','{"move":"pass"}','player',1769496660000);
INSERT INTO "log" VALUES(1,152,1,'move','{"move":"choose","tile":"transport"}','player',1769496690000);
INSERT INTO "log" VALUES(1,153,1,'move','{"move":"pass"}','player',1769496690000);
INSERT INTO "log" VALUES(1,154,0,'move','{"move":"pass"}','player',1769496720000);
INSERT INTO "log" VALUES(1,155,0,'move','{"move":"choose","tile":"crowns"}','player',1769496750000);
INSERT INTO "log" VALUES(1,156,0,'move','{"move":"crowns","workers":4}','player',1769496750000);
INSERT INTO "log" VALUES(1,157,1,'move','{"move":"crowns","workers":4}','player',1769496780000);
INSERT INTO "log" VALUES(1,158,1,'move','{"move":"choose","tile":"withdraw"}','player',1769496810000);
INSERT INTO "log" VALUES(1,159,1,'move','{"move":"take","part":"mast:anchor","for":"bonus"}','player',1769496810000);
INSERT INTO "log" VALUES(1,160,1,'move','{"move":"withdraw","workers":3}','player',1769496810000);
INSERT INTO "log" VALUES(1,161,0,'move','{"move":"withdraw","workers":3}','player',1769496840000);
INSERT INTO "log" VALUES(1,162,0,'move','{"move":"choose","tile":"mast"}','player',1769496870000);
INSERT INTO "log" VALUES(1,163,0,'move','{"move":"buy","part":"mast:compass","to":"storage"}','player',1769496870000);
INSERT INTO "log" VALUES(1,164,0,'move','{"move":"done"}','player',1769496870000);
INSERT INTO "log" VALUES(1,165,1,'move','{"move":"pass"}','player',1769496900000);
INSERT INTO "log" VALUES(1,166,1,'move','{"move":"choose","tile":"sail"}','player',1769496930000);
INSERT INTO "log" VALUES(1,167,1,'move','{"move":"take","part":"good:salt","for":"bonus"}','player',1769496930000);
INSERT INTO "log" VALUES(1,168,1,'move','{"move":"buy","part":"sail:wheel","to":"storage"}','player',1769496930000);
INSERT INTO "log" VALUES(1,169,1,'move','{"move":"done"}','player',1769496930000);
INSERT INTO "log" VALUES(1,170,0,'move','{"move":"buy","part":"sail:wheel","to":"storage"}','player',1769496960000);
INSERT INTO "log" VALUES(1,171,0,'move','{"move":"done"}','player',1769496960000);
INSERT INTO "log" VALUES(2,1,NULL,'started','{"type":"started","order":[0,1],"by":"host"}','host',1768033200000);
INSERT INTO "log" VALUES(2,2,0,'move','{"move":"go","column":3}','player',1768033800000);
INSERT INTO "log" VALUES(2,3,0,'move','{"move":"collect"}','player',1768033800000);
INSERT INTO "log" VALUES(2,4,1,'move','{"move":"go","column":2}','player',1768034400000);
INSERT INTO "log" VALUES(2,5,1,'move','{"move":"collect"}','player',1768034400000);
INSERT INTO "log" VALUES(2,6,NULL,'ruled','{"type":"ruled","what":"deserted","seat":null,"hours":0,"name":"","reason":"","decided":null,"by":"host"}','host',1769248500000);
INSERT INTO "log" VALUES(3,1,NULL,'started','{"type":"started","order":[0,1],"by":"host"}','host',1768034400000);
INSERT INTO "log" VALUES(3,2,0,'move','{"move":"go","column":3}','player',1768035000000);
INSERT INTO "log" VALUES(3,3,0,'move','{"move":"collect"}','player',1768035000000);
INSERT INTO "log" VALUES(3,4,1,'move','{"move":"go","column":1}','player',1768035600000);
INSERT INTO "log" VALUES(3,5,1,'move','{"move":"collect"}','player',1768035600000);
INSERT INTO "log" VALUES(3,6,1,'move','{"move":"go","column":3}','player',1768036200000);
INSERT INTO "log" VALUES(3,7,1,'move','{"move":"collect"}','player',1768036200000);
INSERT INTO "log" VALUES(3,8,0,'move','{"move":"go","column":2}','player',1768036800000);
INSERT INTO "log" VALUES(3,9,0,'move','{"move":"collect"}','player',1768036800000);
INSERT INTO "log" VALUES(3,10,0,'move','{"move":"go","column":3}','player',1768037400000);
INSERT INTO "log" VALUES(3,11,0,'move','{"move":"collect"}','player',1768037400000);
INSERT INTO "log" VALUES(3,12,1,'move','{"move":"go","column":1}','player',1768038000000);
INSERT INTO "log" VALUES(3,13,1,'move','{"move":"collect"}','player',1768038000000);
INSERT INTO "log" VALUES(3,14,1,'move','{"move":"go","column":3}','player',1768038600000);
INSERT INTO "log" VALUES(3,15,1,'move','{"move":"collect"}','player',1768038600000);
INSERT INTO "log" VALUES(3,16,0,'move','{"move":"go","column":1}','player',1768039200000);
INSERT INTO "log" VALUES(3,17,0,'move','{"move":"store","cards":["repair/screws"]}','player',1768039200000);
INSERT INTO "log" VALUES(3,18,0,'move','{"move":"go","column":3}','player',1768039800000);
INSERT INTO "log" VALUES(3,19,0,'move','{"move":"collect"}','player',1768039800000);
INSERT INTO "log" VALUES(3,20,1,'move','{"move":"go","column":2}','player',1768040400000);
INSERT INTO "log" VALUES(3,21,1,'move','{"move":"store","cards":["clothes/hat","clothes/coat"]}','player',1768040400000);
INSERT INTO "log" VALUES(3,22,1,'move','{"move":"go","column":1}','player',1768041000000);
INSERT INTO "log" VALUES(3,23,1,'move','{"move":"store","cards":["fishing/rod"]}','player',1768041000000);
INSERT INTO "log" VALUES(3,24,0,'move','{"move":"go","column":0}','player',1768041600000);
INSERT INTO "log" VALUES(3,25,0,'move','{"move":"store","cards":["supplies/biscuits"]}','player',1768041600000);
INSERT INTO "log" VALUES(3,26,0,'move','{"move":"go","column":2}','player',1768042200000);
INSERT INTO "log" VALUES(3,27,0,'move','{"move":"collect"}','player',1768042200000);
INSERT INTO "log" VALUES(3,28,1,'move','{"move":"go","column":3}','player',1768042800000);
INSERT INTO "log" VALUES(3,29,1,'move','{"move":"collect"}','player',1768042800000);
INSERT INTO "log" VALUES(3,30,0,'move','{"move":"go","column":3}','player',1768043400000);
INSERT INTO "log" VALUES(3,31,0,'move','{"move":"store","cards":["fishing/net","fishing/net","fishing/harpoon"]}','player',1768043400000);
INSERT INTO "log" VALUES(3,32,0,'move','{"move":"close"}','player',1768043400000);
INSERT INTO "log" VALUES(3,33,1,'move','{"move":"go","column":2}','player',1768044000000);
INSERT INTO "log" VALUES(3,34,1,'move','{"move":"store","cards":["clothes/hat","clothes/boots"]}','player',1768044000000);
INSERT INTO "log" VALUES(3,35,1,'move','{"move":"close"}','player',1768044000000);
INSERT INTO "log" VALUES(3,36,1,'move','{"move":"go","column":3}','player',1768044600000);
INSERT INTO "log" VALUES(3,37,1,'move','{"move":"store","cards":["navigation/spyglass"]}','player',1768044600000);
INSERT INTO "log" VALUES(3,38,0,'move','{"move":"go","column":1}','player',1768045200000);
INSERT INTO "log" VALUES(3,39,0,'move','{"move":"store","cards":["repair/hammer","repair/screws"]}','player',1768045200000);
INSERT INTO "log" VALUES(3,40,0,'move','{"move":"leave"}','player',1768045800000);
INSERT INTO "log" VALUES(3,41,0,'move','{"move":"go","column":3}','player',1768046400000);
INSERT INTO "log" VALUES(3,42,0,'move','{"move":"collect"}','player',1768046400000);
INSERT INTO "log" VALUES(3,43,1,'move','{"move":"go","column":2}','player',1768047000000);
INSERT INTO "log" VALUES(3,44,1,'move','{"move":"collect"}','player',1768047000000);
INSERT INTO "log" VALUES(3,45,1,'move','{"move":"go","column":3}','player',1768047600000);
INSERT INTO "log" VALUES(3,46,1,'move','{"move":"store","cards":["supplies/water","supplies/water","supplies/tins"]}','player',1768047600000);
INSERT INTO "log" VALUES(3,47,1,'move','{"move":"leave"}','player',1768047600000);
INSERT INTO "log" VALUES(3,48,0,'move','{"move":"go","column":2}','player',1768048200000);
INSERT INTO "log" VALUES(3,49,0,'move','{"move":"collect"}','player',1768048200000);
INSERT INTO "log" VALUES(3,50,0,'move','{"move":"go","column":1}','player',1768048800000);
INSERT INTO "log" VALUES(3,51,0,'move','{"move":"store","cards":["clothes/boots"]}','player',1768048800000);
INSERT INTO "log" VALUES(3,52,1,'move','{"move":"go","column":0}','player',1768049400000);
INSERT INTO "log" VALUES(3,53,1,'move','{"move":"store","cards":["navigation/spyglass"]}','player',1768049400000);
INSERT INTO "log" VALUES(3,54,1,'move','{"move":"go","column":2}','player',1768050000000);
INSERT INTO "log" VALUES(3,55,1,'move','{"move":"collect"}','player',1768050000000);
INSERT INTO "log" VALUES(3,56,0,'move','{"move":"go","column":3}','player',1768050600000);
INSERT INTO "log" VALUES(3,57,0,'move','{"move":"store","cards":["supplies/tins","supplies/tins"]}','player',1768050600000);
INSERT INTO "log" VALUES(3,58,0,'move','{"move":"close"}','player',1768050600000);
INSERT INTO "log" VALUES(3,59,1,'move','{"move":"go","column":3}','player',1768051200000);
INSERT INTO "log" VALUES(3,60,1,'move','{"move":"collect"}','player',1768051200000);
INSERT INTO "log" VALUES(3,61,0,'move','{"move":"go","column":2}','player',1768051800000);
INSERT INTO "log" VALUES(3,62,0,'move','{"move":"store","cards":["repair/saw","repair/screws"]}','player',1768051800000);
INSERT INTO "log" VALUES(3,63,0,'move','{"move":"close"}','player',1768052400000);
INSERT INTO "log" VALUES(3,64,0,'move','{"move":"go","column":1}','player',1768053000000);
INSERT INTO "log" VALUES(3,65,0,'move','{"move":"store","cards":["clothes/boots"]}','player',1768053000000);
INSERT INTO "log" VALUES(3,66,1,'move','{"move":"go","column":2}','player',1768053600000);
INSERT INTO "log" VALUES(3,67,1,'move','{"move":"store","cards":["supplies/fruit","supplies/fruit"]}','player',1768053600000);
INSERT INTO "log" VALUES(3,68,1,'move','{"move":"close"}','player',1768053600000);
INSERT INTO "log" VALUES(4,1,NULL,'started','{"type":"started","order":[0,1,2],"by":"host"}','host',1768057200000);
INSERT INTO "log" VALUES(4,2,0,'move','{"move":"choose","tile":"withdraw"}','player',1768057800000);
INSERT INTO "log" VALUES(4,3,0,'move','{"move":"pass"}','player',1768057800000);
INSERT INTO "log" VALUES(4,4,0,'move','{"move":"end"}','player',1768057800000);
INSERT INTO "log" VALUES(4,5,1,'move','{"move":"pass"}','player',1768058400000);
INSERT INTO "log" VALUES(4,6,1,'move','{"move":"end"}','player',1768058400000);
INSERT INTO "log" VALUES(4,7,2,'move','{"move":"pass"}','player',1768059000000);
INSERT INTO "log" VALUES(4,8,2,'move','{"move":"end"}','player',1768059000000);
INSERT INTO "log" VALUES(4,9,1,'move','{"move":"choose","tile":"hull"}','player',1768059600000);
INSERT INTO "log" VALUES(4,10,1,'move','{"move":"buy","part":"hull:bow","to":{"ship":"new"}}','player',1768059600000);
INSERT INTO "log" VALUES(4,11,1,'move','{"move":"buy","part":"hull:middle","to":{"ship":1,"end":"aft"}}','player',1768059600000);
INSERT INTO "log" VALUES(4,12,1,'move','{"move":"buy","part":"hull:middle","to":{"ship":1,"end":"aft"}}','player',1768059600000);
INSERT INTO "log" VALUES(4,13,1,'move','{"move":"buy","part":"hull:stern","to":{"ship":1,"end":"aft"}}','player',1768059600000);
INSERT INTO "log" VALUES(4,14,1,'move','{"move":"done"}','player',1768059600000);
INSERT INTO "log" VALUES(4,15,1,'move','{"move":"end"}','player',1768059600000);
INSERT INTO "log" VALUES(4,16,NULL,'ruled','{"type":"ruled","what":"paused","seat":null,"hours":0,"name":"Hal","reason":"the harbour is frozen","decided":820000000000000009,"by":"host"}','host',1768059600000);
INSERT INTO "log" VALUES(4,17,NULL,'ruled','{"type":"ruled","what":"resumed","seat":null,"hours":0,"name":"Hal","reason":"it thaws","decided":820000000000000009,"by":"host"}','host',1768077600000);
INSERT INTO "log" VALUES(4,18,1,'ruled','{"type":"ruled","what":"extended","seat":1,"hours":12,"name":"Hal","reason":"a lost oar","decided":820000000000000009,"by":"host"}','host',1768077600000);
INSERT INTO "log" VALUES(4,19,NULL,'ruled','{"type":"ruled","what":"reposted","seat":null,"hours":0,"name":"Hal","reason":"","decided":820000000000000009,"by":"host"}','host',1768077600000);
INSERT INTO "log" VALUES(4,20,NULL,'ruled','{"type":"ruled","what":"repaired","seat":null,"hours":0,"name":"Hal","reason":"","decided":820000000000000009,"by":"host"}','host',1768077600000);
INSERT INTO "log" VALUES(4,21,2,'move','{"move":"buy","part":"hull:bow","to":{"ship":"new"}}','player',1768081800000);
INSERT INTO "log" VALUES(4,22,2,'move','{"move":"buy","part":"hull:middle","to":{"ship":1,"end":"aft"}}','player',1768081800000);
INSERT INTO "log" VALUES(4,23,2,'move','{"move":"buy","part":"hull:middle","to":{"ship":1,"end":"aft"}}','player',1768081800000);
INSERT INTO "log" VALUES(4,24,2,'move','{"move":"buy","part":"hull:stern","to":{"ship":1,"end":"aft"}}','player',1768081800000);
INSERT INTO "log" VALUES(4,25,2,'move','{"move":"done"}','player',1768081800000);
INSERT INTO "log" VALUES(4,26,2,'move','{"move":"end"}','player',1768081800000);
INSERT INTO "log" VALUES(4,27,NULL,'undone','{"type":"undone","to":20,"why":"ruled","seat":null,"name":"Hal","reason":"a slip","decided":820000000000000009,"by":"host"}','host',1768081800000);
INSERT INTO "log" VALUES(4,28,1,'seat-taken','{"type":"seat-taken","seat":1,"why":"substitute","was":"Ben","name":"Cem","robot":null,"person":820000000000000003,"decided":820000000000000009,"by":"host","left":820000000000000002,"reason":"Ben is at sea"}','host',1768081800000);
INSERT INTO "log" VALUES(4,29,2,'seat-taken','{"type":"seat-taken","seat":2,"why":"dismissed","was":"Dea","name":"Argo","robot":"deckhand","person":null,"decided":820000000000000009,"by":"host","left":820000000000000004,"reason":""}','host',1768081800000);
INSERT INTO "log" VALUES(4,30,2,'move','{"move":"buy","part":"hull:bow","to":{"ship":"new"}}','robot',1768081800000);
INSERT INTO "log" VALUES(4,31,2,'move','{"move":"buy","part":"hull:middle","to":{"ship":1,"end":"aft"}}','robot',1768081800000);
INSERT INTO "log" VALUES(4,32,2,'move','{"move":"buy","part":"hull:middle","to":{"ship":1,"end":"aft"}}','robot',1768081800000);
INSERT INTO "log" VALUES(4,33,2,'move','{"move":"buy","part":"hull:stern","to":{"ship":1,"end":"aft"}}','robot',1768081800000);
INSERT INTO "log" VALUES(4,34,2,'move','{"move":"done"}','robot',1768081800000);
INSERT INTO "log" VALUES(4,35,2,'move','{"move":"end"}','robot',1768081800000);
INSERT INTO "log" VALUES(4,36,2,'seat-taken','{"type":"seat-taken","seat":2,"why":"returned","was":"Argo","name":"Dea","robot":null,"person":820000000000000004,"decided":null,"by":"host","left":null,"reason":""}','host',1768081800000);
INSERT INTO "log" VALUES(4,37,NULL,'ruled','{"type":"ruled","what":"closed","seat":null,"hours":0,"name":"Hal","reason":"the season is over","decided":820000000000000009,"by":"host"}','host',1768085400000);
INSERT INTO "log" VALUES(5,1,NULL,'started','{"type":"started","order":[0,1,2],"by":"host"}','host',1768089000000);
INSERT INTO "log" VALUES(5,2,0,'move','{"move":"go","column":3}','player',1768089600000);
INSERT INTO "log" VALUES(5,3,0,'move','{"move":"collect"}','player',1768089600000);
INSERT INTO "log" VALUES(5,4,1,'move','{"move":"go","column":4}','player',1768090200000);
INSERT INTO "log" VALUES(5,5,1,'move','{"move":"collect"}','player',1768090200000);
INSERT INTO "log" VALUES(5,6,2,'move','{"move":"go","column":2}','player',1768090800000);
INSERT INTO "log" VALUES(5,7,2,'move','{"move":"collect"}','player',1768090800000);
INSERT INTO "log" VALUES(5,8,NULL,'undone','{"type":"undone","to":5,"why":"agreed","seat":2,"name":"","reason":"","decided":null,"by":"host"}','host',1768090800000);
INSERT INTO "log" VALUES(5,9,2,'move','{"move":"go","column":2}','player',1768091400000);
INSERT INTO "log" VALUES(5,10,2,'move','{"move":"collect"}','player',1768091400000);
INSERT INTO "log" VALUES(5,11,2,'move','{"move":"go","column":3}','player',1768092000000);
INSERT INTO "log" VALUES(5,12,2,'move','{"move":"collect"}','player',1768092000000);
INSERT INTO "log" VALUES(5,13,2,'ruled','{"type":"ruled","what":"undo-refused","seat":2,"hours":0,"name":"","reason":"","decided":null,"by":"host"}','host',1768092000000);
INSERT INTO "log" VALUES(5,14,0,'move','{"move":"go","column":4}','player',1768092600000);
INSERT INTO "log" VALUES(5,15,0,'move','{"move":"collect"}','player',1768092600000);
INSERT INTO "log" VALUES(5,16,1,'move','{"move":"go","column":1}','player',1768093200000);
INSERT INTO "log" VALUES(5,17,1,'move','{"move":"collect"}','player',1768093200000);
INSERT INTO "log" VALUES(5,18,1,'ruled','{"type":"ruled","what":"undo-refused","seat":1,"hours":0,"name":"","reason":"","decided":null,"by":"host"}','host',1768093200000);
INSERT INTO "log" VALUES(5,19,1,'move','{"move":"go","column":4}','player',1768093800000);
INSERT INTO "log" VALUES(5,20,1,'move','{"move":"collect"}','player',1768093800000);
INSERT INTO "log" VALUES(5,21,2,'move','{"move":"go","column":2}','player',1768094400000);
INSERT INTO "log" VALUES(5,22,2,'move','{"move":"collect"}','player',1768094400000);
INSERT INTO "log" VALUES(5,23,2,'ruled','{"type":"ruled","what":"undo-refused","seat":2,"hours":0,"name":"","reason":"","decided":null,"by":"host"}','host',1768094400000);
INSERT INTO "log" VALUES(5,24,0,'move','{"move":"go","column":3}','player',1768095000000);
INSERT INTO "log" VALUES(5,25,0,'move','{"move":"collect"}','player',1768095000000);
INSERT INTO "log" VALUES(5,26,2,'move','{"move":"go","column":3}','player',1768095600000);
INSERT INTO "log" VALUES(5,27,2,'move','{"move":"collect"}','player',1768095600000);
INSERT INTO "log" VALUES(5,28,2,'ruled','{"type":"ruled","what":"undo-refused","seat":2,"hours":0,"name":"","reason":"","decided":null,"by":"host"}','host',1768095600000);
INSERT INTO "log" VALUES(5,29,0,'move','{"move":"go","column":4}','player',1768096200000);
INSERT INTO "log" VALUES(5,30,0,'move','{"move":"collect"}','player',1768096200000);
INSERT INTO "log" VALUES(5,31,1,'move','{"move":"go","column":2}','player',1768096800000);
INSERT INTO "log" VALUES(5,32,1,'move','{"move":"collect"}','player',1768096800000);
INSERT INTO "log" VALUES(5,33,1,'ruled','{"type":"ruled","what":"undo-refused","seat":1,"hours":0,"name":"","reason":"","decided":null,"by":"host"}','host',1768096800000);
INSERT INTO "log" VALUES(5,34,1,'move','{"move":"go","column":4}','player',1768097400000);
INSERT INTO "log" VALUES(5,35,1,'move','{"move":"collect"}','player',1768097400000);
INSERT INTO "log" VALUES(5,36,2,'move','{"move":"go","column":1}','player',1768098000000);
INSERT INTO "log" VALUES(5,37,2,'move','{"move":"store","cards":["repair/wrench","repair/saw"]}','player',1768098000000);
INSERT INTO "log" VALUES(5,38,NULL,'undone','{"type":"undone","to":35,"why":"own","seat":2,"name":"","reason":"","decided":null,"by":"host"}','host',1768098000000);
INSERT INTO "log" VALUES(5,39,2,'timed-out','{"type":"timed-out","seat":2,"by":"clock"}','clock',1768119600000);
INSERT INTO "log" VALUES(5,40,2,'ruled','{"type":"ruled","what":"waits","seat":2,"hours":0,"name":"","reason":"","decided":null,"by":"host"}','host',1768119600000);
INSERT INTO "log" VALUES(5,41,2,'timed-out','{"type":"timed-out","seat":2,"by":"clock"}','clock',1768126800000);
INSERT INTO "log" VALUES(5,42,2,'ruled','{"type":"ruled","what":"stands-in","seat":2,"hours":0,"name":"","reason":"","decided":null,"by":"host"}','host',1768126800000);
INSERT INTO "log" VALUES(5,43,2,'move','{"move":"go","column":2}','clock',1768126800000);
INSERT INTO "log" VALUES(5,44,2,'move','{"move":"store","cards":["repair/saw","repair/saw"]}','clock',1768126800000);
INSERT INTO "log" VALUES(5,45,1,'ruled','{"type":"ruled","what":"replace-refused","seat":1,"hours":0,"name":"","reason":"","decided":null,"by":"host"}','host',1768130400000);
INSERT INTO "log" VALUES(5,46,NULL,'ruled','{"type":"ruled","what":"abort-refused","seat":null,"hours":0,"name":"","reason":"","decided":null,"by":"host"}','host',1768130400000);
INSERT INTO "log" VALUES(5,47,0,'timed-out','{"type":"timed-out","seat":0,"by":"clock"}','clock',1768148400000);
INSERT INTO "log" VALUES(5,48,0,'ruled','{"type":"ruled","what":"wanted","seat":0,"hours":0,"name":"","reason":"","decided":null,"by":"host"}','host',1768148400000);
INSERT INTO "log" VALUES(5,49,0,'seat-taken','{"type":"seat-taken","seat":0,"why":"substitute","was":"Ben","name":"Hal","robot":null,"person":820000000000000009,"decided":null,"by":"host","left":820000000000000002,"reason":""}','host',1768152000000);
INSERT INTO "log" VALUES(5,50,0,'timed-out','{"type":"timed-out","seat":0,"by":"clock"}','clock',1768173600000);
INSERT INTO "log" VALUES(5,51,0,'seat-taken','{"type":"seat-taken","seat":0,"why":"voted","was":"Hal","name":"Argo","robot":"deckhand","person":null,"decided":null,"by":"host","left":820000000000000009,"reason":""}','host',1768173600000);
INSERT INTO "log" VALUES(5,52,0,'move','{"move":"go","column":3}','robot',1768173600000);
INSERT INTO "log" VALUES(5,53,0,'move','{"move":"collect"}','robot',1768173600000);
INSERT INTO "log" VALUES(5,54,0,'seat-taken','{"type":"seat-taken","seat":0,"why":"returned","was":"Argo","name":"Hal","robot":null,"person":820000000000000009,"decided":null,"by":"host","left":null,"reason":""}','host',1768177200000);
INSERT INTO "log" VALUES(5,55,2,'timed-out','{"type":"timed-out","seat":2,"by":"clock"}','clock',1768180800000);
INSERT INTO "log" VALUES(5,56,2,'seat-taken','{"type":"seat-taken","seat":2,"why":"absent","was":"Dea","name":"Argo","robot":"deckhand","person":null,"decided":null,"by":"host","left":820000000000000004,"reason":""}','host',1768188000000);
INSERT INTO "log" VALUES(5,57,2,'move','{"move":"go","column":4}','robot',1768188000000);
INSERT INTO "log" VALUES(5,58,2,'move','{"move":"collect"}','robot',1768188000000);
INSERT INTO "log" VALUES(5,59,1,'seat-taken','{"type":"seat-taken","seat":1,"why":"resigned","was":"Cem","name":"Beagle","robot":"deckhand","person":null,"decided":820000000000000003,"by":"host","left":820000000000000003,"reason":""}','host',1768198800000);
INSERT INTO "log" VALUES(5,60,NULL,'ruled','{"type":"ruled","what":"aborted","seat":null,"hours":0,"name":"","reason":"","decided":null,"by":"host"}','host',1768198800000);
INSERT INTO "log" VALUES(7,1,NULL,'started','{"type":"started","order":[0,1],"by":"host"}','host',1768034400000);
INSERT INTO "log" VALUES(7,2,0,'move','{"move":"go","column":3}','player',1768035000000);
INSERT INTO "log" VALUES(7,3,0,'move','{"move":"collect"}','player',1768035000000);
INSERT INTO "log" VALUES(7,4,1,'move','{"move":"go","column":1}','player',1768035600000);
INSERT INTO "log" VALUES(7,5,1,'move','{"move":"collect"}','player',1768035600000);
INSERT INTO "log" VALUES(7,6,1,'move','{"move":"go","column":3}','player',1768036200000);
INSERT INTO "log" VALUES(7,7,1,'move','{"move":"collect"}','player',1768036200000);
INSERT INTO "log" VALUES(7,8,0,'move','{"move":"go","column":2}','player',1768036800000);
INSERT INTO "log" VALUES(7,9,0,'move','{"move":"collect"}','player',1768036800000);
INSERT INTO "log" VALUES(7,10,0,'move','{"move":"go","column":3}','player',1768037400000);
INSERT INTO "log" VALUES(7,11,0,'move','{"move":"collect"}','player',1768037400000);
INSERT INTO "log" VALUES(7,12,1,'move','{"move":"go","column":1}','player',1768038000000);
INSERT INTO "log" VALUES(7,13,1,'move','{"move":"collect"}','player',1768038000000);
INSERT INTO "log" VALUES(7,14,1,'move','{"move":"go","column":3}','player',1768038600000);
INSERT INTO "log" VALUES(7,15,1,'move','{"move":"collect"}','player',1768038600000);
INSERT INTO "log" VALUES(7,16,0,'move','{"move":"go","column":1}','player',1768039200000);
INSERT INTO "log" VALUES(7,17,0,'move','{"move":"store","cards":["repair/screws"]}','player',1768039200000);
INSERT INTO "log" VALUES(7,18,0,'move','{"move":"go","column":3}','player',1768039800000);
INSERT INTO "log" VALUES(7,19,0,'move','{"move":"collect"}','player',1768039800000);
INSERT INTO "log" VALUES(7,20,1,'move','{"move":"go","column":2}','player',1768040400000);
INSERT INTO "log" VALUES(7,21,1,'move','{"move":"store","cards":["clothes/hat","clothes/coat"]}','player',1768040400000);
INSERT INTO "log" VALUES(7,22,1,'move','{"move":"go","column":1}','player',1768041000000);
INSERT INTO "log" VALUES(7,23,1,'move','{"move":"store","cards":["fishing/rod"]}','player',1768041000000);
INSERT INTO "log" VALUES(7,24,0,'move','{"move":"go","column":0}','player',1768041600000);
INSERT INTO "log" VALUES(7,25,0,'move','{"move":"store","cards":["supplies/biscuits"]}','player',1768041600000);
INSERT INTO "log" VALUES(7,26,0,'move','{"move":"go","column":2}','player',1768042200000);
INSERT INTO "log" VALUES(7,27,0,'move','{"move":"collect"}','player',1768042200000);
INSERT INTO "log" VALUES(7,28,1,'move','{"move":"go","column":3}','player',1768042800000);
INSERT INTO "log" VALUES(7,29,1,'move','{"move":"collect"}','player',1768042800000);
INSERT INTO "log" VALUES(7,30,0,'move','{"move":"go","column":3}','player',1768043400000);
INSERT INTO "log" VALUES(7,31,0,'move','{"move":"store","cards":["fishing/net","fishing/net","fishing/harpoon"]}','player',1768043400000);
INSERT INTO "log" VALUES(7,32,0,'move','{"move":"close"}','player',1768043400000);
INSERT INTO "log" VALUES(7,33,1,'move','{"move":"go","column":2}','player',1768044000000);
INSERT INTO "log" VALUES(7,34,1,'move','{"move":"store","cards":["clothes/hat","clothes/boots"]}','player',1768044000000);
INSERT INTO "log" VALUES(7,35,1,'move','{"move":"close"}','player',1768044000000);
INSERT INTO "log" VALUES(7,36,1,'move','{"move":"go","column":3}','player',1768044600000);
INSERT INTO "log" VALUES(7,37,1,'move','{"move":"store","cards":["navigation/spyglass"]}','player',1768044600000);
INSERT INTO "log" VALUES(7,38,0,'move','{"move":"go","column":1}','player',1768045200000);
INSERT INTO "log" VALUES(7,39,0,'move','{"move":"store","cards":["repair/hammer","repair/screws"]}','player',1768045200000);
INSERT INTO "log" VALUES(7,40,0,'move','{"move":"leave"}','player',1768045800000);
INSERT INTO "log" VALUES(7,41,0,'move','{"move":"go","column":3}','player',1768046400000);
INSERT INTO "log" VALUES(7,42,0,'move','{"move":"collect"}','player',1768046400000);
INSERT INTO "log" VALUES(7,43,1,'move','{"move":"go","column":2}','player',1768047000000);
INSERT INTO "log" VALUES(7,44,1,'move','{"move":"collect"}','player',1768047000000);
INSERT INTO "log" VALUES(7,45,1,'move','{"move":"go","column":3}','player',1768047600000);
INSERT INTO "log" VALUES(7,46,1,'move','{"move":"store","cards":["supplies/water","supplies/water","supplies/tins"]}','player',1768047600000);
INSERT INTO "log" VALUES(7,47,1,'move','{"move":"leave"}','player',1768047600000);
INSERT INTO "log" VALUES(7,48,0,'move','{"move":"go","column":2}','player',1768048200000);
INSERT INTO "log" VALUES(7,49,0,'move','{"move":"collect"}','player',1768048200000);
INSERT INTO "log" VALUES(7,50,0,'move','{"move":"go","column":1}','player',1768048800000);
INSERT INTO "log" VALUES(7,51,0,'move','{"move":"store","cards":["clothes/boots"]}','player',1768048800000);
INSERT INTO "log" VALUES(7,52,1,'move','{"move":"go","column":0}','player',1768049400000);
INSERT INTO "log" VALUES(7,53,1,'move','{"move":"store","cards":["navigation/spyglass"]}','player',1768049400000);
INSERT INTO "log" VALUES(7,54,1,'move','{"move":"go","column":2}','player',1768050000000);
INSERT INTO "log" VALUES(7,55,1,'move','{"move":"collect"}','player',1768050000000);
INSERT INTO "log" VALUES(7,56,0,'move','{"move":"go","column":3}','player',1768050600000);
INSERT INTO "log" VALUES(7,57,0,'move','{"move":"store","cards":["supplies/tins","supplies/tins"]}','player',1768050600000);
INSERT INTO "log" VALUES(7,58,0,'move','{"move":"close"}','player',1768050600000);
INSERT INTO "log" VALUES(7,59,1,'move','{"move":"go","column":3}','player',1768051200000);
INSERT INTO "log" VALUES(7,60,1,'move','{"move":"collect"}','player',1768051200000);
INSERT INTO "log" VALUES(7,61,0,'move','{"move":"go","column":2}','player',1768051800000);
INSERT INTO "log" VALUES(7,62,0,'move','{"move":"store","cards":["repair/saw","repair/screws"]}','player',1768051800000);
INSERT INTO "log" VALUES(7,63,0,'move','{"move":"close"}','player',1768052400000);
INSERT INTO "log" VALUES(7,64,0,'move','{"move":"go","column":1}','player',1768053000000);
INSERT INTO "log" VALUES(7,65,0,'move','{"move":"store","cards":["clothes/boots"]}','player',1768053000000);
INSERT INTO "log" VALUES(7,66,1,'move','{"move":"go","column":2}','player',1768053600000);
INSERT INTO "log" VALUES(7,67,1,'move','{"move":"store","cards":["supplies/fruit","supplies/fruit"]}','player',1768053600000);
INSERT INTO "log" VALUES(7,68,1,'move','{"move":"close"}','player',1768053600000);
INSERT INTO "log" VALUES(9,1,NULL,'started','{"type":"started","order":[0,1],"by":"host"}','host',1768887360000);
INSERT INTO "log" VALUES(10,1,NULL,'started','{"type":"started","order":[0,1,2],"by":"host"}','host',1769016960000);
INSERT INTO "log" VALUES(10,2,0,'move','{"move":"go","column":4}','player',1769017560000);
INSERT INTO "log" VALUES(10,3,0,'move','{"move":"collect"}','player',1769017560000);
INSERT INTO "log" VALUES(10,4,1,'move','{"move":"go","column":3}','player',1769018160000);
INSERT INTO "log" VALUES(10,5,1,'move','{"move":"collect"}','player',1769018160000);
INSERT INTO "log" VALUES(10,6,2,'move','{"move":"go","column":1}','player',1769018760000);
INSERT INTO "log" VALUES(10,7,2,'move','{"move":"collect"}','player',1769018760000);
INSERT INTO "log" VALUES(10,8,2,'timed-out','{"type":"timed-out","seat":2,"by":"clock"}','clock',1769450400000);
INSERT INTO "log" VALUES(10,9,2,'ruled','{"type":"ruled","what":"wanted","seat":2,"hours":0,"name":"","reason":"","decided":null,"by":"host"}','host',1769464800000);
INSERT INTO "log" VALUES(11,1,NULL,'started','{"type":"started","order":[0,1],"by":"host"}','host',1769176200000);
INSERT INTO "log" VALUES(12,1,NULL,'started','{"type":"started","order":[0,1,2],"by":"host"}','host',1769198400000);
INSERT INTO "log" VALUES(12,2,0,'move','{"move":"go","column":4}','player',1769199000000);
INSERT INTO "log" VALUES(12,3,0,'move','{"move":"collect"}','player',1769199000000);
INSERT INTO "log" VALUES(12,4,1,'move','{"move":"go","column":3}','player',1769199600000);
INSERT INTO "log" VALUES(12,5,1,'move','{"move":"collect"}','player',1769199600000);
INSERT INTO "log" VALUES(12,6,2,'move','{"move":"go","column":1}','player',1769200200000);
INSERT INTO "log" VALUES(12,7,2,'move','{"move":"collect"}','player',1769200200000);
INSERT INTO "log" VALUES(12,8,2,'move','{"move":"go","column":3}','player',1769200800000);
INSERT INTO "log" VALUES(12,9,2,'move','{"move":"collect"}','player',1769200800000);
INSERT INTO "log" VALUES(12,10,NULL,'ruled','{"type":"ruled","what":"paused","seat":null,"hours":0,"name":"Hal","reason":"a storm","decided":820000000000000009,"by":"host"}','host',1769371200000);
INSERT INTO "log" VALUES(12,11,1,'ruled','{"type":"ruled","what":"extended","seat":1,"hours":6,"name":"Hal","reason":"a broken mast","decided":820000000000000009,"by":"host"}','host',1769500780000);
INSERT INTO "log" VALUES(13,1,NULL,'started','{"type":"started","order":[0,1],"by":"host"}','host',1769241300000);
INSERT INTO "log" VALUES(14,1,NULL,'started','{"type":"started","order":[0,1,2],"by":"host"}','host',1769482800000);
INSERT INTO "log" VALUES(14,2,0,'move','{"move":"choose","tile":"hull"}','player',1769483100000);
INSERT INTO "log" VALUES(14,3,0,'move','{"move":"buy","part":"hull:single","to":{"ship":"new"}}','player',1769483100000);
INSERT INTO "log" VALUES(14,4,0,'move','{"move":"buy","part":"hull:bow","to":{"ship":"new"}}','player',1769483100000);
INSERT INTO "log" VALUES(14,5,0,'move','{"move":"buy","part":"hull:stern","to":{"ship":2,"end":"aft"}}','player',1769483100000);
INSERT INTO "log" VALUES(14,6,0,'move','{"move":"done"}','player',1769483100000);
INSERT INTO "log" VALUES(14,7,0,'move','{"move":"end"}','player',1769483100000);
INSERT INTO "log" VALUES(14,8,1,'move','{"move":"pass"}','player',1769483400000);
INSERT INTO "log" VALUES(14,9,1,'move','{"move":"end"}','player',1769483400000);
INSERT INTO "log" VALUES(14,10,2,'move','{"move":"buy","part":"hull:single","to":{"ship":"new"}}','player',1769483700000);
INSERT INTO "log" VALUES(14,11,2,'move','{"move":"buy","part":"hull:bow","to":{"ship":"new"}}','player',1769483700000);
INSERT INTO "log" VALUES(14,12,2,'move','{"move":"buy","part":"hull:stern","to":{"ship":2,"end":"aft"}}','player',1769483700000);
INSERT INTO "log" VALUES(14,13,2,'move','{"move":"done"}','player',1769483700000);
INSERT INTO "log" VALUES(14,14,2,'move','{"move":"end"}','player',1769483700000);
INSERT INTO "log" VALUES(14,15,1,'move','{"move":"choose","tile":"withdraw"}','player',1769484000000);
INSERT INTO "log" VALUES(14,16,1,'move','{"move":"withdraw","workers":3}','player',1769484000000);
INSERT INTO "log" VALUES(14,17,1,'move','{"move":"end"}','player',1769484000000);
INSERT INTO "log" VALUES(14,18,2,'move','{"move":"withdraw","workers":3}','player',1769484300000);
INSERT INTO "log" VALUES(14,19,2,'move','{"move":"end"}','player',1769484300000);
INSERT INTO "log" VALUES(14,20,0,'move','{"move":"withdraw","workers":3}','player',1769484600000);
INSERT INTO "log" VALUES(14,21,0,'move','{"move":"end"}','player',1769484600000);
INSERT INTO "log" VALUES(14,22,2,'move','{"move":"choose","tile":"transport"}','player',1769484900000);
INSERT INTO "log" VALUES(14,23,2,'move','{"move":"pass"}','player',1769484900000);
INSERT INTO "log" VALUES(14,24,2,'move','{"move":"end"}','player',1769484900000);
INSERT INTO "log" VALUES(14,25,0,'move','{"move":"pass"}','player',1769485200000);
INSERT INTO "log" VALUES(14,26,0,'move','{"move":"end"}','player',1769485200000);
INSERT INTO "log" VALUES(14,27,1,'move','{"move":"pass"}','player',1769485500000);
INSERT INTO "log" VALUES(14,28,1,'move','{"move":"end"}','player',1769485500000);
INSERT INTO "log" VALUES(14,29,0,'move','{"move":"choose","tile":"sail"}','player',1769485800000);
INSERT INTO "log" VALUES(14,30,0,'move','{"move":"take","part":"mast:whale","for":"bonus"}','player',1769485800000);
INSERT INTO "log" VALUES(14,31,0,'move','{"move":"pass"}','player',1769485800000);
INSERT INTO "log" VALUES(14,32,0,'move','{"move":"end"}','player',1769485800000);
INSERT INTO "log" VALUES(14,33,1,'move','{"move":"pass"}','player',1769486100000);
INSERT INTO "log" VALUES(14,34,1,'move','{"move":"end"}','player',1769486100000);
INSERT INTO "log" VALUES(15,1,NULL,'started','{"type":"started","order":[0,1,2],"by":"host"}','host',1769491200000);
INSERT INTO "log" VALUES(15,2,0,'timed-out','{"type":"timed-out","seat":0,"by":"clock"}','clock',1769500200000);
INSERT INTO "log" VALUES(16,1,NULL,'started','{"type":"started","order":[0,1,2],"by":"host"}','host',1769498700000);
INSERT INTO "log" VALUES(16,2,0,'move','{"move":"go","column":4}','player',1769498760000);
INSERT INTO "log" VALUES(16,3,0,'move','{"move":"collect"}','player',1769498760000);
INSERT INTO "log" VALUES(17,1,NULL,'started','{"type":"started","order":[0,1,2],"by":"host"}','host',1769500440000);
INSERT INTO "log" VALUES(17,2,NULL,'ruled','{"type":"ruled","what":"abort-refused","seat":null,"hours":0,"name":"","reason":"","decided":null,"by":"host"}','host',1769500780000);
CREATE TABLE matches (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	game VARCHAR(64) NOT NULL, 
	rules_version INTEGER NOT NULL, 
	edition TEXT NOT NULL, 
	options TEXT NOT NULL, 
	seed VARCHAR(64) NOT NULL, 
	salt VARCHAR(64) NOT NULL, 
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
, pace TEXT DEFAULT '' NOT NULL, paused BIGINT);
INSERT INTO "matches" VALUES(1,'nauticus',1,'{"wheel":[0,3,1,2,3,2,1,2],"spaces":[{"bonus":"workers3","prices":[3,0,1,2]},{"bonus":"mast","prices":[2,1,0,3]},{"bonus":"sail","prices":[3,0,2,1]},{"bonus":"vp2","prices":[1,2,3,0]},{"bonus":"workers2","prices":[0,2,3,1]},{"bonus":"worker_good","prices":[0,1,2,3]},{"bonus":"worker_vp","prices":[1,3,0,2]},{"bonus":"taler4","prices":[2,3,1,0]}],"reconstructed":["wheel","workers3","mast","sail","workers2","worker_good","worker_vp","taler4"]}','{}','5485cb5d03981cc3bd989290a6be33ca','ded6c02a4bc1fb712f3b71efcb883ad5','finished',800000000000000001,810000000000000001,0,820000000000000001,2,'opener',1,171,830000000000000002,1768032000000,1768032000000,1769496960000,'Ada’s first — «Łódź»','',NULL);
INSERT INTO "matches" VALUES(2,'nautilus-island',1,'{"wrecks":[{"players":2,"columns":[1,2,2,3],"face_up":[true,false,true,false,true,false,true,false]},{"players":3,"columns":[1,2,2,3,3],"face_up":[true,false,true,false,true,false,true,false,true,false,true]},{"players":4,"columns":[1,1,2,2,3,3],"face_up":[true,false,true,false,true,false,true,false,true,false,true,false]}],"portholes":[[5,4,3],[8,7,6],[12,10,8],[16,14,12]],"treasures":[1,2,3,4],"tokens":[6,5,6,5,6,6],"reconstructed":["wreck","face_up","portholes","treasures","tokens"]}','{}','57bb17f3f5f52ee8b9737be34ae152fd','c8ce10bdf3f64984a2bb9e3b0535ce13','cancelled',800000000000000001,810000000000000002,1,820000000000000003,2,'opener',1,6,830000000000000007,1768033200000,1768033200000,1769248500000,'','',NULL);
INSERT INTO "matches" VALUES(3,'nautilus-island',1,'{"wrecks":[{"players":2,"columns":[1,2,2,3],"face_up":[true,false,true,false,true,false,true,false]},{"players":3,"columns":[1,2,2,3,3],"face_up":[true,false,true,false,true,false,true,false,true,false,true]},{"players":4,"columns":[1,1,2,2,3,3],"face_up":[true,false,true,false,true,false,true,false,true,false,true,false]}],"portholes":[[5,4,3],[8,7,6],[12,10,8],[16,14,12]],"treasures":[1,2,3,4],"tokens":[6,5,6,5,6,6],"reconstructed":["wreck","face_up","portholes","treasures","tokens"]}','{}','51a449a0fd6d4608bf5497ec8ad79887','0597fc12cf47b596c5a5ab3744cc8f00','finished',800000000000000001,810000000000000003,0,820000000000000001,2,'opener',1,68,830000000000000024,1768034400000,1768034400000,1768053600000,'','',NULL);
INSERT INTO "matches" VALUES(4,'nauticus',1,'{"wheel":[0,3,1,2,3,2,1,2],"spaces":[{"bonus":"workers3","prices":[3,0,1,2]},{"bonus":"mast","prices":[2,1,0,3]},{"bonus":"sail","prices":[3,0,2,1]},{"bonus":"vp2","prices":[1,2,3,0]},{"bonus":"workers2","prices":[0,2,3,1]},{"bonus":"worker_good","prices":[0,1,2,3]},{"bonus":"worker_vp","prices":[1,3,0,2]},{"bonus":"taler4","prices":[2,3,1,0]}],"reconstructed":["wheel","workers3","mast","sail","workers2","worker_good","worker_vp","taler4"]}','{}','8f8cc8df1cf0c4f596b61f64cf7265ab','64a459da021e18aa80a972ca856e6f14','cancelled',800000000000000001,810000000000000004,0,820000000000000001,3,'opener',1,37,830000000000000037,1768057200000,1768057200000,1768085400000,'','{"name":"daily","bank":259200000,"increment":86400000,"cap":432000000,"patience":86400000}',NULL);
INSERT INTO "matches" VALUES(5,'nautilus-island',1,'{"wrecks":[{"players":2,"columns":[1,2,2,3],"face_up":[true,false,true,false,true,false,true,false]},{"players":3,"columns":[1,2,2,3,3],"face_up":[true,false,true,false,true,false,true,false,true,false,true]},{"players":4,"columns":[1,1,2,2,3,3],"face_up":[true,false,true,false,true,false,true,false,true,false,true,false]}],"portholes":[[5,4,3],[8,7,6],[12,10,8],[16,14,12]],"treasures":[1,2,3,4],"tokens":[6,5,6,5,6,6],"reconstructed":["wreck","face_up","portholes","treasures","tokens"]}','{}','df060c0693ab0d2a20cb0c5e7401509a','6cce0a8c87195cc42ef2fda274f9bbf7','cancelled',800000000000000001,810000000000000005,0,820000000000000009,3,'opener',1,60,830000000000000051,1768089000000,1768089000000,1768198800000,'','{"name":"own","bank":14400000,"increment":7200000,"cap":21600000,"patience":7200000}',NULL);
INSERT INTO "matches" VALUES(6,'nauticus',1,'{"wheel":[0,3,1,2,3,2,1,2],"spaces":[{"bonus":"workers3","prices":[3,0,1,2]},{"bonus":"mast","prices":[2,1,0,3]},{"bonus":"sail","prices":[3,0,2,1]},{"bonus":"vp2","prices":[1,2,3,0]},{"bonus":"workers2","prices":[0,2,3,1]},{"bonus":"worker_good","prices":[0,1,2,3]},{"bonus":"worker_vp","prices":[1,3,0,2]},{"bonus":"taler4","prices":[2,3,1,0]}],"reconstructed":["wheel","workers3","mast","sail","workers2","worker_good","worker_vp","taler4"]}','{}','ec56e386d74f55f609cb4c9e26b704b5','0e28db29d53516aec18bd23a5f068c06','cancelled',800000000000000001,810000000000000006,0,820000000000000002,3,'opener',1,0,830000000000000138,1768202400000,NULL,1768202400000,'','',NULL);
INSERT INTO "matches" VALUES(7,'nautilus-island',1,'{"wrecks":[{"players":2,"columns":[1,2,2,3],"face_up":[true,false,true,false,true,false,true,false]},{"players":3,"columns":[1,2,2,3,3],"face_up":[true,false,true,false,true,false,true,false,true,false,true]},{"players":4,"columns":[1,1,2,2,3,3],"face_up":[true,false,true,false,true,false,true,false,true,false,true,false]}],"portholes":[[5,4,3],[8,7,6],[12,10,8],[16,14,12]],"treasures":[1,2,3,4],"tokens":[6,5,6,5,6,6],"reconstructed":["wreck","face_up","portholes","treasures","tokens"]}','{"brought_in":true}','51a449a0fd6d4608bf5497ec8ad79887','0597fc12cf47b596c5a5ab3744cc8f00','finished',800000000000000001,810000000000000007,0,820000000000000001,2,'opener',1,68,830000000000000140,1768034400000,1768034400000,1768053600000,'','',NULL);
INSERT INTO "matches" VALUES(8,'nauticus',1,'{"wheel":[0,3,1,2,3,2,1,2],"spaces":[{"bonus":"workers3","prices":[3,0,1,2]},{"bonus":"mast","prices":[2,1,0,3]},{"bonus":"sail","prices":[3,0,2,1]},{"bonus":"vp2","prices":[1,2,3,0]},{"bonus":"workers2","prices":[0,2,3,1]},{"bonus":"worker_good","prices":[0,1,2,3]},{"bonus":"worker_vp","prices":[1,3,0,2]},{"bonus":"taler4","prices":[2,3,1,0]}],"reconstructed":["wheel","workers3","mast","sail","workers2","worker_good","worker_vp","taler4"]}','{}','c90ca1b8d318ccf0b04deb3eb1e135d6','12865ec771a7f39bfbbecc1676781bc0','open',800000000000000001,810000000000000008,0,820000000000000002,3,'opener',1,0,830000000000000147,1768809600000,NULL,NULL,'','',NULL);
INSERT INTO "matches" VALUES(9,'nautilus-island',1,'{"wrecks":[{"players":2,"columns":[1,2,2,3],"face_up":[true,false,true,false,true,false,true,false]},{"players":3,"columns":[1,2,2,3,3],"face_up":[true,false,true,false,true,false,true,false,true,false,true]},{"players":4,"columns":[1,1,2,2,3,3],"face_up":[true,false,true,false,true,false,true,false,true,false,true,false]}],"portholes":[[5,4,3],[8,7,6],[12,10,8],[16,14,12]],"treasures":[1,2,3,4],"tokens":[6,5,6,5,6,6],"reconstructed":["wreck","face_up","portholes","treasures","tokens"]}','{}','e55fe1c2bad921a67350e5088f9b1bd6','af6d7f37e47b8add848cb3d3a675e867','running',800000000000000001,810000000000000009,0,820000000000000001,2,'opener',1,1,830000000000000149,1768887360000,1768887360000,NULL,'','',NULL);
INSERT INTO "matches" VALUES(10,'nautilus-island',1,'{"wrecks":[{"players":2,"columns":[1,2,2,3],"face_up":[true,false,true,false,true,false,true,false]},{"players":3,"columns":[1,2,2,3,3],"face_up":[true,false,true,false,true,false,true,false,true,false,true]},{"players":4,"columns":[1,1,2,2,3,3],"face_up":[true,false,true,false,true,false,true,false,true,false,true,false]}],"portholes":[[5,4,3],[8,7,6],[12,10,8],[16,14,12]],"treasures":[1,2,3,4],"tokens":[6,5,6,5,6,6],"reconstructed":["wreck","face_up","portholes","treasures","tokens"]}','{}','54088d54fdbcb35ed30bd08e1348c30e','ba4dbf05761552b99ad8c412edd5363a','running',800000000000000001,810000000000000010,0,820000000000000004,3,'opener',1,9,830000000000000151,1769016960000,1769016960000,NULL,'','{"name":"daily","bank":259200000,"increment":86400000,"cap":432000000,"patience":86400000}',NULL);
INSERT INTO "matches" VALUES(11,'nauticus',1,'{"wheel":[0,3,1,2,3,2,1,2],"spaces":[{"bonus":"workers3","prices":[3,0,1,2]},{"bonus":"mast","prices":[2,1,0,3]},{"bonus":"sail","prices":[3,0,2,1]},{"bonus":"vp2","prices":[1,2,3,0]},{"bonus":"workers2","prices":[0,2,3,1]},{"bonus":"worker_good","prices":[0,1,2,3]},{"bonus":"worker_vp","prices":[1,3,0,2]},{"bonus":"taler4","prices":[2,3,1,0]}],"reconstructed":["wheel","workers3","mast","sail","workers2","worker_good","worker_vp","taler4"]}','{}','03bdee3986e822316a4f96440816c80b','1e3ab7f4b4d735983f3c6ab217acaaf4','running',800000000000000001,810000000000000011,0,820000000000000003,2,'opener',1,1,830000000000000156,1769176200000,1769176200000,NULL,'','{"name":"daily","bank":259200000,"increment":86400000,"cap":432000000,"patience":86400000}',NULL);
INSERT INTO "matches" VALUES(12,'nautilus-island',1,'{"wrecks":[{"players":2,"columns":[1,2,2,3],"face_up":[true,false,true,false,true,false,true,false]},{"players":3,"columns":[1,2,2,3,3],"face_up":[true,false,true,false,true,false,true,false,true,false,true]},{"players":4,"columns":[1,1,2,2,3,3],"face_up":[true,false,true,false,true,false,true,false,true,false,true,false]}],"portholes":[[5,4,3],[8,7,6],[12,10,8],[16,14,12]],"treasures":[1,2,3,4],"tokens":[6,5,6,5,6,6],"reconstructed":["wreck","face_up","portholes","treasures","tokens"]}','{}','b89b6d64babb033ece4afe937d60dd7a','19f95e3a4d9745534dd7cf2bef8fd974','running',800000000000000001,810000000000000012,0,820000000000000003,3,'opener',1,11,830000000000000160,1769198400000,1769198400000,NULL,'','{"name":"own","bank":345600000,"increment":86400000,"cap":432000000,"patience":86400000}',1769371200000);
INSERT INTO "matches" VALUES(13,'nauticus',1,'{"wheel":[0,3,1,2,3,2,1,2],"spaces":[{"bonus":"workers3","prices":[3,0,1,2]},{"bonus":"mast","prices":[2,1,0,3]},{"bonus":"sail","prices":[3,0,2,1]},{"bonus":"vp2","prices":[1,2,3,0]},{"bonus":"workers2","prices":[0,2,3,1]},{"bonus":"worker_good","prices":[0,1,2,3]},{"bonus":"worker_vp","prices":[1,3,0,2]},{"bonus":"taler4","prices":[2,3,1,0]}],"reconstructed":["wheel","workers3","mast","sail","workers2","worker_good","worker_vp","taler4"]}','{}','15a6bacadae275f7bb0c89aba482ae46','db85a9cccce19476daf5b8e863c3c674','running',800000000000000001,810000000000000013,0,820000000000000002,2,'opener',1,1,830000000000000165,1769241300000,1769241300000,NULL,'','{"name":"daily","bank":259200000,"increment":86400000,"cap":432000000,"patience":86400000}',NULL);
INSERT INTO "matches" VALUES(14,'nauticus',1,'{"wheel":[0,3,1,2,3,2,1,2],"spaces":[{"bonus":"workers3","prices":[3,0,1,2]},{"bonus":"mast","prices":[2,1,0,3]},{"bonus":"sail","prices":[3,0,2,1]},{"bonus":"vp2","prices":[1,2,3,0]},{"bonus":"workers2","prices":[0,2,3,1]},{"bonus":"worker_good","prices":[0,1,2,3]},{"bonus":"worker_vp","prices":[1,3,0,2]},{"bonus":"taler4","prices":[2,3,1,0]}],"reconstructed":["wheel","workers3","mast","sail","workers2","worker_good","worker_vp","taler4"]}','{}','1321344144e3c72c66add5d1a919a354','3946b5eef51b70ed9d3c7849a10101e9','running',800000000000000001,810000000000000014,0,820000000000000001,3,'opener',1,34,830000000000000193,1769482800000,1769482800000,NULL,'The long one','{"name":"daily","bank":259200000,"increment":86400000,"cap":432000000,"patience":86400000}',NULL);
INSERT INTO "matches" VALUES(15,'nautilus-island',1,'{"wrecks":[{"players":2,"columns":[1,2,2,3],"face_up":[true,false,true,false,true,false,true,false]},{"players":3,"columns":[1,2,2,3,3],"face_up":[true,false,true,false,true,false,true,false,true,false,true]},{"players":4,"columns":[1,1,2,2,3,3],"face_up":[true,false,true,false,true,false,true,false,true,false,true,false]}],"portholes":[[5,4,3],[8,7,6],[12,10,8],[16,14,12]],"treasures":[1,2,3,4],"tokens":[6,5,6,5,6,6],"reconstructed":["wreck","face_up","portholes","treasures","tokens"]}','{}','acadfcd5af73a4a75b71ba8d3fd7382c','0c6066cf30da8ebffb3fea1722e61b53','running',800000000000000001,810000000000000015,0,820000000000000002,3,'opener',1,2,830000000000000198,1769491200000,1769491200000,NULL,'','{"name":"blitz","bank":7200000,"increment":1800000,"cap":10800000,"patience":3600000}',NULL);
INSERT INTO "matches" VALUES(16,'nautilus-island',1,'{"wrecks":[{"players":2,"columns":[1,2,2,3],"face_up":[true,false,true,false,true,false,true,false]},{"players":3,"columns":[1,2,2,3,3],"face_up":[true,false,true,false,true,false,true,false,true,false,true]},{"players":4,"columns":[1,1,2,2,3,3],"face_up":[true,false,true,false,true,false,true,false,true,false,true,false]}],"portholes":[[5,4,3],[8,7,6],[12,10,8],[16,14,12]],"treasures":[1,2,3,4],"tokens":[6,5,6,5,6,6],"reconstructed":["wreck","face_up","portholes","treasures","tokens"]}','{}','7c845dbd318a9758699514c75623ea4e','391d9379a7c404d000b33b9be504ddcc','running',800000000000000001,810000000000000016,0,820000000000000002,3,'opener',1,3,NULL,1769498700000,1769498700000,NULL,'','{"name":"daily","bank":259200000,"increment":86400000,"cap":432000000,"patience":86400000}',NULL);
INSERT INTO "matches" VALUES(17,'nautilus-island',1,'{"wrecks":[{"players":2,"columns":[1,2,2,3],"face_up":[true,false,true,false,true,false,true,false]},{"players":3,"columns":[1,2,2,3,3],"face_up":[true,false,true,false,true,false,true,false,true,false,true]},{"players":4,"columns":[1,1,2,2,3,3],"face_up":[true,false,true,false,true,false,true,false,true,false,true,false]}],"portholes":[[5,4,3],[8,7,6],[12,10,8],[16,14,12]],"treasures":[1,2,3,4],"tokens":[6,5,6,5,6,6],"reconstructed":["wreck","face_up","portholes","treasures","tokens"]}','{}','2ac1537b02078c2b86773b233fcb6267','094efc06c6d5f9a07cfc30b0b61200a5','running',800000000000000001,810000000000000017,0,820000000000000001,3,'opener',1,2,830000000000000232,1769500440000,1769500440000,NULL,'','{"name":"daily","bank":259200000,"increment":86400000,"cap":432000000,"patience":86400000}',NULL);
INSERT INTO "matches" VALUES(18,'nauticus',1,'{"wheel":[0,3,1,2,3,2,1,2],"spaces":[{"bonus":"workers3","prices":[3,0,1,2]},{"bonus":"mast","prices":[2,1,0,3]},{"bonus":"sail","prices":[3,0,2,1]},{"bonus":"vp2","prices":[1,2,3,0]},{"bonus":"workers2","prices":[0,2,3,1]},{"bonus":"worker_good","prices":[0,1,2,3]},{"bonus":"worker_vp","prices":[1,3,0,2]},{"bonus":"taler4","prices":[2,3,1,0]}],"reconstructed":["wheel","workers3","mast","sail","workers2","worker_good","worker_vp","taler4"]}','{}','be811bf52e92363c01ee01cf40a57e90','20b6c373c0f6c0dd5040bdddfb1836a4','open',800000000000000001,810000000000000018,0,820000000000000004,3,'random',0,0,NULL,1769500620000,NULL,NULL,'invited only','',NULL);
CREATE TABLE mutes (
	"match" INTEGER NOT NULL, 
	person BIGINT NOT NULL, 
	until BIGINT, 
	CONSTRAINT pk_mutes PRIMARY KEY ("match", person), 
	CONSTRAINT fk_mutes_match FOREIGN KEY("match") REFERENCES matches (id)
)
 WITHOUT ROWID

;
INSERT INTO "mutes" VALUES(9,820000000000000001,NULL);
INSERT INTO "mutes" VALUES(13,820000000000000004,1769500500000);
INSERT INTO "mutes" VALUES(14,820000000000000002,1769572800000);
CREATE TABLE notices (
	"match" INTEGER NOT NULL, 
	seat SMALLINT NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	turn INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	channel BIGINT, 
	message BIGINT, 
	CONSTRAINT pk_notices PRIMARY KEY ("match", seat, kind, turn), 
	CONSTRAINT fk_notices_match FOREIGN KEY("match") REFERENCES matches (id)
)
 WITHOUT ROWID

;
INSERT INTO "notices" VALUES(1,-1,'idle',20470,1768640400000,810000000000000001,NULL);
INSERT INTO "notices" VALUES(1,-1,'idle',20478,1769331300000,810000000000000001,NULL);
INSERT INTO "notices" VALUES(1,0,'near',6,1768057200000,810000000000000001,NULL);
INSERT INTO "notices" VALUES(1,0,'ping',11,1768728000000,810000000000000001,NULL);
INSERT INTO "notices" VALUES(1,1,'ping',6,1768057200000,810000000000000081,NULL);
INSERT INTO "notices" VALUES(2,-1,'idle',20470,1768640400000,810000000000000002,NULL);
INSERT INTO "notices" VALUES(2,0,'near',5,1768057200000,810000000000000002,NULL);
INSERT INTO "notices" VALUES(4,0,'near',15,1768063200000,810000000000000004,NULL);
INSERT INTO "notices" VALUES(5,0,'call',44,1768144800000,810000000000000081,NULL);
INSERT INTO "notices" VALUES(5,0,'call',49,1768170000000,810000000000000005,NULL);
INSERT INTO "notices" VALUES(5,0,'ping',44,1768130400000,810000000000000081,NULL);
INSERT INTO "notices" VALUES(5,0,'ping',49,1768155600000,810000000000000005,NULL);
INSERT INTO "notices" VALUES(5,0,'ping',58,1768191600000,810000000000000005,NULL);
INSERT INTO "notices" VALUES(5,0,'remind',49,1768162800000,810000000000000005,NULL);
INSERT INTO "notices" VALUES(5,0,'remind',58,1768198800000,810000000000000005,NULL);
INSERT INTO "notices" VALUES(5,1,'near',58,1768191600000,810000000000000005,NULL);
INSERT INTO "notices" VALUES(8,-1,'idle',20479,1769414400000,810000000000000008,830000000000000175);
INSERT INTO "notices" VALUES(9,-1,'idle',20480,1769492400000,NULL,NULL);
INSERT INTO "notices" VALUES(10,1,'last',16,1769497200000,810000000000000010,830000000000000227);
INSERT INTO "notices" VALUES(10,1,'near',7,1769022360000,810000000000000010,830000000000000154);
INSERT INTO "notices" VALUES(10,2,'call',7,1769428800000,810000000000000010,NULL);
INSERT INTO "notices" VALUES(10,2,'last',17,1769465220000,810000000000000010,830000000000000189);
INSERT INTO "notices" VALUES(10,2,'ping',7,1769022360000,810000000000000010,NULL);
INSERT INTO "notices" VALUES(10,2,'remind',7,1769236800000,810000000000000010,NULL);
INSERT INTO "notices" VALUES(11,0,'call',1,1769500200000,NULL,NULL);
INSERT INTO "notices" VALUES(11,0,'ping',1,1769179800000,810000000000000011,NULL);
INSERT INTO "notices" VALUES(11,0,'remind',1,1769349300000,810000000000000011,NULL);
INSERT INTO "notices" VALUES(12,0,'near',9,1769204400000,810000000000000012,830000000000000162);
INSERT INTO "notices" VALUES(12,1,'ping',9,1769240400000,810000000000000012,830000000000000164);
INSERT INTO "notices" VALUES(13,0,'ping',1,1769244900000,810000000000000081,NULL);
INSERT INTO "notices" VALUES(13,0,'remind',1,1769500500000,NULL,NULL);
INSERT INTO "notices" VALUES(14,2,'last',20,1769500560000,NULL,NULL);
INSERT INTO "notices" VALUES(14,2,'ping',34,1769486220000,810000000000000014,830000000000000196);
INSERT INTO "notices" VALUES(15,0,'call',1,1769497980000,810000000000000081,NULL);
INSERT INTO "notices" VALUES(15,0,'ping',1,1769491500000,810000000000000081,NULL);
INSERT INTO "notices" VALUES(15,1,'near',1,1769491500000,810000000000000015,830000000000000200);
INSERT INTO "notices" VALUES(17,0,'ping',1,1769500560000,NULL,NULL);
INSERT INTO "notices" VALUES(17,1,'near',1,1769500560000,NULL,NULL);
CREATE TABLE outages (
	began BIGINT NOT NULL, 
	ended BIGINT NOT NULL, 
	CONSTRAINT pk_outages PRIMARY KEY (began)
)
 WITHOUT ROWID

;
INSERT INTO "outages" VALUES(1768464000000,1768471200000);
CREATE TABLE outbox (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	"match" INTEGER NOT NULL, 
	kind VARCHAR(32) NOT NULL, 
	payload TEXT NOT NULL, 
	nonce VARCHAR(25) NOT NULL, 
	created BIGINT NOT NULL, 
	attempts INTEGER NOT NULL, 
	not_before BIGINT NOT NULL, 
	CONSTRAINT uq_outbox_nonce UNIQUE (nonce), 
	CONSTRAINT fk_outbox_match FOREIGN KEY("match") REFERENCES matches (id)
);
INSERT INTO "outbox" VALUES(287,2,'archive','{}','be1e2d6ef65e119f3c19c96b',1769248500000,1,1769500635000);
INSERT INTO "outbox" VALUES(290,11,'unping','{"message":830000000000000158,"channel":810000000000000011}','4dd602550b5735727f6d4673',1769349300000,0,1769349300000);
INSERT INTO "outbox" VALUES(293,12,'told:10','{}','763ae90c40214f18b04603e9',1769371200000,0,1769371200000);
INSERT INTO "outbox" VALUES(340,9,'idle:20480','{}','114cdf50f614d05a059e95a6',1769492400000,0,1769492400000);
INSERT INTO "outbox" VALUES(418,1,'chapter:27','{}','d7028e9f1c389162d1c05413',1769496900000,3,1769497020000);
INSERT INTO "outbox" VALUES(420,1,'card','{}','684fda20182605fdb742b34b',1769496960000,0,1769497020000);
INSERT INTO "outbox" VALUES(421,1,'chapter:28','{}','9fdd8db5d30fd0ebf816d148',1769496960000,0,1769497020000);
INSERT INTO "outbox" VALUES(422,1,'final','{}','4f116d729ae25e5439b12181',1769496960000,0,1769497020000);
INSERT INTO "outbox" VALUES(429,16,'card','{}','53336d2d5ed826ece9e30494',1769498760000,2,1769498760000);
INSERT INTO "outbox" VALUES(430,16,'robot','{}','afc564c3b154da7fc23abc57',1769498760000,0,1769498760000);
INSERT INTO "outbox" VALUES(432,11,'unping','{"message":830000000000000172,"channel":810000000000000011}','317de26fe189929e9831070c',1769500200000,0,1769500200000);
INSERT INTO "outbox" VALUES(433,11,'notice:call:0:1','{}','961c88d442019583ba040410',1769500200000,0,1769500200000);
INSERT INTO "outbox" VALUES(436,15,'question:21','{}','34d15d064370975ad59c9810',1769500200000,0,1769500200000);
INSERT INTO "outbox" VALUES(438,15,'question:21','{}','b115ec929be185b64effc1a6',1769500440000,0,1769500440000);
INSERT INTO "outbox" VALUES(439,14,'question:20','{}','8ce7a5161e2d950b6c4cc4bd',1769500440000,0,1769500440000);
INSERT INTO "outbox" VALUES(444,13,'unping','{"message":830000000000000167,"channel":810000000000000081}','f3103471435b3fe5e37cf59e',1769500500000,0,1769500500000);
INSERT INTO "outbox" VALUES(445,13,'notice:remind:0:1','{}','b784c8622697747bdadae86b',1769500500000,0,1769500500000);
INSERT INTO "outbox" VALUES(447,17,'unboard','{"message":830000000000000004,"channel":810000000000000092}','bc9ea1b9db90f0b0c6743a5c',1769500500000,1,1769500515000);
INSERT INTO "outbox" VALUES(448,14,'notice:last:2:20','{}','ad9b2e798d40a63cf9f8e3b4',1769500560000,0,1769500560000);
INSERT INTO "outbox" VALUES(449,17,'notice:near:1:1','{}','f4db64c242c31da2554309a9',1769500560000,0,1769500560000);
INSERT INTO "outbox" VALUES(450,17,'notice:ping:0:1','{}','3d0afe391916f73f276b36de',1769500560000,0,1769500560000);
INSERT INTO "outbox" VALUES(451,18,'card','{}','3ba1061f4e96fc9e5cb44de8',1769500620000,2,1769500650000);
INSERT INTO "outbox" VALUES(452,18,'board','{}','4360bcb000a54aaee993d010',1769500650000,0,1769500650000);
INSERT INTO "outbox" VALUES(453,14,'question:22','{}','49cdc38beab2d56e6ef240eb',1769500730000,0,1769500730000);
INSERT INTO "outbox" VALUES(454,14,'question:22','{}','1b1d5e4115840b54f7e689a5',1769500730000,0,1769500730000);
INSERT INTO "outbox" VALUES(455,12,'unping','{"message":830000000000000235}','ccffcaf6b662f114329cde5c',1769500780000,0,1769500780000);
INSERT INTO "outbox" VALUES(457,12,'told:11','{}','12f523d7e5a7cf1fe5e912f5',1769500780000,0,1769500780000);
CREATE TABLE people (
	id BIGINT NOT NULL, 
	name TEXT NOT NULL, 
	locale VARCHAR(16), settings TEXT DEFAULT '{}' NOT NULL, 
	CONSTRAINT pk_people PRIMARY KEY (id)
)
 WITHOUT ROWID

;
INSERT INTO "people" VALUES(820000000000000001,'Ada','de','{"zone":"Europe/Berlin","sleep":[1320,420],"weekdays":[6],"quiet":[1200,480],"remind_at":25,"near":true,"palette":"safe","rest_set":1768032000000}');
INSERT INTO "people" VALUES(820000000000000002,'Ben',NULL,'{"notices":"direct","remind_at":75,"text_first":true}');
INSERT INTO "people" VALUES(820000000000000003,'Cem',NULL,'{"near":true}');
INSERT INTO "people" VALUES(820000000000000004,'Dea',NULL,'{"zone":"America/New_York","notices":"none","confirm":false,"rest_set":1768032000000}');
INSERT INTO "people" VALUES(820000000000000009,'Hal',NULL,'{}');
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
INSERT INTO "plans" VALUES(1,1,'{}',2);
INSERT INTO "plans" VALUES(14,0,'{"plan":"steps","actions":[{"move":"pass"}],"labels":[{"text":{"type":"text","key":"nauticus-label-pass","values":[["saved",1]]},"group":null,"detail":null}]}',1);
INSERT INTO "plans" VALUES(14,1,'{"plan":"pass","turns":2,"in_round":1}',1);
INSERT INTO "plans" VALUES(14,2,'{"plan":"ended","why":"unfit","moved":34}',1);
CREATE TABLE pulse (
	id SMALLINT NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_pulse PRIMARY KEY (id)
)
 WITHOUT ROWID

;
INSERT INTO "pulse" VALUES(1,1769500800000);
CREATE TABLE questions (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	"match" INTEGER NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	seat SMALLINT NOT NULL, 
	payload TEXT NOT NULL, 
	asker BIGINT, 
	asked BIGINT NOT NULL, 
	closes BIGINT NOT NULL, 
	message BIGINT, 
	CONSTRAINT uq_questions_match_kind_seat UNIQUE ("match", kind, seat), 
	CONSTRAINT fk_questions_match FOREIGN KEY("match") REFERENCES matches (id)
);
INSERT INTO "questions" VALUES(16,10,'wanted',2,'{"was":820000000000000003}',NULL,1769464800000,1769551200000,830000000000000183);
INSERT INTO "questions" VALUES(17,10,'replace',1,'{"was":820000000000000001,"by":"Dea"}',820000000000000004,1769465100000,1769551500000,830000000000000185);
INSERT INTO "questions" VALUES(18,10,'undo',0,'{"was":820000000000000004,"to":1,"is_uncovered":true,"by":"Hal","reason":"the wrong deck"}',820000000000000009,1769465100000,1769551500000,830000000000000187);
INSERT INTO "questions" VALUES(19,14,'undo',1,'{"was":820000000000000002,"to":32,"choosing":820000000000000003,"by":"Ben"}',820000000000000002,1769486100000,1769572500000,830000000000000194);
INSERT INTO "questions" VALUES(20,14,'abort',-1,'{"by":"Ada"}',820000000000000001,1769486400000,1769572800000,830000000000000197);
INSERT INTO "questions" VALUES(21,15,'absent',0,'{"was":820000000000000002}',NULL,1769500200000,1769503800000,NULL);
INSERT INTO "questions" VALUES(22,14,'replace',1,'{"was":820000000000000002,"person":820000000000000004,"name":"Dea","by":"Ada"}',820000000000000001,1769500730000,1769587130000,NULL);
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
INSERT INTO "sandboxes" VALUES(14,820000000000000001,34,'[[2,[{"move":"pass"}]],[2,[{"move":"end"}]],[1,[{"move":"choose","tile":"mast"}]],[1,[{"move":"take","part":"sail:wheel","for":"bonus"}]],[1,[{"move":"pass"}]],[1,[{"move":"end"}]],[2,[{"move":"pass"}]],[2,[{"move":"end"}]],[0,[{"move":"pass"}]]]',9);
INSERT INTO "sandboxes" VALUES(14,820000000000000004,34,'[[2,[{"move":"pass"}]],[2,[{"move":"end"}]]]',2);
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
INSERT INTO "seats" VALUES(1,0,820000000000000001,NULL,'Ada','finished',NULL,0);
INSERT INTO "seats" VALUES(1,1,820000000000000002,NULL,'Ben','finished',NULL,0);
INSERT INTO "seats" VALUES(2,0,820000000000000003,NULL,'Cem','cancelled',NULL,0);
INSERT INTO "seats" VALUES(2,1,820000000000000004,NULL,'Dea','cancelled',NULL,0);
INSERT INTO "seats" VALUES(3,0,820000000000000001,NULL,'Ada','finished',NULL,0);
INSERT INTO "seats" VALUES(3,1,820000000000000003,NULL,'Cem','finished',NULL,0);
INSERT INTO "seats" VALUES(4,0,820000000000000001,NULL,'Ada','cancelled',NULL,0);
INSERT INTO "seats" VALUES(4,1,820000000000000003,NULL,'Cem','cancelled',NULL,0);
INSERT INTO "seats" VALUES(4,2,820000000000000004,NULL,'Dea','cancelled',NULL,0);
INSERT INTO "seats" VALUES(5,0,820000000000000009,NULL,'Hal','cancelled',NULL,0);
INSERT INTO "seats" VALUES(5,1,NULL,'deckhand','Beagle','cancelled',NULL,0);
INSERT INTO "seats" VALUES(5,2,NULL,'deckhand','Argo','cancelled',820000000000000004,0);
INSERT INTO "seats" VALUES(6,0,820000000000000002,NULL,'Ben','cancelled',NULL,0);
INSERT INTO "seats" VALUES(7,0,820000000000000001,NULL,'Ada','finished',NULL,0);
INSERT INTO "seats" VALUES(7,1,820000000000000003,NULL,'Cem','finished',NULL,0);
INSERT INTO "seats" VALUES(8,0,820000000000000002,NULL,'Ben','open',NULL,0);
INSERT INTO "seats" VALUES(8,1,820000000000000003,NULL,'Cem','open',NULL,0);
INSERT INTO "seats" VALUES(9,0,820000000000000001,NULL,'Ada','running',NULL,0);
INSERT INTO "seats" VALUES(9,1,820000000000000004,NULL,'Dea','running',NULL,0);
INSERT INTO "seats" VALUES(10,0,820000000000000004,NULL,'Dea','running',NULL,0);
INSERT INTO "seats" VALUES(10,1,820000000000000001,NULL,'Ada','running',NULL,0);
INSERT INTO "seats" VALUES(10,2,820000000000000003,NULL,'Cem','running',NULL,1);
INSERT INTO "seats" VALUES(11,0,820000000000000003,NULL,'Cem','running',NULL,0);
INSERT INTO "seats" VALUES(11,1,820000000000000002,NULL,'Ben','running',NULL,0);
INSERT INTO "seats" VALUES(12,0,820000000000000003,NULL,'Cem','running',NULL,0);
INSERT INTO "seats" VALUES(12,1,820000000000000001,NULL,'Ada','running',NULL,0);
INSERT INTO "seats" VALUES(12,2,820000000000000002,NULL,'Ben','running',NULL,0);
INSERT INTO "seats" VALUES(13,0,820000000000000002,NULL,'Ben','running',NULL,0);
INSERT INTO "seats" VALUES(13,1,820000000000000004,NULL,'Dea','running',NULL,0);
INSERT INTO "seats" VALUES(14,0,820000000000000001,NULL,'Ada','running',NULL,0);
INSERT INTO "seats" VALUES(14,1,820000000000000002,NULL,'Ben','running',NULL,0);
INSERT INTO "seats" VALUES(14,2,820000000000000003,NULL,'Cem','running',NULL,0);
INSERT INTO "seats" VALUES(15,0,820000000000000002,NULL,'Ben','running',NULL,0);
INSERT INTO "seats" VALUES(15,1,820000000000000003,NULL,'Cem','running',NULL,0);
INSERT INTO "seats" VALUES(15,2,820000000000000004,NULL,'Dea','running',NULL,0);
INSERT INTO "seats" VALUES(16,0,820000000000000002,NULL,'Ben','running',NULL,0);
INSERT INTO "seats" VALUES(16,1,NULL,'deckhand','Argo','running',NULL,0);
INSERT INTO "seats" VALUES(16,2,820000000000000001,NULL,'Ada','running',NULL,0);
INSERT INTO "seats" VALUES(17,0,820000000000000001,NULL,'Ada','running',NULL,0);
INSERT INTO "seats" VALUES(17,1,820000000000000003,NULL,'Cem','running',NULL,0);
INSERT INTO "seats" VALUES(17,2,820000000000000002,NULL,'Ben','running',NULL,0);
INSERT INTO "seats" VALUES(18,0,820000000000000004,NULL,'Dea','open',NULL,0);
CREATE TABLE servers (
	id BIGINT NOT NULL, 
	locale VARCHAR(16), settings TEXT DEFAULT '{}' NOT NULL, noticeboard BIGINT, 
	CONSTRAINT pk_servers PRIMARY KEY (id)
)
 WITHOUT ROWID

;
INSERT INTO "servers" VALUES(800000000000000001,'en','{"host_role":850000000000000001,"pace":"relaxed","paces":["daily","relaxed","none"],"vacation_days":20,"idle_days":14,"most_running":20,"more_per_finished":2,"board":810000000000000091}',830000000000000234);
INSERT INTO "servers" VALUES(800000000000000002,'pl','{"channels":[810000000000000094,810000000000000093],"opener_role":850000000000000002,"idle_days":30,"board":810000000000000093}',830000000000000001);
CREATE TABLE snapshots (
	"match" INTEGER NOT NULL, 
	seq INTEGER NOT NULL, 
	state TEXT NOT NULL, 
	CONSTRAINT pk_snapshots PRIMARY KEY ("match"), 
	CONSTRAINT fk_snapshots_match FOREIGN KEY("match") REFERENCES matches (id)
);
INSERT INTO "snapshots" VALUES(1,160,'{"stack":[{"step":"take-turn","seat":0},{"step":"end-phase"}],"edition":{"wheel":[0,3,1,2,3,2,1,2],"spaces":[{"bonus":"workers3","prices":[3,0,1,2]},{"bonus":"mast","prices":[2,1,0,3]},{"bonus":"sail","prices":[3,0,2,1]},{"bonus":"vp2","prices":[1,2,3,0]},{"bonus":"workers2","prices":[0,2,3,1]},{"bonus":"worker_good","prices":[0,1,2,3]},{"bonus":"worker_vp","prices":[1,3,0,2]},{"bonus":"taler4","prices":[2,3,1,0]}],"reconstructed":["wheel","workers3","mast","sail","workers2","worker_good","worker_vp","taler4"]},"chance":{"type":"seeded","seed":"5485cb5d03981cc3bd989290a6be33ca","drawn":28},"players":[{"taler":25,"workers":1,"vp":87,"storage":["mast:wheel","mast:whale","mast:compass","good:salt"],"ships":[{"hull":["single"],"masts":["whale"],"sails":["whale"],"goods":[]},{"hull":["single"],"masts":["anchor"],"sails":["crown"],"goods":[]}],"delivered":[],"passes":3,"has_extra":false},{"taler":28,"workers":2,"vp":85,"storage":["mast:wheel","mast:anchor","mast:compass","sail:compass","sail:compass","good:fish","good:fish"],"ships":[{"hull":["single"],"masts":["anchor"],"sails":["crown"],"goods":[]},{"hull":["single"],"masts":["whale"],"sails":["whale"],"goods":[]}],"delivered":[],"passes":3,"has_extra":false}],"stock":[18,9,18,14,13,12,12,13,12,15,15,13,13,10,12,12,10,11],"rounds":[{"anchor":0,"tiles":["sail","mast","goods","crowns","deliver","transport","hull","withdraw"]},{"anchor":0,"tiles":["hull","deliver","transport","crowns","mast","goods","sail","withdraw"]},{"anchor":0,"tiles":["withdraw","goods","transport","mast","deliver","sail","crowns","hull"]},{"anchor":0,"tiles":["goods","withdraw","hull","crowns","deliver","sail","transport","mast"]}],"played":[0,4,6,3],"in_play":1}');
INSERT INTO "snapshots" VALUES(3,65,'{"stack":[{"step":"explore","seat":1},{"step":"end-round"}],"edition":{"wrecks":[{"players":2,"columns":[1,2,2,3],"face_up":[true,false,true,false,true,false,true,false]}],"portholes":[[5,4,3],[8,7,6],[12,10,8],[16,14,12]],"treasures":[1,2,3,4],"tokens":[6,5,6,5,6,6],"reconstructed":["wreck","face_up","portholes","treasures","tokens"]},"chance":{"type":"seeded","seed":"51a449a0fd6d4608bf5497ec8ad79887","drawn":128},"stacks":[{"is_face_up":true,"cards":["repair/saw","repair/wrench","fishing/rod","fishing/harpoon","supplies/fruit","repair/saw","treasures/statuette","clothes/coat"],"takers":[]},{"is_face_up":false,"cards":["clothes/boots","navigation/spyglass","navigation/sextant","navigation/sextant","repair/saw","repair/hammer","treasures/statuette","treasures/crown"],"takers":[1,1]},{"is_face_up":true,"cards":["fishing/rod","supplies/tins","repair/screws","supplies/tins","fishing/hook","treasures/statuette","navigation/map","treasures/statuette"],"takers":[1,1]},{"is_face_up":false,"cards":["repair/hammer","fishing/net","fishing/net","clothes/boots","supplies/fruit","treasures/coins","navigation/spyglass","supplies/biscuits"],"takers":[0,0,1,0,1]},{"is_face_up":true,"cards":["fishing/net","repair/screws","supplies/water","treasures/crown","navigation/compass","navigation/compass","navigation/map","repair/wrench"],"takers":[0,0,1,0,1]},{"is_face_up":false,"cards":["navigation/spyglass","clothes/hat","supplies/tins","treasures/coins","clothes/boots","clothes/hat","supplies/tins","treasures/pearl"],"takers":[0,1,0,1,0,1,0,1]},{"is_face_up":true,"cards":["repair/saw","navigation/spyglass","repair/screws","supplies/fruit","supplies/biscuits","treasures/coins","repair/screws","clothes/coat"],"takers":[0,1,0,1,0,1,0,1]},{"is_face_up":false,"cards":["treasures/crown","supplies/water","navigation/sextant","clothes/coat","fishing/harpoon","treasures/pearl","treasures/pearl","clothes/gloves"],"takers":[0,1,0,1,0,1,0,1]}],"castaways":[{"column":1,"side":"above","hand":["navigation/sextant","navigation/spyglass","treasures/pearl","treasures/crown","treasures/crown"],"sets":[{"colour":"clothes","cards":["clothes/boots","clothes/boots"],"tokens":["vp3","vp2"],"porthole":null},{"colour":"navigation","cards":[],"tokens":[],"porthole":null},{"colour":"repair","cards":["repair/hammer","repair/saw","repair/screws","repair/screws","repair/screws"],"tokens":["odd","pair","vp3"],"porthole":12},{"colour":"fishing","cards":["fishing/net","fishing/net","fishing/harpoon"],"tokens":["per_card"],"porthole":5},{"colour":"supplies","cards":["supplies/biscuits","supplies/tins","supplies/tins"],"tokens":["odd"],"porthole":4}]},{"column":3,"side":"below","hand":["clothes/coat","clothes/gloves","navigation/compass","fishing/net","supplies/fruit","supplies/fruit","treasures/pearl","treasures/pearl","treasures/coins","treasures/coins"],"sets":[{"colour":"clothes","cards":["clothes/hat","clothes/hat","clothes/boots","clothes/coat"],"tokens":["vp2","vp3"],"porthole":8},{"colour":"navigation","cards":["navigation/spyglass","navigation/spyglass"],"tokens":["per_card","vp2"],"porthole":null},{"colour":"repair","cards":[],"tokens":[],"porthole":null},{"colour":"fishing","cards":["fishing/rod"],"tokens":["odd"],"porthole":null},{"colour":"supplies","cards":["supplies/water","supplies/water","supplies/tins"],"tokens":["pair"],"porthole":null}]}],"tokens":["vp2","per_card","odd","odd","odd","vp3","pair","per_card","pair","vp3","vp2","vp3","double","vp2","pair","double","vp3","odd","pair","double","double","vp2","double","per_card","pair","pair","vp2","per_card","vp3","per_card","odd","odd","vp2","per_card"],"drawn":17,"camp":[null,"pair","double","double","vp3"],"portholes":[[3],[7,6],[10,8],[16,14,12]],"round":15,"order":[0,1],"is_last":true}');
INSERT INTO "snapshots" VALUES(4,35,'{"stack":[{"step":"take-turn","seat":0},{"step":"end-phase"}],"edition":{"wheel":[0,3,1,2,3,2,1,2],"spaces":[{"bonus":"workers3","prices":[3,0,1,2]},{"bonus":"mast","prices":[2,1,0,3]},{"bonus":"sail","prices":[3,0,2,1]},{"bonus":"vp2","prices":[1,2,3,0]},{"bonus":"workers2","prices":[0,2,3,1]},{"bonus":"worker_good","prices":[0,1,2,3]},{"bonus":"worker_vp","prices":[1,3,0,2]},{"bonus":"taler4","prices":[2,3,1,0]}],"reconstructed":["wheel","workers3","mast","sail","workers2","worker_good","worker_vp","taler4"]},"chance":{"type":"seeded","seed":"8f8cc8df1cf0c4f596b61f64cf7265ab","drawn":7},"players":[{"taler":15,"workers":7,"vp":10,"storage":[],"ships":[],"delivered":[],"passes":1,"has_extra":true},{"taler":6,"workers":2,"vp":12,"storage":[],"ships":[{"hull":["bow","middle","middle","stern"],"masts":[],"sails":[],"goods":[]}],"delivered":[],"passes":1,"has_extra":true},{"taler":7,"workers":3,"vp":10,"storage":[],"ships":[{"hull":["bow","middle","middle","stern"],"masts":[],"sails":[],"goods":[]}],"delivered":[],"passes":1,"has_extra":true}],"stock":[16,5,16,18,15,15,15,15,12,15,15,15,15,12,12,12,12,12],"rounds":[{"anchor":0,"tiles":["withdraw","sail","transport","hull","mast","crowns","goods","deliver"]}],"played":[0],"in_play":3}');
INSERT INTO "snapshots" VALUES(14,32,'{"stack":[{"step":"take-turn","seat":1},{"step":"take-turn","seat":2},{"step":"end-phase"}],"edition":{"wheel":[0,3,1,2,3,2,1,2],"spaces":[{"bonus":"workers3","prices":[3,0,1,2]},{"bonus":"mast","prices":[2,1,0,3]},{"bonus":"sail","prices":[3,0,2,1]},{"bonus":"vp2","prices":[1,2,3,0]},{"bonus":"workers2","prices":[0,2,3,1]},{"bonus":"worker_good","prices":[0,1,2,3]},{"bonus":"worker_vp","prices":[1,3,0,2]},{"bonus":"taler4","prices":[2,3,1,0]}],"reconstructed":["wheel","workers3","mast","sail","workers2","worker_good","worker_vp","taler4"]},"chance":{"type":"seeded","seed":"1321344144e3c72c66add5d1a919a354","drawn":7},"players":[{"taler":15,"workers":4,"vp":10,"storage":["mast:whale"],"ships":[{"hull":["single"],"masts":[],"sails":[],"goods":[]},{"hull":["bow","stern"],"masts":[],"sails":[],"goods":[]}],"delivered":[],"passes":2,"has_extra":true},{"taler":22,"workers":6,"vp":10,"storage":[],"ships":[],"delivered":[],"passes":2,"has_extra":true},{"taler":21,"workers":2,"vp":10,"storage":[],"ships":[{"hull":["single"],"masts":[],"sails":[],"goods":[]},{"hull":["bow","stern"],"masts":[],"sails":[],"goods":[]}],"delivered":[],"passes":1,"has_extra":true}],"stock":[16,9,16,16,15,15,14,15,12,15,15,15,15,12,12,12,12,12],"rounds":[{"anchor":0,"tiles":["hull","sail","mast","goods","withdraw","deliver","crowns","transport"]}],"played":[0,4,7],"in_play":1}');
CREATE TABLE timers (
	"match" INTEGER NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	number BIGINT NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_timers PRIMARY KEY ("match", kind, number), 
	CONSTRAINT fk_timers_match FOREIGN KEY("match") REFERENCES matches (id)
)
 WITHOUT ROWID

;
INSERT INTO "timers" VALUES(12,'board',0,1769500810000);
INSERT INTO "timers" VALUES(17,'board',0,1769500810000);
INSERT INTO "timers" VALUES(14,'last',22,1769500850000);
INSERT INTO "timers" VALUES(12,'near',0,1769500900000);
INSERT INTO "timers" VALUES(12,'ping',1,1769500900000);
INSERT INTO "timers" VALUES(15,'vote',21,1769503800000);
INSERT INTO "timers" VALUES(11,'out',0,1769521800000);
INSERT INTO "timers" VALUES(10,'vote',16,1769551200000);
INSERT INTO "timers" VALUES(10,'vote',17,1769551500000);
INSERT INTO "timers" VALUES(10,'vote',18,1769551500000);
INSERT INTO "timers" VALUES(13,'call',0,1769565300000);
INSERT INTO "timers" VALUES(14,'vote',19,1769572500000);
INSERT INTO "timers" VALUES(14,'vote',20,1769572800000);
INSERT INTO "timers" VALUES(13,'out',0,1769586900000);
INSERT INTO "timers" VALUES(14,'vote',22,1769587130000);
INSERT INTO "timers" VALUES(17,'remind',0,1769619240000);
INSERT INTO "timers" VALUES(14,'remind',2,1769702100000);
INSERT INTO "timers" VALUES(11,'idle',0,1769781000000);
INSERT INTO "timers" VALUES(13,'idle',0,1769846100000);
INSERT INTO "timers" VALUES(14,'call',2,1769896500000);
INSERT INTO "timers" VALUES(14,'out',2,1769918100000);
INSERT INTO "timers" VALUES(8,'idle',1,1770019200000);
INSERT INTO "timers" VALUES(10,'idle',0,1770069600000);
INSERT INTO "timers" VALUES(14,'idle',0,1770090900000);
INSERT INTO "timers" VALUES(9,'idle',1,1770097200000);
INSERT INTO "timers" VALUES(16,'idle',0,1770103560000);
INSERT INTO "timers" VALUES(15,'idle',0,1770105000000);
INSERT INTO "timers" VALUES(17,'call',0,1770105240000);
INSERT INTO "timers" VALUES(18,'idle',0,1770105420000);
INSERT INTO "timers" VALUES(17,'idle',0,1770105580000);
INSERT INTO "timers" VALUES(17,'out',0,1770126840000);
CREATE INDEX ix_matches_channel_id ON matches (channel, id);
CREATE INDEX ix_matches_server_status_id ON matches (server, status, id);
CREATE UNIQUE INDEX uq_matches_live_channel ON matches (channel) WHERE status IN ('open', 'running');
CREATE INDEX ix_seats_person_status_match ON seats (person, status, "match");
CREATE INDEX ix_outbox_match_id ON outbox ("match", id);
CREATE INDEX ix_outbox_not_before_id ON outbox (not_before, id);
CREATE INDEX ix_handled_at ON handled (at);
CREATE INDEX ix_timers_at ON timers (at);
CREATE INDEX ix_audits_server_id ON audits (server, id);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('matches',18);
INSERT INTO "sqlite_sequence" VALUES('outbox',460);
INSERT INTO "sqlite_sequence" VALUES('audits',14);
INSERT INTO "sqlite_sequence" VALUES('questions',23);
COMMIT;

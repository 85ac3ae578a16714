BEGIN TRANSACTION;
CREATE TABLE analyses (
match_id INTEGER NOT NULL REFERENCES matches (id),
        version INTEGER NOT NULL,
        head INTEGER NOT NULL,
        result TEXT NOT NULL,
        PRIMARY KEY (match_id)
) WITHOUT ROWID;
CREATE TABLE audits (
id INTEGER PRIMARY KEY AUTOINCREMENT,
guild_id INTEGER NOT NULL,
        match_id INTEGER,
        user_key INTEGER NOT NULL,
        feature VARCHAR(32) NOT NULL,
        kind VARCHAR(32) NOT NULL,
        payload TEXT NOT NULL,
        reason TEXT NOT NULL,
        at INTEGER NOT NULL,
        is_participant BOOLEAN NOT NULL DEFAULT FALSE
);
INSERT INTO "audits" VALUES(1,1,2,104,'admin','pause','{"kind":"pause"}','a storm',1800000540000,0);
INSERT INTO "audits" VALUES(2,1,NULL,104,'lifecycle','league','{"kind":"league","league":"Harbour league","what":"create"}','a storm',1800000540000,0);
INSERT INTO "audits" VALUES(3,1,NULL,104,'lifecycle','season','{"kind":"season","league":"Harbour league","season":1,"what":"open"}','a storm',1800000540000,0);
CREATE TABLE ballots (
vote_id INTEGER NOT NULL REFERENCES votes (id),
        user_key INTEGER NOT NULL,
        choice VARCHAR(16) NOT NULL,
        at INTEGER NOT NULL,
        PRIMARY KEY (vote_id, user_key)
) WITHOUT ROWID;
INSERT INTO "ballots" VALUES(1,100,'yes',1800000540000);
CREATE TABLE claimed_interactions (
id INTEGER NOT NULL,
        at INTEGER NOT NULL,
        PRIMARY KEY (id)
) WITHOUT ROWID;
CREATE TABLE clock_turns (
match_id INTEGER NOT NULL REFERENCES matches (id),
        seat SMALLINT NOT NULL,
        number INTEGER NOT NULL,
        ended INTEGER,
        user_key INTEGER,
        timed_out_user_key INTEGER,
        PRIMARY KEY (match_id, seat, number)
) WITHOUT ROWID;
INSERT INTO "clock_turns" VALUES(1,0,1,4,100,NULL);
INSERT INTO "clock_turns" VALUES(1,0,2,20,100,NULL);
INSERT INTO "clock_turns" VALUES(1,0,3,28,100,NULL);
INSERT INTO "clock_turns" VALUES(1,1,1,6,101,NULL);
INSERT INTO "clock_turns" VALUES(1,1,2,14,101,NULL);
INSERT INTO "clock_turns" VALUES(1,1,3,NULL,NULL,NULL);
INSERT INTO "clock_turns" VALUES(1,2,1,8,102,NULL);
INSERT INTO "clock_turns" VALUES(1,2,2,16,102,NULL);
INSERT INTO "clock_turns" VALUES(1,2,3,24,102,NULL);
INSERT INTO "clock_turns" VALUES(1,3,1,10,103,NULL);
INSERT INTO "clock_turns" VALUES(1,3,2,18,103,NULL);
INSERT INTO "clock_turns" VALUES(1,3,3,26,103,NULL);
INSERT INTO "clock_turns" VALUES(2,0,1,3,100,NULL);
INSERT INTO "clock_turns" VALUES(2,0,2,7,100,NULL);
INSERT INTO "clock_turns" VALUES(2,1,1,5,101,NULL);
INSERT INTO "clock_turns" VALUES(2,1,2,9,101,NULL);
INSERT INTO "clock_turns" VALUES(2,1,3,NULL,NULL,NULL);
INSERT INTO "clock_turns" VALUES(5,0,1,4,100,NULL);
INSERT INTO "clock_turns" VALUES(5,2,1,NULL,NULL,NULL);
CREATE TABLE clocks (
match_id INTEGER NOT NULL REFERENCES matches (id),
        seat SMALLINT NOT NULL,
        "remaining_ms" INTEGER,
        running_since INTEGER,
        turn INTEGER NOT NULL,
        timeouts SMALLINT NOT NULL,
        banked_ms INTEGER,
        has_answered BOOLEAN NOT NULL,
        PRIMARY KEY (match_id, seat)
) WITHOUT ROWID;
INSERT INTO "clocks" VALUES(1,0,NULL,NULL,26,0,NULL,0);
INSERT INTO "clocks" VALUES(1,1,NULL,1800000540000,28,0,NULL,0);
INSERT INTO "clocks" VALUES(1,2,NULL,NULL,20,0,NULL,0);
INSERT INTO "clocks" VALUES(1,3,NULL,NULL,24,0,NULL,0);
INSERT INTO "clocks" VALUES(2,0,NULL,NULL,5,0,NULL,0);
INSERT INTO "clocks" VALUES(2,1,NULL,NULL,9,0,NULL,0);
INSERT INTO "clocks" VALUES(5,0,NULL,NULL,1,0,NULL,0);
INSERT INTO "clocks" VALUES(5,2,NULL,1800000540000,6,0,NULL,0);
CREATE TABLE closed_channels (
match_id INTEGER NOT NULL REFERENCES matches (id),
        channel INTEGER NOT NULL,
        reason VARCHAR(16) NOT NULL,
        since INTEGER NOT NULL,
        ends INTEGER,
        direct_since INTEGER,
        rests_since INTEGER,
        is_contested BOOLEAN NOT NULL,
        PRIMARY KEY (match_id)
) WITHOUT ROWID;
CREATE TABLE commitments (
match_id INTEGER NOT NULL REFERENCES matches (id),
        channel INTEGER,
        message INTEGER,
        transcript TEXT,
        transcript_channel INTEGER,
        transcript_message INTEGER,
        PRIMARY KEY (match_id)
) WITHOUT ROWID;
INSERT INTO "commitments" VALUES(1,7000,900,'{"begins":"opener","commitment":"789782cb0a82bd493f2a616237014af81915a0b8cc4f020222ac812141c2fc24","contributions":[{"opener":1,"place":2,"seats":[1,2],"words":"868dbf338259cc40ff24668f96241247db2cd0c64368192391c0b6dfddc2d684"}],"match":1,"message":"900","opener":1,"order":null,"roster":[1,2,3,4],"scheme":"harbour-fairness/1"}',NULL,NULL);
INSERT INTO "commitments" VALUES(2,NULL,NULL,'{"begins":"opener","commitment":"cc9818cc332d9b59178dd1680e6dffcc357b7d7cff014a43b9da7e1924f98081","contributions":[],"match":2,"message":null,"opener":1,"order":null,"roster":[1,2],"scheme":"harbour-fairness/1"}',NULL,NULL);
INSERT INTO "commitments" VALUES(3,NULL,NULL,'{"begins":"opener","commitment":"ddc76f592e8c45fead5ce75b82e09a78fa08cbe7d977fb39630b57e728bbcf61","contributions":[],"match":3,"message":null,"opener":1,"order":null,"roster":[1,2],"scheme":"harbour-fairness/1"}',7000,900);
INSERT INTO "commitments" VALUES(4,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "commitments" VALUES(5,NULL,NULL,'{"begins":"opener","commitment":"77f6a41786412d36724099015765f5763350cfe22088eb652368fa62a7a543ec","contributions":[],"match":5,"message":null,"opener":1,"order":null,"roster":[1,"deckhand",2],"scheme":"harbour-fairness/1"}',NULL,NULL);
CREATE TABLE days_off (
user_key INTEGER NOT NULL,
        day VARCHAR(10) NOT NULL,
        is_holiday BOOLEAN NOT NULL,
        is_automatic BOOLEAN NOT NULL DEFAULT FALSE,
        PRIMARY KEY (user_key, day)
) WITHOUT ROWID;
INSERT INTO "days_off" VALUES(101,'2027-03-02',0,0);
INSERT INTO "days_off" VALUES(101,'2027-03-03',0,0);
INSERT INTO "days_off" VALUES(101,'2027-03-04',0,0);
CREATE TABLE delivery_leases (
owner_kind VARCHAR(16) NOT NULL,
        owner INTEGER NOT NULL,
        holder VARCHAR(64) NOT NULL,
        until INTEGER NOT NULL,
        is_wanted BOOLEAN NOT NULL,
        PRIMARY KEY (owner_kind, owner)
) WITHOUT ROWID;
CREATE TABLE drafts (
match_id INTEGER NOT NULL REFERENCES matches (id),
        seat SMALLINT NOT NULL,
        base INTEGER NOT NULL,
        actions TEXT NOT NULL,
        revision INTEGER NOT NULL,
        PRIMARY KEY (match_id, seat)
) WITHOUT ROWID;
INSERT INTO "drafts" VALUES(1,0,28,'[]',7);
INSERT INTO "drafts" VALUES(1,1,28,'[[{"move":"pass"}]]',7);
INSERT INTO "drafts" VALUES(1,2,24,'[]',8);
INSERT INTO "drafts" VALUES(1,3,26,'[]',6);
INSERT INTO "drafts" VALUES(2,0,7,'[]',4);
INSERT INTO "drafts" VALUES(2,1,9,'[]',4);
INSERT INTO "drafts" VALUES(5,0,4,'[]',3);
INSERT INTO "drafts" VALUES(5,1,6,'[]',1);
CREATE TABLE follows (
match_id INTEGER NOT NULL REFERENCES matches (id),
        user_key INTEGER NOT NULL,
        is_per_segment BOOLEAN NOT NULL,
        last_notified_seq INTEGER NOT NULL,
        PRIMARY KEY (match_id, user_key)
) WITHOUT ROWID;
INSERT INTO "follows" VALUES(1,104,1,28);
CREATE TABLE guilds (
id INTEGER NOT NULL,
        locale VARCHAR(16),
        settings TEXT NOT NULL DEFAULT '{}',
        board_message INTEGER,
        PRIMARY KEY (id)
) WITHOUT ROWID;
INSERT INTO "guilds" VALUES(1,NULL,'{"vacation_days":10,"idle_days":14}',NULL);
CREATE TABLE harbour_schema (version INTEGER NOT NULL);
INSERT INTO "harbour_schema" VALUES(1);
CREATE TABLE heartbeats (
id SMALLINT NOT NULL,
        at INTEGER NOT NULL,
        PRIMARY KEY (id)
) WITHOUT ROWID;
CREATE TABLE identifies (
bucket SMALLINT NOT NULL,
        at INTEGER NOT NULL,
        PRIMARY KEY (bucket)
) WITHOUT ROWID;
CREATE TABLE invites (
match_id INTEGER NOT NULL REFERENCES matches (id),
        user_key INTEGER NOT NULL,
        is_notified BOOLEAN NOT NULL DEFAULT TRUE,
        PRIMARY KEY (match_id, user_key)
) WITHOUT ROWID;
INSERT INTO "invites" VALUES(4,101,0);
INSERT INTO "invites" VALUES(4,102,0);
CREATE TABLE jobs (
id INTEGER PRIMARY KEY AUTOINCREMENT,
owner_kind VARCHAR(16) NOT NULL,
        owner INTEGER NOT NULL,
        feature VARCHAR(32) NOT NULL,
        kind VARCHAR(32) NOT NULL,
        payload TEXT NOT NULL,
        created INTEGER NOT NULL,
        not_before INTEGER NOT NULL
);
CREATE TABLE judgements (
match_id INTEGER NOT NULL REFERENCES matches (id),
        turn_index INTEGER NOT NULL,
        judgement TEXT NOT NULL,
        PRIMARY KEY (match_id, turn_index)
) WITHOUT ROWID;
CREATE TABLE league_server_events (
league INTEGER NOT NULL REFERENCES leagues (id),
        PRIMARY KEY (league)
) WITHOUT ROWID;
CREATE TABLE leagues (
id INTEGER PRIMARY KEY AUTOINCREMENT,
guild_id INTEGER NOT NULL,
        name VARCHAR(64) NOT NULL,
        game VARCHAR(64) NOT NULL,
        channel INTEGER NOT NULL,
        plan TEXT NOT NULL,
        status VARCHAR(16) NOT NULL,
        creator_key INTEGER NOT NULL,
        created INTEGER NOT NULL,
        role INTEGER,
        champion_role INTEGER,
        tier_roles TEXT NOT NULL,
        channel_missing_since INTEGER,
        folded VARCHAR(128),
        UNIQUE (guild_id, name)
);
INSERT INTO "leagues" VALUES(1,1,'Harbour league','nautilus-island',7100,'{"game":"nautilus-island","seats":2,"turns":48,"format":"divisions","size":7,"each":1,"takes_fewer":false,"rounds":1,"load":0,"least":0,"most":0,"pace":{"bank":72,"increment":8,"cap":96},"hurry":{"bank":24,"increment":6,"cap":24},"points":[],"order":["points","head-to-head","places","strength","share","lot"],"strikes":3,"sign_up_days":10,"confirm_days":3,"play_days":26,"hurry_days":14,"warn_days":7,"protest_days":3,"rest_days":7,"excludes_automatic_days_off":false}','live',104,1800000540000,NULL,NULL,'{}',NULL,'harbour league');
CREATE TABLE leases (
shard SMALLINT NOT NULL,
        count SMALLINT NOT NULL,
        holder VARCHAR(64) NOT NULL,
        until INTEGER NOT NULL,
        PRIMARY KEY (shard)
) WITHOUT ROWID;
CREATE TABLE lessons (
id INTEGER PRIMARY KEY AUTOINCREMENT,
user_key INTEGER NOT NULL,
        game TEXT NOT NULL,
        step INTEGER NOT NULL,
        UNIQUE (user_key, game)
);
INSERT INTO "lessons" VALUES(1,103,'nauticus',0);
CREATE TABLE limited_actions (
id INTEGER PRIMARY KEY AUTOINCREMENT,
user_key INTEGER NOT NULL,
        action VARCHAR(16) NOT NULL,
        target_key INTEGER NOT NULL,
        at INTEGER NOT NULL
);
INSERT INTO "limited_actions" VALUES(1,103,'find',0,1800000000000);
INSERT INTO "limited_actions" VALUES(2,100,'open',0,1800000000000);
INSERT INTO "limited_actions" VALUES(3,100,'open',0,1800000540000);
INSERT INTO "limited_actions" VALUES(4,100,'open',0,1800000540000);
INSERT INTO "limited_actions" VALUES(5,104,'open',0,1800000540000);
INSERT INTO "limited_actions" VALUES(6,104,'invite',101,1800000540000);
INSERT INTO "limited_actions" VALUES(7,104,'invite',102,1800000540000);
INSERT INTO "limited_actions" VALUES(8,100,'open',0,1800000540000);
CREATE TABLE log (
match_id INTEGER NOT NULL REFERENCES matches (id),
        seq INTEGER NOT NULL,
        seat SMALLINT,
        kind VARCHAR(32) NOT NULL,
        payload TEXT NOT NULL,
        "origin" VARCHAR(16) NOT NULL,
        at INTEGER NOT NULL,
        PRIMARY KEY (match_id, seq)
) WITHOUT ROWID;
INSERT INTO "log" VALUES(1,1,NULL,'started','{"type":"started","order":[0,1,2,3],"by":"host"}','host',1800000000000);
INSERT INTO "log" VALUES(1,2,0,'move','{"move":"choose","tile":"sail"}','player',1800000000000);
INSERT INTO "log" VALUES(1,3,0,'move','{"move":"pass"}','player',1800000000000);
INSERT INTO "log" VALUES(1,4,0,'move','{"move":"end"}','player',1800000000000);
INSERT INTO "log" VALUES(1,5,1,'move','{"move":"pass"}','player',1800000060000);
INSERT INTO "log" VALUES(1,6,1,'move','{"move":"end"}','player',1800000060000);
INSERT INTO "log" VALUES(1,7,2,'move','{"move":"pass"}','player',1800000120000);
INSERT INTO "log" VALUES(1,8,2,'move','{"move":"end"}','player',1800000120000);
INSERT INTO "log" VALUES(1,9,3,'move','{"move":"pass"}','player',1800000180000);
INSERT INTO "log" VALUES(1,10,3,'move','{"move":"end"}','player',1800000180000);
INSERT INTO "log" VALUES(1,11,1,'move','{"move":"choose","tile":"crowns"}','player',1800000240000);
INSERT INTO "log" VALUES(1,12,1,'move','{"move":"take","part":"mast:wheel","for":"bonus"}','player',1800000240000);
INSERT INTO "log" VALUES(1,13,1,'move','{"move":"pass"}','player',1800000240000);
INSERT INTO "log" VALUES(1,14,1,'move','{"move":"end"}','player',1800000240000);
INSERT INTO "log" VALUES(1,15,2,'move','{"move":"pass"}','player',1800000300000);
INSERT INTO "log" VALUES(1,16,2,'move','{"move":"end"}','player',1800000300000);
INSERT INTO "log" VALUES(1,17,3,'move','{"move":"pass"}','player',1800000360000);
INSERT INTO "log" VALUES(1,18,3,'move','{"move":"end"}','player',1800000360000);
INSERT INTO "log" VALUES(1,19,0,'move','{"move":"pass"}','player',1800000420000);
INSERT INTO "log" VALUES(1,20,0,'move','{"move":"end"}','player',1800000420000);
INSERT INTO "log" VALUES(1,21,2,'move','{"move":"choose","tile":"goods"}','player',1800000480000);
INSERT INTO "log" VALUES(1,22,2,'move','{"move":"take","part":"sail:wheel","for":"bonus"}','player',1800000480000);
INSERT INTO "log" VALUES(1,23,2,'move','{"move":"pass"}','player',1800000480000);
INSERT INTO "log" VALUES(1,24,2,'move','{"move":"end"}','player',1800000480000);
INSERT INTO "log" VALUES(1,25,3,'move','{"move":"pass"}','player',1800000540000);
INSERT INTO "log" VALUES(1,26,3,'move','{"move":"end"}','player',1800000540000);
INSERT INTO "log" VALUES(1,27,0,'move','{"move":"pass"}','player',1800000540000);
INSERT INTO "log" VALUES(1,28,0,'move','{"move":"end"}','player',1800000540000);
INSERT INTO "log" VALUES(2,1,NULL,'started','{"type":"started","order":[0,1],"by":"host"}','host',1800000540000);
INSERT INTO "log" VALUES(2,2,0,'move','{"move":"go","column":0}','player',1800000540000);
INSERT INTO "log" VALUES(2,3,0,'move','{"move":"collect"}','player',1800000540000);
INSERT INTO "log" VALUES(2,4,1,'move','{"move":"go","column":1}','player',1800000540000);
INSERT INTO "log" VALUES(2,5,1,'move','{"move":"collect"}','player',1800000540000);
INSERT INTO "log" VALUES(2,6,0,'move','{"move":"go","column":1}','player',1800000540000);
INSERT INTO "log" VALUES(2,7,0,'move','{"move":"collect"}','player',1800000540000);
INSERT INTO "log" VALUES(2,8,1,'move','{"move":"go","column":0}','player',1800000540000);
INSERT INTO "log" VALUES(2,9,1,'move','{"move":"collect"}','player',1800000540000);
INSERT INTO "log" VALUES(2,10,NULL,'ruled','{"what":"paused","name":"","reason":"a storm","decided":104,"by":"host"}','host',1800000540000);
INSERT INTO "log" VALUES(3,1,NULL,'started','{"type":"started","order":[0,1],"by":"host"}','host',1800000540000);
INSERT INTO "log" VALUES(3,2,0,'move','{"move":"go","column":0}','player',1800000540000);
INSERT INTO "log" VALUES(3,3,0,'move','{"move":"collect"}','player',1800000540000);
INSERT INTO "log" VALUES(3,4,1,'move','{"move":"go","column":1}','player',1800000540000);
INSERT INTO "log" VALUES(3,5,1,'move','{"move":"collect"}','player',1800000540000);
INSERT INTO "log" VALUES(3,6,0,'move','{"move":"go","column":1}','player',1800000540000);
INSERT INTO "log" VALUES(3,7,0,'move','{"move":"collect"}','player',1800000540000);
INSERT INTO "log" VALUES(3,8,1,'move','{"move":"go","column":0}','player',1800000540000);
INSERT INTO "log" VALUES(3,9,1,'move','{"move":"collect"}','player',1800000540000);
INSERT INTO "log" VALUES(3,10,1,'move','{"move":"go","column":1}','player',1800000540000);
INSERT INTO "log" VALUES(3,11,1,'move','{"move":"collect"}','player',1800000540000);
INSERT INTO "log" VALUES(3,12,0,'move','{"move":"go","column":0}','player',1800000540000);
INSERT INTO "log" VALUES(3,13,0,'move','{"move":"collect"}','player',1800000540000);
INSERT INTO "log" VALUES(3,14,0,'move','{"move":"go","column":1}','player',1800000540000);
INSERT INTO "log" VALUES(3,15,0,'move','{"move":"collect"}','player',1800000540000);
INSERT INTO "log" VALUES(3,16,1,'move','{"move":"go","column":0}','player',1800000540000);
INSERT INTO "log" VALUES(3,17,1,'move','{"move":"collect"}','player',1800000540000);
INSERT INTO "log" VALUES(3,18,1,'move','{"move":"go","column":1}','player',1800000540000);
INSERT INTO "log" VALUES(3,19,1,'move','{"move":"collect"}','player',1800000540000);
INSERT INTO "log" VALUES(3,20,0,'move','{"move":"go","column":0}','player',1800000540000);
INSERT INTO "log" VALUES(3,21,0,'move','{"move":"collect"}','player',1800000540000);
INSERT INTO "log" VALUES(3,22,0,'move','{"move":"go","column":1}','player',1800000540000);
INSERT INTO "log" VALUES(3,23,0,'move','{"move":"collect"}','player',1800000540000);
INSERT INTO "log" VALUES(3,24,1,'move','{"move":"go","column":0}','player',1800000540000);
INSERT INTO "log" VALUES(3,25,1,'move','{"move":"collect"}','player',1800000540000);
INSERT INTO "log" VALUES(3,26,1,'move','{"move":"go","column":1}','player',1800000540000);
INSERT INTO "log" VALUES(3,27,1,'move','{"move":"collect"}','player',1800000540000);
INSERT INTO "log" VALUES(3,28,0,'move','{"move":"go","column":0}','player',1800000540000);
INSERT INTO "log" VALUES(3,29,0,'move','{"move":"collect"}','player',1800000540000);
INSERT INTO "log" VALUES(3,30,0,'move','{"move":"go","column":1}','player',1800000540000);
INSERT INTO "log" VALUES(3,31,0,'move','{"move":"collect"}','player',1800000540000);
INSERT INTO "log" VALUES(3,32,1,'move','{"move":"go","column":0}','player',1800000540000);
INSERT INTO "log" VALUES(3,33,1,'move','{"move":"collect"}','player',1800000540000);
INSERT INTO "log" VALUES(3,34,1,'move','{"move":"go","column":1}','player',1800000540000);
INSERT INTO "log" VALUES(3,35,1,'move','{"move":"store","cards":["clothes/boots"]}','player',1800000540000);
INSERT INTO "log" VALUES(3,36,0,'move','{"move":"go","column":0}','player',1800000540000);
INSERT INTO "log" VALUES(3,37,0,'move','{"move":"store","cards":["clothes/hat"]}','player',1800000540000);
INSERT INTO "log" VALUES(5,1,NULL,'started','{"type":"started","order":[0,1,2],"by":"host"}','host',1800000540000);
INSERT INTO "log" VALUES(5,2,0,'move','{"move":"choose","tile":"sail"}','player',1800000540000);
INSERT INTO "log" VALUES(5,3,0,'move','{"move":"pass"}','player',1800000540000);
INSERT INTO "log" VALUES(5,4,0,'move','{"move":"end"}','player',1800000540000);
INSERT INTO "log" VALUES(5,5,1,'move','{"move":"pass"}','robot',1800000540000);
INSERT INTO "log" VALUES(5,6,1,'move','{"move":"end"}','robot',1800000540000);
CREATE TABLE matches (
id INTEGER PRIMARY KEY AUTOINCREMENT,
game VARCHAR(64) NOT NULL,
        rules_version INTEGER NOT NULL,
        edition TEXT NOT NULL,
        options TEXT NOT NULL,
        is_imported BOOLEAN NOT NULL DEFAULT FALSE,
        commitment VARCHAR(64) NOT NULL DEFAULT '',
        status VARCHAR(16) NOT NULL,
        guild_id INTEGER NOT NULL,
        channel INTEGER NOT NULL,
        is_thread BOOLEAN NOT NULL,
        owner_key INTEGER NOT NULL,
        seat_count SMALLINT NOT NULL,
        seat_order VARCHAR(16) NOT NULL,
        is_public BOOLEAN NOT NULL,
        head INTEGER NOT NULL,
        card INTEGER,
        created INTEGER NOT NULL,
        started INTEGER,
        ended INTEGER,
        title TEXT NOT NULL,
        time_control TEXT NOT NULL DEFAULT '',
        paused_since INTEGER,
        channel_missing_since INTEGER
);
INSERT INTO "matches" VALUES(1,'nauticus',1,'{"wheel":[0,3,1,2,3,2,1,2],"spaces":[{"bonus":"workers3","prices":[3,0,1,2]},{"bonus":"mast","prices":[2,1,0,3]},{"bonus":"sail","prices":[3,0,2,1]},{"bonus":"vp2","prices":[1,2,3,0]},{"bonus":"workers2","prices":[0,2,3,1]},{"bonus":"worker_good","prices":[0,1,2,3]},{"bonus":"worker_vp","prices":[1,3,0,2]},{"bonus":"taler4","prices":[2,3,1,0]}],"reconstructed":["wheel","workers3","mast","sail","workers2","worker_good","worker_vp","taler4"],"house_rules":false}','{}',0,'789782cb0a82bd493f2a616237014af81915a0b8cc4f020222ac812141c2fc24','running',1,7001,0,100,4,'opener',1,28,NULL,1800000000000,1800000000000,NULL,'Friday','',NULL,NULL);
INSERT INTO "matches" VALUES(2,'nautilus-island',1,'{"wrecks":[{"players":2,"columns":[1,2,2,3],"face_up":[true,false,true,false,true,false,true,false]},{"players":3,"columns":[1,2,2,3,3],"face_up":[true,false,true,false,true,false,true,false,true,false,true]},{"players":4,"columns":[1,1,2,2,3,3],"face_up":[true,false,true,false,true,false,true,false,true,false,true,false]}],"portholes":[[5,4,3],[8,7,6],[12,10,8],[16,14,12]],"treasures":[1,2,3,4],"tokens":[6,5,6,5,6,6],"reconstructed":["wreck","face_up","portholes","treasures","tokens"],"house_rules":false}','{}',0,'cc9818cc332d9b59178dd1680e6dffcc357b7d7cff014a43b9da7e1924f98081','running',1,7002,0,100,2,'opener',1,10,NULL,1800000540000,1800000540000,NULL,'','',1800000540000,NULL);
INSERT INTO "matches" VALUES(3,'nautilus-island',1,'{"wrecks":[{"players":2,"columns":[1,2,2,3],"face_up":[true,false,true,false,true,false,true,false]},{"players":3,"columns":[1,2,2,3,3],"face_up":[true,false,true,false,true,false,true,false,true,false,true]},{"players":4,"columns":[1,1,2,2,3,3],"face_up":[true,false,true,false,true,false,true,false,true,false,true,false]}],"portholes":[[5,4,3],[8,7,6],[12,10,8],[16,14,12]],"treasures":[1,2,3,4],"tokens":[6,5,6,5,6,6],"reconstructed":["wreck","face_up","portholes","treasures","tokens"],"house_rules":false}','{}',0,'ddc76f592e8c45fead5ce75b82e09a78fa08cbe7d977fb39630b57e728bbcf61','finished',1,7003,0,100,2,'opener',1,37,NULL,1800000540000,1800000540000,1800000540000,'','',NULL,NULL);
INSERT INTO "matches" VALUES(4,'nauticus',1,'{"wheel":[0,3,1,2,3,2,1,2],"spaces":[{"bonus":"workers3","prices":[3,0,1,2]},{"bonus":"mast","prices":[2,1,0,3]},{"bonus":"sail","prices":[3,0,2,1]},{"bonus":"vp2","prices":[1,2,3,0]},{"bonus":"workers2","prices":[0,2,3,1]},{"bonus":"worker_good","prices":[0,1,2,3]},{"bonus":"worker_vp","prices":[1,3,0,2]},{"bonus":"taler4","prices":[2,3,1,0]}],"reconstructed":["wheel","workers3","mast","sail","workers2","worker_good","worker_vp","taler4"],"house_rules":false}','{}',0,'7114b1e6f4bc611a6d4639702d0d058bdb43d92fa638832935d89649bb57d09a','open',1,7004,0,104,3,'opener',0,0,NULL,1800000540000,NULL,NULL,'','',NULL,NULL);
INSERT INTO "matches" VALUES(5,'nauticus',1,'{"wheel":[0,3,1,2,3,2,1,2],"spaces":[{"bonus":"workers3","prices":[3,0,1,2]},{"bonus":"mast","prices":[2,1,0,3]},{"bonus":"sail","prices":[3,0,2,1]},{"bonus":"vp2","prices":[1,2,3,0]},{"bonus":"workers2","prices":[0,2,3,1]},{"bonus":"worker_good","prices":[0,1,2,3]},{"bonus":"worker_vp","prices":[1,3,0,2]},{"bonus":"taler4","prices":[2,3,1,0]}],"reconstructed":["wheel","workers3","mast","sail","workers2","worker_good","worker_vp","taler4"],"house_rules":false}','{}',0,'77f6a41786412d36724099015765f5763350cfe22088eb652368fa62a7a543ec','running',1,7005,0,100,3,'opener',1,6,NULL,1800000540000,1800000540000,NULL,'','',NULL,NULL);
CREATE TABLE matches_with_hints (
match_id INTEGER NOT NULL REFERENCES matches (id),
        PRIMARY KEY (match_id)
) WITHOUT ROWID;
INSERT INTO "matches_with_hints" VALUES(5);
CREATE TABLE mentions (
user_key INTEGER NOT NULL,
        match_id INTEGER NOT NULL REFERENCES matches (id),
        PRIMARY KEY (user_key, match_id)
) WITHOUT ROWID;
INSERT INTO "mentions" VALUES(104,2);
CREATE TABLE mutes (
match_id INTEGER NOT NULL REFERENCES matches (id),
        user_key INTEGER NOT NULL,
        until INTEGER,
        PRIMARY KEY (match_id, user_key)
) WITHOUT ROWID;
CREATE TABLE notices (
match_id INTEGER NOT NULL REFERENCES matches (id),
        feature VARCHAR(32) NOT NULL,
        kind VARCHAR(32) NOT NULL,
        payload TEXT NOT NULL,
        at INTEGER NOT NULL,
        channel INTEGER,
        message INTEGER,
        PRIMARY KEY (match_id, feature, kind, payload)
) WITHOUT ROWID;
CREATE TABLE outages (
guild_id INTEGER NOT NULL,
        began INTEGER NOT NULL,
        ended INTEGER NOT NULL,
        PRIMARY KEY (guild_id, began)
) WITHOUT ROWID;
CREATE TABLE outbox (
id INTEGER PRIMARY KEY AUTOINCREMENT,
owner_kind VARCHAR(16) NOT NULL,
        owner INTEGER NOT NULL,
        feature VARCHAR(32) NOT NULL,
        kind VARCHAR(32) NOT NULL,
        payload TEXT NOT NULL,
        nonce VARCHAR(25) NOT NULL,
        created INTEGER NOT NULL,
        attempts INTEGER NOT NULL,
        not_before INTEGER NOT NULL,
        is_deferred BOOLEAN NOT NULL,
        is_urgent BOOLEAN NOT NULL DEFAULT FALSE,
        UNIQUE (nonce)
);
INSERT INTO "outbox" VALUES(6,'match',1,'fairness','transcript','{"kind":"transcript"}','000000000000000100000005',1800000000000,0,0,0,0);
INSERT INTO "outbox" VALUES(8,'match',1,'posts','buttons','{"kind":"buttons","at_start":true}','000000000000000100000006',1800000000000,0,0,0,0);
INSERT INTO "outbox" VALUES(10,'match',1,'posts','lines','{"kind":"lines","to":4}','000000000000000100000007',1800000000000,0,0,0,0);
INSERT INTO "outbox" VALUES(12,'match',1,'posts','lines','{"kind":"lines","to":6}','000000000000000100000008',1800000060000,0,0,0,0);
INSERT INTO "outbox" VALUES(14,'match',1,'posts','lines','{"kind":"lines","to":8}','000000000000000100000009',1800000120000,0,0,0,0);
INSERT INTO "outbox" VALUES(16,'match',1,'posts','chapter','{"kind":"chapter","number":1}','00000000000000010000000a',1800000180000,0,0,0,0);
INSERT INTO "outbox" VALUES(18,'match',1,'posts','lines','{"kind":"lines","to":14}','00000000000000010000000b',1800000240000,0,0,0,0);
INSERT INTO "outbox" VALUES(20,'match',1,'posts','lines','{"kind":"lines","to":16}','00000000000000010000000c',1800000300000,0,0,0,0);
INSERT INTO "outbox" VALUES(22,'match',1,'posts','lines','{"kind":"lines","to":18}','00000000000000010000000d',1800000360000,0,0,0,0);
INSERT INTO "outbox" VALUES(24,'match',1,'posts','chapter','{"kind":"chapter","number":2}','00000000000000010000000e',1800000420000,0,0,0,0);
INSERT INTO "outbox" VALUES(26,'match',1,'posts','lines','{"kind":"lines","to":24}','00000000000000010000000f',1800000480000,0,0,0,0);
INSERT INTO "outbox" VALUES(28,'match',1,'posts','lines','{"kind":"lines","to":26}','000000000000000100000010',1800000540000,0,0,0,0);
INSERT INTO "outbox" VALUES(29,'match',1,'posts','card','{"kind":"card"}','000000000000000100000003',1800000540000,14,0,0,0);
INSERT INTO "outbox" VALUES(30,'match',1,'posts','lines','{"kind":"lines","to":28}','000000000000000100000011',1800000540000,0,0,0,0);
INSERT INTO "outbox" VALUES(31,'match',1,'vote','question','{"kind":"question","question":1}','000000000000000100000012',1800000540000,0,0,0,0);
INSERT INTO "outbox" VALUES(34,'match',2,'fairness','transcript','{"kind":"transcript"}','000000000000000100000017',1800000540000,0,0,0,0);
INSERT INTO "outbox" VALUES(36,'match',2,'posts','buttons','{"kind":"buttons","at_start":true}','000000000000000100000018',1800000540000,0,0,0,0);
INSERT INTO "outbox" VALUES(38,'match',2,'posts','lines','{"kind":"lines","to":3}','000000000000000100000019',1800000540000,0,0,0,0);
INSERT INTO "outbox" VALUES(40,'match',2,'posts','chapter','{"kind":"chapter","number":1}','00000000000000010000001a',1800000540000,0,0,0,0);
INSERT INTO "outbox" VALUES(42,'match',2,'posts','lines','{"kind":"lines","to":7}','00000000000000010000001b',1800000540000,0,0,0,0);
INSERT INTO "outbox" VALUES(44,'match',2,'posts','chapter','{"kind":"chapter","number":2}','00000000000000010000001c',1800000540000,0,0,0,0);
INSERT INTO "outbox" VALUES(45,'match',2,'posts','card','{"kind":"card"}','000000000000000100000016',1800000540000,6,0,0,0);
INSERT INTO "outbox" VALUES(46,'match',2,'posts','told','{"kind":"told","seq":10}','00000000000000010000001d',1800000540000,0,0,0,0);
INSERT INTO "outbox" VALUES(54,'match',3,'posts','lines','{"kind":"lines","to":3}','000000000000000100000024',1800000540000,0,0,0,0);
INSERT INTO "outbox" VALUES(56,'match',3,'posts','chapter','{"kind":"chapter","number":1}','000000000000000100000025',1800000540000,0,0,0,0);
INSERT INTO "outbox" VALUES(58,'match',3,'posts','lines','{"kind":"lines","to":7}','000000000000000100000026',1800000540000,0,0,0,0);
INSERT INTO "outbox" VALUES(60,'match',3,'posts','chapter','{"kind":"chapter","number":2}','000000000000000100000027',1800000540000,0,0,0,0);
INSERT INTO "outbox" VALUES(62,'match',3,'posts','lines','{"kind":"lines","to":11}','000000000000000100000028',1800000540000,0,0,0,0);
INSERT INTO "outbox" VALUES(64,'match',3,'posts','chapter','{"kind":"chapter","number":3}','000000000000000100000029',1800000540000,0,0,0,0);
INSERT INTO "outbox" VALUES(66,'match',3,'posts','lines','{"kind":"lines","to":15}','00000000000000010000002a',1800000540000,0,0,0,0);
INSERT INTO "outbox" VALUES(68,'match',3,'posts','chapter','{"kind":"chapter","number":4}','00000000000000010000002b',1800000540000,0,0,0,0);
INSERT INTO "outbox" VALUES(70,'match',3,'posts','lines','{"kind":"lines","to":19}','00000000000000010000002c',1800000540000,0,0,0,0);
INSERT INTO "outbox" VALUES(72,'match',3,'posts','chapter','{"kind":"chapter","number":5}','00000000000000010000002d',1800000540000,0,0,0,0);
INSERT INTO "outbox" VALUES(74,'match',3,'posts','lines','{"kind":"lines","to":23}','00000000000000010000002e',1800000540000,0,0,0,0);
INSERT INTO "outbox" VALUES(76,'match',3,'posts','chapter','{"kind":"chapter","number":6}','00000000000000010000002f',1800000540000,0,0,0,0);
INSERT INTO "outbox" VALUES(78,'match',3,'posts','lines','{"kind":"lines","to":27}','000000000000000100000030',1800000540000,0,0,0,0);
INSERT INTO "outbox" VALUES(80,'match',3,'posts','chapter','{"kind":"chapter","number":7}','000000000000000100000031',1800000540000,0,0,0,0);
INSERT INTO "outbox" VALUES(82,'match',3,'posts','lines','{"kind":"lines","to":31}','000000000000000100000032',1800000540000,0,0,0,0);
INSERT INTO "outbox" VALUES(84,'match',3,'posts','chapter','{"kind":"chapter","number":8}','000000000000000100000033',1800000540000,0,0,0,0);
INSERT INTO "outbox" VALUES(86,'match',3,'posts','lines','{"kind":"lines","to":35}','000000000000000100000034',1800000540000,0,0,0,0);
INSERT INTO "outbox" VALUES(87,'match',3,'posts','card','{"kind":"card"}','000000000000000100000021',1800000540000,20,0,0,0);
INSERT INTO "outbox" VALUES(88,'match',3,'posts','chapter','{"kind":"chapter","number":9}','000000000000000100000035',1800000540000,0,0,0,0);
INSERT INTO "outbox" VALUES(89,'match',3,'posts','final','{"kind":"final"}','000000000000000100000036',1800000540000,0,0,0,0);
INSERT INTO "outbox" VALUES(90,'match',3,'sharing','card','{"kind":"card"}','000000000000000100000037',1800000540000,0,0,0,0);
INSERT INTO "outbox" VALUES(91,'match',4,'fairness','commitment','{"kind":"commitment","commitment":"7114b1e6f4bc611a6d4639702d0d058bdb43d92fa638832935d89649bb57d09a","again":false}','00000000000000010000003a',1800000540000,0,0,0,0);
INSERT INTO "outbox" VALUES(92,'match',4,'posts','card','{"kind":"card"}','00000000000000010000003b',1800000540000,0,0,0,0);
INSERT INTO "outbox" VALUES(95,'match',5,'fairness','transcript','{"kind":"transcript"}','000000000000000100000040',1800000540000,0,0,0,0);
INSERT INTO "outbox" VALUES(97,'match',5,'posts','buttons','{"kind":"buttons","at_start":true}','000000000000000100000041',1800000540000,0,0,0,0);
INSERT INTO "outbox" VALUES(99,'match',5,'posts','lines','{"kind":"lines","to":4}','000000000000000100000042',1800000540000,0,0,0,0);
INSERT INTO "outbox" VALUES(100,'match',5,'posts','card','{"kind":"card"}','00000000000000010000003f',1800000540000,3,0,0,0);
INSERT INTO "outbox" VALUES(101,'match',5,'posts','lines','{"kind":"lines","to":6}','000000000000000100000043',1800000540000,0,0,0,0);
INSERT INTO "outbox" VALUES(102,'season',1,'lifecycle','sign-up','{"kind":"sign-up"}','000000000000000100000048',1800000540000,0,0,0,0);
CREATE TABLE page_channels (
channel INTEGER NOT NULL,
        guild_id INTEGER NOT NULL,
        parent INTEGER NOT NULL,
        access VARCHAR(16) NOT NULL,
        PRIMARY KEY (channel)
) WITHOUT ROWID;
CREATE TABLE page_guilds (
guild_id INTEGER NOT NULL,
        token VARCHAR(32) NOT NULL,
        salt VARCHAR(32) NOT NULL,
        name TEXT NOT NULL,
        locale VARCHAR(16) NOT NULL,
        PRIMARY KEY (guild_id),
        UNIQUE (token)
) WITHOUT ROWID;
CREATE TABLE page_users (
guild_id INTEGER NOT NULL,
        user_key INTEGER NOT NULL,
        PRIMARY KEY (guild_id, user_key)
) WITHOUT ROWID;
CREATE TABLE participants (
match_id INTEGER NOT NULL REFERENCES matches (id),
        join_order SMALLINT NOT NULL,
        user_key INTEGER NOT NULL,
        contribution_number SMALLINT,
        text TEXT NOT NULL,
        contribution TEXT NOT NULL,
        channel INTEGER,
        message INTEGER,
        PRIMARY KEY (match_id, join_order)
) WITHOUT ROWID;
INSERT INTO "participants" VALUES(1,1,100,NULL,'','',NULL,NULL);
INSERT INTO "participants" VALUES(1,2,101,0,'wind and waves','{"opener":1,"place":2,"seats":[1,2],"words":"868dbf338259cc40ff24668f96241247db2cd0c64368192391c0b6dfddc2d684"}',7000,901);
INSERT INTO "participants" VALUES(1,3,102,NULL,'','',NULL,NULL);
INSERT INTO "participants" VALUES(1,4,103,NULL,'','',NULL,NULL);
INSERT INTO "participants" VALUES(2,1,100,NULL,'','',NULL,NULL);
INSERT INTO "participants" VALUES(2,2,101,NULL,'','',NULL,NULL);
INSERT INTO "participants" VALUES(3,1,100,NULL,'','',NULL,NULL);
INSERT INTO "participants" VALUES(3,2,101,NULL,'','',NULL,NULL);
INSERT INTO "participants" VALUES(5,1,100,NULL,'','',NULL,NULL);
INSERT INTO "participants" VALUES(5,2,101,NULL,'','',NULL,NULL);
CREATE TABLE plans (
match_id INTEGER NOT NULL REFERENCES matches (id),
        seat SMALLINT NOT NULL,
        payload TEXT NOT NULL,
        revision INTEGER NOT NULL,
        PRIMARY KEY (match_id, seat)
) WITHOUT ROWID;
INSERT INTO "plans" VALUES(1,2,'{"plan":"pass","turns":2,"in_round":null}',1);
CREATE TABLE pools (
guild_id INTEGER NOT NULL,
        game VARCHAR(64) NOT NULL,
        algorithm VARCHAR(32) NOT NULL,
        through_ended INTEGER NOT NULL,
        through_match INTEGER NOT NULL,
        dirty INTEGER NOT NULL,
        PRIMARY KEY (guild_id, game)
) WITHOUT ROWID;
INSERT INTO "pools" VALUES(1,'nautilus-island','bt-full/2',1800000540000,3,0);
CREATE TABLE posted_messages (
match_id INTEGER NOT NULL REFERENCES matches (id),
        channel INTEGER NOT NULL,
        latest_messages TEXT NOT NULL,
        button_message INTEGER,
        components_without_buttons TEXT NOT NULL,
        appendable_message INTEGER,
        appendable_since INTEGER NOT NULL,
        appendable_first_seq INTEGER NOT NULL,
        last_reported_seq INTEGER NOT NULL,
        card_board TEXT NOT NULL DEFAULT '',
        card_deadline INTEGER,
        PRIMARY KEY (match_id)
) WITHOUT ROWID;
CREATE TABLE presences (
match_id INTEGER NOT NULL REFERENCES matches (id),
        user_key INTEGER NOT NULL,
        at INTEGER NOT NULL,
        PRIMARY KEY (match_id, user_key)
) WITHOUT ROWID;
INSERT INTO "presences" VALUES(1,100,1800000540000);
INSERT INTO "presences" VALUES(1,101,1800000540000);
INSERT INTO "presences" VALUES(1,102,1800000480000);
INSERT INTO "presences" VALUES(1,103,1800000540000);
INSERT INTO "presences" VALUES(2,100,1800000540000);
INSERT INTO "presences" VALUES(2,101,1800000540000);
INSERT INTO "presences" VALUES(5,100,1800000540000);
CREATE TABLE private_notes (
match_id INTEGER NOT NULL REFERENCES matches (id),
        user_key INTEGER NOT NULL,
        text TEXT NOT NULL,
        PRIMARY KEY (match_id, user_key)
) WITHOUT ROWID;
INSERT INTO "private_notes" VALUES(1,100,'watch Cem');
CREATE TABLE processes (
name VARCHAR(64) NOT NULL,
        until INTEGER NOT NULL,
        PRIMARY KEY (name)
) WITHOUT ROWID;
CREATE TABLE rated (
match_id INTEGER NOT NULL REFERENCES matches (id),
        guild_id INTEGER NOT NULL,
        game VARCHAR(64) NOT NULL,
        ended INTEGER,
        verdict VARCHAR(16) NOT NULL,
        PRIMARY KEY (match_id)
) WITHOUT ROWID;
INSERT INTO "rated" VALUES(3,1,'nautilus-island',1800000540000,'rated');
CREATE TABLE rated_players (
match_id INTEGER NOT NULL REFERENCES matches (id),
        user_key INTEGER NOT NULL,
        is_excused BOOLEAN NOT NULL,
        PRIMARY KEY (match_id, user_key)
) WITHOUT ROWID;
INSERT INTO "rated_players" VALUES(3,100,0);
INSERT INTO "rated_players" VALUES(3,101,0);
CREATE TABLE rating_changes (
guild_id INTEGER NOT NULL,
        game VARCHAR(64) NOT NULL,
        user_key INTEGER NOT NULL,
        ended INTEGER NOT NULL,
        match_id INTEGER NOT NULL,
        mu DOUBLE PRECISION NOT NULL,
        sigma DOUBLE PRECISION NOT NULL,
        PRIMARY KEY (guild_id, game, user_key, ended, match_id)
) WITHOUT ROWID;
INSERT INTO "rating_changes" VALUES(1,'nautilus-island',100,1800000540000,3,2.23646105068595026912e+01,8.06590141354368);
INSERT INTO "rating_changes" VALUES(1,'nautilus-island',101,1800000540000,3,2.76353894931404973087e+01,8.06590141354368);
CREATE TABLE ratings (
guild_id INTEGER NOT NULL,
        game VARCHAR(64) NOT NULL,
        user_key INTEGER NOT NULL,
        mu DOUBLE PRECISION NOT NULL,
        sigma DOUBLE PRECISION NOT NULL,
        matches INTEGER NOT NULL,
        last_match_ended INTEGER NOT NULL,
        peak DOUBLE PRECISION NOT NULL,
        PRIMARY KEY (guild_id, game, user_key)
) WITHOUT ROWID;
INSERT INTO "ratings" VALUES(1,'nautilus-island',100,2.23646105068595026912e+01,8.06590141354368,1,1800000540000,2.23646105068595026912e+01);
INSERT INTO "ratings" VALUES(1,'nautilus-island',101,2.76353894931404973087e+01,8.06590141354368,1,1800000540000,2.76353894931404973087e+01);
CREATE TABLE reliability (
user_key INTEGER NOT NULL,
        turns INTEGER NOT NULL,
        timeouts INTEGER NOT NULL,
        matches_finished INTEGER NOT NULL,
        "matches_left" INTEGER NOT NULL,
        PRIMARY KEY (user_key)
) WITHOUT ROWID;
INSERT INTO "reliability" VALUES(100,15,0,1,0);
INSERT INTO "reliability" VALUES(101,13,0,1,0);
INSERT INTO "reliability" VALUES(102,3,0,0,0);
INSERT INTO "reliability" VALUES(103,3,0,0,0);
CREATE TABLE rematches (
match_id INTEGER NOT NULL REFERENCES matches (id),
        former_match_id INTEGER NOT NULL,
        PRIMARY KEY (match_id)
) WITHOUT ROWID;
CREATE TABLE results (
match_id INTEGER NOT NULL REFERENCES matches (id),
        seat SMALLINT NOT NULL,
        participation VARCHAR(16) NOT NULL,
        guild_id INTEGER NOT NULL,
        game VARCHAR(64) NOT NULL,
        rules_version INTEGER NOT NULL,
        seats SMALLINT NOT NULL,
        started INTEGER NOT NULL,
        ended INTEGER NOT NULL,
        is_imported BOOLEAN NOT NULL,
        user_key INTEGER,
        robot VARCHAR(32),
        outcome VARCHAR(16) NOT NULL,
        reason VARCHAR(32) NOT NULL,
        team SMALLINT,
        place SMALLINT,
        tied_seats SMALLINT,
        score INTEGER,
        turns INTEGER NOT NULL,
        used_ms INTEGER NOT NULL,
        timeouts INTEGER NOT NULL,
        PRIMARY KEY (match_id, seat, participation)
) WITHOUT ROWID;
INSERT INTO "results" VALUES(3,0,'played',1,'nautilus-island',1,2,1800000540000,1800000540000,0,100,NULL,'lost','',NULL,2,1,6,9,0,0);
INSERT INTO "results" VALUES(3,1,'played',1,'nautilus-island',1,2,1800000540000,1800000540000,0,101,NULL,'won','',NULL,1,1,7,9,0,0);
CREATE TABLE sandboxes (
match_id INTEGER NOT NULL REFERENCES matches (id),
        user_key INTEGER NOT NULL,
        base INTEGER NOT NULL,
        actions TEXT NOT NULL,
        revision INTEGER NOT NULL,
        PRIMARY KEY (match_id, user_key)
) WITHOUT ROWID;
INSERT INTO "sandboxes" VALUES(1,103,28,'[[1,[{"move":"pass"}]]]',1);
CREATE TABLE season_commitments (
season INTEGER NOT NULL REFERENCES seasons (id),
        number INTEGER NOT NULL,
        replays SMALLINT NOT NULL,
        match_id INTEGER NOT NULL,
        secret VARCHAR(64) NOT NULL,
        commitment VARCHAR(64) NOT NULL,
        channel INTEGER,
        message INTEGER,
        PRIMARY KEY (season, number, replays)
) WITHOUT ROWID;
CREATE TABLE season_division_cards (
season INTEGER NOT NULL REFERENCES seasons (id),
        division INTEGER NOT NULL,
        card INTEGER,
        is_pinned BOOLEAN NOT NULL DEFAULT FALSE,
        PRIMARY KEY (season, division)
) WITHOUT ROWID;
CREATE TABLE season_fixture_messages (
season INTEGER NOT NULL REFERENCES seasons (id),
        number INTEGER NOT NULL,
        replays SMALLINT NOT NULL,
        channel INTEGER NOT NULL,
        message INTEGER NOT NULL,
        PRIMARY KEY (season, number, replays)
) WITHOUT ROWID;
CREATE TABLE season_fixtures (
season INTEGER NOT NULL REFERENCES seasons (id),
        number INTEGER NOT NULL,
        division INTEGER NOT NULL,
        state VARCHAR(16) NOT NULL,
        match_id INTEGER,
        PRIMARY KEY (season, number)
) WITHOUT ROWID;
CREATE TABLE season_log (
season INTEGER NOT NULL REFERENCES seasons (id),
        seq INTEGER NOT NULL,
        kind VARCHAR(32) NOT NULL,
        payload TEXT NOT NULL,
        at INTEGER NOT NULL,
        PRIMARY KEY (season, seq)
) WITHOUT ROWID;
INSERT INTO "season_log" VALUES(1,1,'opened','{"what":"opened","by":"host","decided":104,"plan":{"game":"nautilus-island","seats":2,"turns":48,"format":"divisions","size":7,"each":1,"takes_fewer":false,"rounds":1,"load":0,"least":0,"most":0,"pace":{"bank":72,"increment":8,"cap":96},"hurry":{"bank":24,"increment":6,"cap":24},"points":[],"order":["points","head-to-head","places","strength","share","lot"],"strikes":3,"sign_up_days":10,"confirm_days":3,"play_days":26,"hurry_days":14,"warn_days":7,"protest_days":3,"rest_days":7,"excludes_automatic_days_off":false},"commitment":"e78ec49c93920da45104a4e9257062eb5a0c383d4213f8210563675bf8a444b2"}',1800000540000);
INSERT INTO "season_log" VALUES(1,2,'joined','{"what":"joined","by":"player","decided":100,"person":100,"name":"","is_confirmed":false}',1800000540000);
INSERT INTO "season_log" VALUES(1,3,'joined','{"what":"joined","by":"player","decided":101,"person":101,"name":"","is_confirmed":false}',1800000540000);
INSERT INTO "season_log" VALUES(1,4,'joined','{"what":"joined","by":"player","decided":102,"person":102,"name":"","is_confirmed":false}',1800000540000);
INSERT INTO "season_log" VALUES(1,5,'joined','{"what":"joined","by":"player","decided":103,"person":103,"name":"","is_confirmed":false}',1800000540000);
CREATE TABLE season_members (
season INTEGER NOT NULL REFERENCES seasons (id),
        user_key INTEGER NOT NULL,
        status VARCHAR(16) NOT NULL,
        division INTEGER,
        tier INTEGER,
        movement VARCHAR(16),
        PRIMARY KEY (season, user_key)
) WITHOUT ROWID;
INSERT INTO "season_members" VALUES(1,100,'joined',NULL,NULL,NULL);
INSERT INTO "season_members" VALUES(1,101,'joined',NULL,NULL,NULL);
INSERT INTO "season_members" VALUES(1,102,'joined',NULL,NULL,NULL);
INSERT INTO "season_members" VALUES(1,103,'joined',NULL,NULL,NULL);
CREATE TABLE season_notices (
season INTEGER NOT NULL REFERENCES seasons (id),
        message INTEGER NOT NULL,
        channel INTEGER NOT NULL,
        entry INTEGER,
        PRIMARY KEY (season, message)
) WITHOUT ROWID;
CREATE TABLE season_secrets (
season INTEGER NOT NULL REFERENCES seasons (id),
        draw VARCHAR(64) NOT NULL,
        lots VARCHAR(64) NOT NULL,
        PRIMARY KEY (season)
) WITHOUT ROWID;
INSERT INTO "season_secrets" VALUES(1,'0000000000000000000000010000004400000000000000000000000100000045','0000000000000000000000010000004600000000000000000000000100000047');
CREATE TABLE season_server_events (
season INTEGER NOT NULL REFERENCES seasons (id),
        event INTEGER,
        starts INTEGER NOT NULL,
        ends INTEGER NOT NULL,
        content_hash VARCHAR(64) NOT NULL,
        PRIMARY KEY (season)
) WITHOUT ROWID;
CREATE TABLE seasons (
id INTEGER PRIMARY KEY AUTOINCREMENT,
league INTEGER NOT NULL REFERENCES leagues (id),
        number INTEGER NOT NULL,
        status VARCHAR(16) NOT NULL,
        head INTEGER NOT NULL,
        opened INTEGER NOT NULL,
        card INTEGER,
        UNIQUE (league, number)
);
INSERT INTO "seasons" VALUES(1,1,1,'sign-up',5,1800000540000,NULL);
CREATE TABLE seat_confirmations (
match_id INTEGER NOT NULL REFERENCES matches (id),
        user_key INTEGER NOT NULL,
        confirmed_at INTEGER NOT NULL,
        PRIMARY KEY (match_id, user_key)
) WITHOUT ROWID;
CREATE TABLE seats (
match_id INTEGER NOT NULL REFERENCES matches (id),
        seat SMALLINT NOT NULL,
        user_key INTEGER,
        robot VARCHAR(32),
        name TEXT NOT NULL,
        former_user_key INTEGER,
        is_substitute_wanted BOOLEAN NOT NULL DEFAULT FALSE,
        status VARCHAR(16) NOT NULL,
        PRIMARY KEY (match_id, seat),
        UNIQUE (match_id, user_key)
) WITHOUT ROWID;
INSERT INTO "seats" VALUES(1,0,100,NULL,'',NULL,0,'running');
INSERT INTO "seats" VALUES(1,1,101,NULL,'',NULL,0,'running');
INSERT INTO "seats" VALUES(1,2,102,NULL,'',NULL,0,'running');
INSERT INTO "seats" VALUES(1,3,103,NULL,'',NULL,0,'running');
INSERT INTO "seats" VALUES(2,0,100,NULL,'',NULL,0,'running');
INSERT INTO "seats" VALUES(2,1,101,NULL,'',NULL,0,'running');
INSERT INTO "seats" VALUES(3,0,100,NULL,'',NULL,0,'finished');
INSERT INTO "seats" VALUES(3,1,101,NULL,'',NULL,0,'finished');
INSERT INTO "seats" VALUES(4,0,104,NULL,'',NULL,0,'open');
INSERT INTO "seats" VALUES(5,0,100,NULL,'',NULL,0,'running');
INSERT INTO "seats" VALUES(5,1,NULL,'deckhand','Argo',NULL,0,'running');
INSERT INTO "seats" VALUES(5,2,101,NULL,'',NULL,0,'running');
CREATE TABLE secrets (
match_id INTEGER NOT NULL REFERENCES matches (id),
        seed VARCHAR(64) NOT NULL,
        PRIMARY KEY (match_id)
) WITHOUT ROWID;
INSERT INTO "secrets" VALUES(1,'0000000000000000000000010000000000000000000000000000000100000001');
INSERT INTO "secrets" VALUES(2,'0000000000000000000000010000001300000000000000000000000100000014');
INSERT INTO "secrets" VALUES(3,'0000000000000000000000010000001e0000000000000000000000010000001f');
INSERT INTO "secrets" VALUES(4,'0000000000000000000000010000003800000000000000000000000100000039');
INSERT INTO "secrets" VALUES(5,'0000000000000000000000010000003c0000000000000000000000010000003d');
CREATE TABLE shared (
match_id INTEGER NOT NULL REFERENCES matches (id),
        item VARCHAR(16) NOT NULL,
        user_key INTEGER NOT NULL,
        channel INTEGER,
        message INTEGER,
        PRIMARY KEY (match_id, item)
) WITHOUT ROWID;
INSERT INTO "shared" VALUES(3,'card',100,NULL,NULL);
CREATE TABLE snapshots (
match_id INTEGER NOT NULL REFERENCES matches (id),
        seq INTEGER NOT NULL,
        state TEXT NOT NULL,
        PRIMARY KEY (match_id)
);
CREATE TABLE suspensions (
match_id INTEGER NOT NULL REFERENCES matches (id),
        user_key INTEGER NOT NULL,
        asked INTEGER,
        ends INTEGER,
        rested INTEGER NOT NULL,
        PRIMARY KEY (match_id, user_key)
) WITHOUT ROWID;
CREATE TABLE table_alerts (
guild_id INTEGER NOT NULL,
        user_key INTEGER NOT NULL,
        game VARCHAR(64) NOT NULL,
        last_notified_at INTEGER NOT NULL,
        PRIMARY KEY (guild_id, user_key)
) WITHOUT ROWID;
INSERT INTO "table_alerts" VALUES(1,103,'nauticus',1799913600000);
CREATE TABLE table_proposals (
id INTEGER PRIMARY KEY AUTOINCREMENT,
guild_id INTEGER NOT NULL,
        channel INTEGER NOT NULL,
        game VARCHAR(64) NOT NULL,
        seats SMALLINT NOT NULL,
        time_control VARCHAR(16) NOT NULL,
        kind VARCHAR(16) NOT NULL,
        created INTEGER NOT NULL,
        opening_since INTEGER NOT NULL,
        match_id INTEGER
);
CREATE TABLE table_requirements (
match_id INTEGER NOT NULL REFERENCES matches (id),
        min_reliability INTEGER,
        min_rating INTEGER,
        max_rating INTEGER,
        is_for_newcomers BOOLEAN NOT NULL,
        PRIMARY KEY (match_id)
) WITHOUT ROWID;
CREATE TABLE table_wishes (
user_key INTEGER NOT NULL,
        guild_id INTEGER NOT NULL,
        channel INTEGER NOT NULL,
        choices TEXT NOT NULL,
        since INTEGER,
        expires INTEGER NOT NULL,
        refused TEXT NOT NULL,
        hidden_channels TEXT NOT NULL,
        refusals INTEGER NOT NULL,
        rests_until INTEGER NOT NULL,
        proposal_id INTEGER,
        answer_by INTEGER NOT NULL,
        ask_channel INTEGER,
        ask_message INTEGER,
        PRIMARY KEY (user_key)
);
INSERT INTO "table_wishes" VALUES(103,1,1,'{"games":["nauticus"],"seats":[],"paces":["daily"],"kinds":["casual"],"welcomes_newcomers":true,"days":7}',1800000000000,1800604800000,'[]','[]',0,0,NULL,0,NULL,NULL);
CREATE TABLE timers (
owner_kind VARCHAR(16) NOT NULL,
        owner INTEGER NOT NULL,
        feature VARCHAR(32) NOT NULL,
        kind VARCHAR(32) NOT NULL,
        payload TEXT NOT NULL,
        at INTEGER NOT NULL,
        attempts INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (owner_kind, owner, feature, kind, payload)
) WITHOUT ROWID;
INSERT INTO "timers" VALUES('guild',1,'finding','ends','{"kind":"ends","user_key":103,"at":1800604800000}',1800604800000,0);
INSERT INTO "timers" VALUES('guild',1,'finding','fit','{"kind":"fit","at":1800000600000}',1800000600000,0);
INSERT INTO "timers" VALUES('match',1,'inactivity','warn','{"kind":"warn"}',1800605340000,0);
INSERT INTO "timers" VALUES('match',1,'notices','ping','{"kind":"ping","seat":1,"turn":28}',1800001140000,0);
INSERT INTO "timers" VALUES('match',1,'vote','close','{"kind":"close","question":1}',1800086940000,0);
INSERT INTO "timers" VALUES('match',2,'admin','pause-forgotten','{"kind":"pause-forgotten"}',1801210140000,0);
INSERT INTO "timers" VALUES('match',2,'notices','ping','{"kind":"ping","seat":1,"turn":9}',1800001440000,0);
INSERT INTO "timers" VALUES('match',4,'inactivity','warn','{"kind":"warn"}',1800605340000,0);
INSERT INTO "timers" VALUES('match',5,'inactivity','warn','{"kind":"warn"}',1800605340000,0);
INSERT INTO "timers" VALUES('match',5,'notices','ping','{"kind":"ping","seat":2,"turn":6}',1800000660000,0);
INSERT INTO "timers" VALUES('season',1,'lifecycle','refresh-sign-up','{"kind":"refresh-sign-up"}',1800000570000,0);
INSERT INTO "timers" VALUES('season',1,'lifecycle','step','{"kind":"step","what":"close","number":0}',1800864540000,0);
INSERT INTO "timers" VALUES('season',1,'lifecycle','step','{"kind":"step","what":"nag","number":0}',1800691740000,0);
INSERT INTO "timers" VALUES('user',103,'table_alerts','tell','{"kind":"tell","guild_id":1}',1800000600000,0);
CREATE TABLE user_names (
user_key INTEGER NOT NULL,
        guild_id INTEGER NOT NULL,
        name TEXT NOT NULL,
        PRIMARY KEY (user_key, guild_id)
) WITHOUT ROWID;
INSERT INTO "user_names" VALUES(100,1,'Ada');
INSERT INTO "user_names" VALUES(100,2,'Ada');
INSERT INTO "user_names" VALUES(101,1,'Ben');
INSERT INTO "user_names" VALUES(101,2,'Ben');
INSERT INTO "user_names" VALUES(102,1,'Cem');
INSERT INTO "user_names" VALUES(102,2,'Cem');
INSERT INTO "user_names" VALUES(103,1,'Dea');
INSERT INTO "user_names" VALUES(103,2,'Dea');
INSERT INTO "user_names" VALUES(104,1,'Hal');
INSERT INTO "user_names" VALUES(104,2,'Hal');
CREATE TABLE users (
user_key INTEGER NOT NULL,
        user_id INTEGER,
        locale VARCHAR(16),
        settings TEXT NOT NULL,
        last_seen INTEGER NOT NULL,
        id_hash VARCHAR(64),
        salt VARCHAR(32),
        PRIMARY KEY (user_key),
        UNIQUE (user_id)
) WITHOUT ROWID;
INSERT INTO "users" VALUES(100,100000000000000100,NULL,'{"zone":"Europe/Berlin","palette":"safe","rest_set":1800000000000}',1800000000000,NULL,NULL);
INSERT INTO "users" VALUES(101,100000000000000101,NULL,'{}',1800000000000,NULL,NULL);
INSERT INTO "users" VALUES(102,100000000000000102,NULL,'{}',1800000000000,NULL,NULL);
INSERT INTO "users" VALUES(103,100000000000000103,NULL,'{}',1800000000000,NULL,NULL);
INSERT INTO "users" VALUES(104,100000000000000104,NULL,'{}',1800000000000,NULL,NULL);
CREATE TABLE vote_requests (
id INTEGER PRIMARY KEY AUTOINCREMENT,
match_id INTEGER NOT NULL REFERENCES matches (id),
        user_key INTEGER NOT NULL,
        at INTEGER NOT NULL
);
INSERT INTO "vote_requests" VALUES(1,1,100,1800000540000);
CREATE TABLE votes (
id INTEGER PRIMARY KEY AUTOINCREMENT,
match_id INTEGER NOT NULL REFERENCES matches (id),
        feature VARCHAR(32) NOT NULL,
        kind VARCHAR(32) NOT NULL,
        seat SMALLINT NOT NULL,
        payload TEXT NOT NULL,
        opened_by INTEGER,
        opened_at INTEGER NOT NULL,
        closes_at INTEGER NOT NULL,
        message INTEGER,
        UNIQUE (match_id, feature, kind, seat)
);
INSERT INTO "votes" VALUES(1,1,'abort','abort',-1,'{"kind":"abort","by":"","asked_by":100}',100,1800000540000,1800086940000,NULL);
CREATE INDEX ix_matches_channel_id ON matches (channel, id);
CREATE INDEX ix_matches_guild_status_id ON matches (guild_id, status, id);
CREATE INDEX ix_matches_owner_key ON matches (owner_key);
CREATE UNIQUE INDEX uq_matches_live_channel ON matches (channel) WHERE status IN ('open', 'running');
CREATE INDEX ix_audits_guild_id ON audits (guild_id, id);
CREATE INDEX ix_audits_user ON audits (user_key);
CREATE INDEX ix_votes_opened_by ON votes (opened_by);
CREATE INDEX ix_ballots_user ON ballots (user_key);
CREATE INDEX ix_claimed_interactions_at ON claimed_interactions (at);
CREATE INDEX ix_clock_turns_user ON clock_turns (user_key);
CREATE INDEX ix_clock_turns_timed_out_user ON clock_turns (timed_out_user_key)
                WHERE timed_out_user_key IS NOT NULL
            ;
CREATE INDEX ix_follows_user ON follows (user_key);
CREATE INDEX ix_invites_user ON invites (user_key);
CREATE INDEX ix_jobs_not_before_id ON jobs (not_before, id);
CREATE INDEX ix_jobs_owner_kind_owner_id ON jobs (owner_kind, owner, id);
CREATE UNIQUE INDEX uq_leagues_guild_folded ON leagues (guild_id, folded);
CREATE INDEX ix_leagues_creator_key ON leagues (creator_key);
CREATE INDEX ix_limited_actions_user_action_at ON limited_actions (user_key, action, at);
CREATE INDEX ix_log_match_reported ON log (match_id) WHERE kind <> 'move';
CREATE INDEX ix_mentions_match ON mentions (match_id);
CREATE INDEX ix_mutes_user ON mutes (user_key);
CREATE INDEX ix_outbox_not_before_id ON outbox (not_before, id);
CREATE INDEX ix_outbox_owner_kind_owner_id ON outbox (owner_kind, owner, id);
CREATE INDEX ix_page_channels_guild_id ON page_channels (guild_id);
CREATE INDEX ix_page_users_user_key ON page_users (user_key);
CREATE INDEX ix_participants_user ON participants (user_key);
CREATE INDEX ix_presences_user ON presences (user_key);
CREATE INDEX ix_private_notes_user ON private_notes (user_key);
CREATE INDEX ix_rated_guild_game_ended_match ON rated (guild_id, game, ended, match_id);
CREATE INDEX ix_rated_players_user ON rated_players (user_key);
CREATE INDEX ix_rating_changes_user ON rating_changes (user_key);
CREATE INDEX ix_ratings_user ON ratings (user_key);
CREATE INDEX ix_rematches_former_match ON rematches (former_match_id, match_id);
CREATE INDEX ix_results_user_guild_ended_match ON results (user_key, guild_id, ended, match_id);
CREATE INDEX ix_results_guild_game_ended_match ON results (guild_id, game, ended, match_id);
CREATE INDEX ix_sandboxes_user ON sandboxes (user_key);
CREATE INDEX ix_season_fixtures_season_state ON season_fixtures (season, state);
CREATE UNIQUE INDEX uq_season_fixtures_match ON season_fixtures (match_id);
CREATE INDEX ix_season_members_user_season ON season_members (user_key, season);
CREATE INDEX ix_seat_confirmations_user ON seat_confirmations (user_key);
CREATE INDEX ix_seats_user_status_match ON seats (user_key, status, match_id);
CREATE INDEX ix_seats_former_user_key ON seats (former_user_key) WHERE former_user_key IS NOT NULL;
CREATE INDEX ix_shared_user ON shared (user_key);
CREATE INDEX ix_suspensions_user ON suspensions (user_key);
CREATE INDEX ix_table_alerts_user ON table_alerts (user_key);
CREATE INDEX ix_table_proposals_guild ON table_proposals (guild_id);
CREATE UNIQUE INDEX uq_table_proposals_match ON table_proposals (match_id);
CREATE INDEX ix_table_wishes_guild_since ON table_wishes (guild_id, since);
CREATE INDEX ix_table_wishes_proposal ON table_wishes (proposal_id);
CREATE INDEX ix_timers_at ON timers (at);
CREATE INDEX ix_user_names_guild_id ON user_names (guild_id);
CREATE INDEX ix_users_last_seen ON users (last_seen);
CREATE INDEX ix_users_id_hash ON users (id_hash) WHERE id_hash IS NOT NULL;
CREATE INDEX ix_vote_requests_match_user ON vote_requests (match_id, user_key);
CREATE INDEX ix_vote_requests_user ON vote_requests (user_key);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('limited_actions',8);
INSERT INTO "sqlite_sequence" VALUES('lessons',1);
INSERT INTO "sqlite_sequence" VALUES('matches',5);
INSERT INTO "sqlite_sequence" VALUES('outbox',102);
INSERT INTO "sqlite_sequence" VALUES('votes',1);
INSERT INTO "sqlite_sequence" VALUES('vote_requests',1);
INSERT INTO "sqlite_sequence" VALUES('audits',3);
INSERT INTO "sqlite_sequence" VALUES('jobs',1);
INSERT INTO "sqlite_sequence" VALUES('leagues',1);
INSERT INTO "sqlite_sequence" VALUES('seasons',1);
COMMIT;

-- Things that transactions take turns at beyond one row of their own. Rows to lock, because advisory locks are not to be
-- had everywhere that PostgreSQL's protocol is spoken.
CREATE TABLE locks (
  name text PRIMARY KEY
);
INSERT INTO locks (name) VALUES ('landing_pages_public_side');

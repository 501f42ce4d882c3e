-- How often a typed redirect was opened on each day, in WIB.
CREATE TABLE redirect_days (
  path text NOT NULL REFERENCES redirects (path) ON DELETE CASCADE,
  day date NOT NULL,
  hits bigint NOT NULL,
  PRIMARY KEY (path, day)
);

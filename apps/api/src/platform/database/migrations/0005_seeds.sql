-- Which demo worlds were begun and finished: one that a crash interrupted is finished at the next start.
CREATE TABLE seeds (
  name text PRIMARY KEY,
  leased_until timestamptz,
  finished_at timestamptz
);

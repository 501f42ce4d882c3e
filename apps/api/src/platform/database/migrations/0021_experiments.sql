-- Among which variants visitors of a page are divided, and how; null while nothing is tested on it. `mark` names the
-- test to their browsers, so that a later one draws lots anew.
ALTER TABLE landing_pages ADD COLUMN variant_split jsonb;

-- What visitors of the further variants of a version are sent; of `a` it is in landing_page_renders.
CREATE TABLE landing_page_variant_renders (
  page_id uuid NOT NULL,
  version integer NOT NULL,
  variant text NOT NULL CONSTRAINT landing_page_variant_renders_variant_check CHECK (variant IN ('b', 'c', 'd')),
  html bytea NOT NULL,
  brotli bytea NOT NULL,
  gzip bytea NOT NULL,
  csp text NOT NULL,
  etag text NOT NULL,
  PRIMARY KEY (page_id, version, variant),
  FOREIGN KEY (page_id, version) REFERENCES landing_page_renders (page_id, version) ON DELETE CASCADE
);

-- Tests of the variants of a page, one at a time. What was known when it ended is kept with it.
CREATE TABLE experiments (
  id uuid PRIMARY KEY,
  page_id uuid NOT NULL REFERENCES landing_pages (id) ON DELETE CASCADE,
  goal text NOT NULL CONSTRAINT experiments_goal_check CHECK (goal IN ('cta', 'lead')),
  weights jsonb NOT NULL,
  -- The least relative difference worth finding, in percent: with the first variant's rate it says how many visitors it takes.
  least_lift integer NOT NULL CONSTRAINT experiments_least_lift_check CHECK (least_lift BETWEEN 5 AND 200),
  started_at timestamptz NOT NULL,
  started_by uuid REFERENCES admin_users (id) ON DELETE SET NULL,
  ended_at timestamptz,
  ended_by uuid REFERENCES admin_users (id) ON DELETE SET NULL,
  winner text CONSTRAINT experiments_winner_check CHECK (winner IN ('a', 'b', 'c', 'd')),
  results jsonb,
  CONSTRAINT experiments_ended_check CHECK (ended_at IS NOT NULL OR (winner IS NULL AND results IS NULL))
);
CREATE UNIQUE INDEX experiments_open_key ON experiments (page_id) WHERE ended_at IS NULL;
CREATE INDEX experiments_page_id_started_at_idx ON experiments (page_id, started_at DESC);

-- Which variant of its page a lead's sender saw; null where nothing was tested.
ALTER TABLE leads ADD COLUMN variant text CONSTRAINT leads_variant_check CHECK (variant IN ('a', 'b', 'c', 'd'));

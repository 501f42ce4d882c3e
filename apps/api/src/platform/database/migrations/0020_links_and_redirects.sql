-- Short addresses of pages, each with the words of a campaign: /s/{code}. They name the page, so they go along when it moves.
CREATE TABLE short_links (
  code text PRIMARY KEY,
  page_id uuid NOT NULL REFERENCES landing_pages (id) ON DELETE CASCADE,
  label text NOT NULL,
  utm jsonb NOT NULL DEFAULT '{}',
  actor_id uuid REFERENCES admin_users (id) ON DELETE SET NULL,
  created_at timestamptz NOT NULL,
  -- It leads nowhere from then on, and its code is never given out again.
  ended_at timestamptz,
  last_hit_at timestamptz
);
CREATE INDEX short_links_page_id_idx ON short_links (page_id, created_at DESC);
-- Days in WIB.
CREATE TABLE short_link_days (
  code text NOT NULL REFERENCES short_links (code) ON DELETE CASCADE,
  day date NOT NULL,
  hits bigint NOT NULL,
  PRIMARY KEY (code, day)
);

-- Words of campaigns kept under a name, beside those that come with the house.
CREATE TABLE utm_presets (
  id uuid PRIMARY KEY,
  name text NOT NULL CONSTRAINT utm_presets_name_key UNIQUE,
  utm jsonb NOT NULL,
  created_at timestamptz NOT NULL
);

-- Paths that are nobody's page and lead elsewhere.
CREATE TABLE redirects (
  path text PRIMARY KEY,
  target text NOT NULL,
  actor_id uuid REFERENCES admin_users (id) ON DELETE SET NULL,
  created_at timestamptz NOT NULL,
  hits bigint NOT NULL DEFAULT 0,
  last_hit_at timestamptz
);

ALTER TABLE landing_page_old_addresses
  ADD COLUMN hits bigint NOT NULL DEFAULT 0,
  ADD COLUMN last_hit_at timestamptz;

-- Who answers chats: people take turns. The turn is a number that only grows, so that two presses never get one turn.
CREATE TABLE chat_rotations (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  text text NOT NULL,
  turn bigint NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL
);
CREATE TABLE chat_agents (
  id uuid PRIMARY KEY,
  rotation_id uuid NOT NULL REFERENCES chat_rotations (id) ON DELETE CASCADE,
  name text NOT NULL,
  number text NOT NULL,
  is_paused boolean NOT NULL,
  position integer NOT NULL,
  clicks bigint NOT NULL DEFAULT 0,
  last_click_at timestamptz
);
CREATE INDEX chat_agents_rotation_id_idx ON chat_agents (rotation_id, position);

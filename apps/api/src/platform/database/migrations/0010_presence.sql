-- Who has a landing page open, tab by tab. A row counts until it expires and is renewed before that; the database's
-- clock decides, so that several servers agree.
CREATE TABLE landing_page_presences (
  page_id uuid NOT NULL REFERENCES landing_pages (id) ON DELETE CASCADE,
  tab_id uuid NOT NULL,
  admin_id uuid NOT NULL REFERENCES admin_users (id) ON DELETE CASCADE,
  -- Which of the colours people are told apart by.
  color smallint NOT NULL,
  section_id text,
  path jsonb,
  is_typing boolean NOT NULL,
  arrived_at timestamptz NOT NULL,
  -- Since when the tab is at exactly this place.
  placed_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (page_id, tab_id)
);
CREATE INDEX landing_page_presences_expires_at_idx ON landing_page_presences (expires_at);

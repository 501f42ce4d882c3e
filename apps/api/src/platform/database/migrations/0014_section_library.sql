-- Sections kept for all pages. What is inserted into a page is a copy: nothing here knows where it went.
CREATE TABLE saved_sections (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  sections jsonb NOT NULL CONSTRAINT saved_sections_sections_check CHECK (jsonb_typeof(sections) = 'array'),
  created_by uuid REFERENCES admin_users (id) ON DELETE SET NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX saved_sections_name_idx ON saved_sections (lower(name), id);

-- One section that several pages show. Pages store it as a section like any other; an update is written to each of them
-- as a change of its own.
CREATE TABLE synced_sections (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  section jsonb NOT NULL,
  -- What it was before the last update, so that this can be taken back.
  previous jsonb,
  revision integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  updated_by uuid REFERENCES admin_users (id) ON DELETE SET NULL
);

-- Kept while the section is off its page too: an undo that brings it back brings it back synced.
CREATE TABLE synced_section_uses (
  page_id uuid NOT NULL REFERENCES landing_pages (id) ON DELETE CASCADE,
  section_id text NOT NULL,
  synced_section_id uuid NOT NULL REFERENCES synced_sections (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (page_id, section_id)
);
CREATE INDEX synced_section_uses_synced_section_id_idx ON synced_section_uses (synced_section_id);

-- Folders for pages, one level of them; a page in none lies beside them.
CREATE TABLE landing_page_folders (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX landing_page_folders_name_key ON landing_page_folders (lower(name));

CREATE TABLE landing_page_labels (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  tone text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX landing_page_labels_name_key ON landing_page_labels (lower(name));

ALTER TABLE landing_pages ADD COLUMN folder_id uuid REFERENCES landing_page_folders (id) ON DELETE SET NULL;
CREATE INDEX landing_pages_folder_id_idx ON landing_pages (folder_id);

CREATE TABLE landing_page_labelings (
  page_id uuid NOT NULL REFERENCES landing_pages (id) ON DELETE CASCADE,
  label_id uuid NOT NULL REFERENCES landing_page_labels (id) ON DELETE CASCADE,
  PRIMARY KEY (page_id, label_id)
);
CREATE INDEX landing_page_labelings_label_id_idx ON landing_page_labelings (label_id);

-- One thing done to several pages, and what to take back of each when that is undone.
CREATE TABLE page_acts (
  id uuid PRIMARY KEY,
  act jsonb NOT NULL,
  actor_id uuid REFERENCES admin_users (id) ON DELETE SET NULL,
  at timestamptz NOT NULL,
  undone_at timestamptz
);
CREATE INDEX page_acts_actor_id_at_idx ON page_acts (actor_id, at);

CREATE TABLE page_act_pages (
  act_id uuid NOT NULL REFERENCES page_acts (id) ON DELETE CASCADE,
  page_id uuid NOT NULL REFERENCES landing_pages (id) ON DELETE CASCADE,
  -- How the page was and what it became, in the words of the act's kind.
  trace jsonb NOT NULL,
  PRIMARY KEY (act_id, page_id)
);
CREATE INDEX page_act_pages_page_id_idx ON page_act_pages (page_id);

INSERT INTO locks (name) VALUES ('page_groups');

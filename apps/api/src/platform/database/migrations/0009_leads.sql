-- What visitors sent by the forms of landing pages. Only what the form asked for, and where it stood: no address of the
-- sender's machine.
CREATE TABLE leads (
  id uuid PRIMARY KEY,
  -- A lead outlives its page, under the name the page had.
  page_id uuid REFERENCES landing_pages (id) ON DELETE SET NULL,
  page_name text NOT NULL,
  page_version integer NOT NULL,
  section_id text NOT NULL,
  is_order boolean NOT NULL,
  answers jsonb NOT NULL CONSTRAINT leads_answers_check CHECK (jsonb_typeof(answers) = 'array'),
  -- The words agreed to, at `sent_at`, on `page_version`; null when the form asked for no consent.
  consent_text text,
  source_path text,
  source_utm jsonb NOT NULL DEFAULT '{}',
  status text NOT NULL DEFAULT 'new' CONSTRAINT leads_status_check CHECK (status IN ('new', 'contacted', 'done')),
  sent_at timestamptz NOT NULL
);
CREATE INDEX leads_sent_at_idx ON leads (sent_at DESC, id DESC);
CREATE INDEX leads_page_id_sent_at_idx ON leads (page_id, sent_at DESC);

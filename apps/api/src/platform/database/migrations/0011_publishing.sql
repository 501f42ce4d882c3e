-- When a page came down at its time, and where its address leads since: to a page, to an address, or nowhere.
ALTER TABLE landing_pages
  ADD COLUMN ended_at timestamptz,
  ADD COLUMN redirect_page_id uuid REFERENCES landing_pages (id) ON DELETE SET NULL,
  ADD COLUMN redirect_href text,
  ADD CONSTRAINT landing_pages_ended_check CHECK (ended_at IS NULL OR status = 'draft'),
  ADD CONSTRAINT landing_pages_redirect_check
    CHECK (ended_at IS NOT NULL OR (redirect_page_id IS NULL AND redirect_href IS NULL));
CREATE INDEX landing_pages_redirect_page_id_idx ON landing_pages (redirect_page_id) WHERE redirect_page_id IS NOT NULL;

-- What is to be done to a page at a later time. What is to be published is kept whole: it is what was looked at.
CREATE TABLE landing_page_schedules (
  -- Another one is another schedule: whoever carries one out finds out that it was replaced.
  id uuid NOT NULL CONSTRAINT landing_page_schedules_id_key UNIQUE,
  page_id uuid NOT NULL REFERENCES landing_pages (id) ON DELETE CASCADE,
  act text NOT NULL CONSTRAINT landing_page_schedules_act_check CHECK (act IN ('publish', 'unpublish')),
  due_at timestamptz NOT NULL,
  version integer,
  document jsonb,
  name text,
  redirect_page_id uuid REFERENCES landing_pages (id) ON DELETE SET NULL,
  redirect_href text,
  actor_id uuid REFERENCES admin_users (id) ON DELETE SET NULL,
  attempts integer NOT NULL DEFAULT 0,
  -- Whoever carries it out has it until then; afterwards it is anybody's again.
  leased_until timestamptz,
  failed_at timestamptz,
  failure text,
  PRIMARY KEY (page_id, act),
  CONSTRAINT landing_page_schedules_publish_check
    CHECK (act <> 'publish' OR (version IS NOT NULL AND document IS NOT NULL AND name IS NOT NULL)),
  CONSTRAINT landing_page_schedules_failed_check CHECK (failed_at IS NULL OR failure IS NOT NULL)
);
CREATE INDEX landing_page_schedules_due_at_idx ON landing_page_schedules (due_at) WHERE failed_at IS NULL;

-- Where a page was public before. It leads to wherever the page is now, so that there are no chains.
CREATE TABLE landing_page_old_addresses (
  kind text NOT NULL,
  link_landing_page text NOT NULL,
  page_id uuid NOT NULL REFERENCES landing_pages (id) ON DELETE CASCADE,
  actor_id uuid REFERENCES admin_users (id) ON DELETE SET NULL,
  left_at timestamptz NOT NULL,
  PRIMARY KEY (kind, link_landing_page)
);
CREATE INDEX landing_page_old_addresses_page_id_idx ON landing_page_old_addresses (page_id);

-- Who asked for a page to be published, and what came of it.
CREATE TABLE landing_page_approvals (
  id uuid PRIMARY KEY,
  page_id uuid NOT NULL REFERENCES landing_pages (id) ON DELETE CASCADE,
  version integer NOT NULL,
  note text NOT NULL,
  asked_by uuid REFERENCES admin_users (id) ON DELETE SET NULL,
  asked_at timestamptz NOT NULL,
  answer text CONSTRAINT landing_page_approvals_answer_check CHECK (answer IN ('approved', 'returned', 'replaced')),
  comment text NOT NULL DEFAULT '',
  answered_by uuid REFERENCES admin_users (id) ON DELETE SET NULL,
  answered_at timestamptz,
  CONSTRAINT landing_page_approvals_answered_check CHECK ((answer IS NULL) = (answered_at IS NULL))
);
CREATE UNIQUE INDEX landing_page_approvals_open_key ON landing_page_approvals (page_id) WHERE answer IS NULL;
CREATE INDEX landing_page_approvals_page_id_asked_at_idx ON landing_page_approvals (page_id, asked_at DESC);

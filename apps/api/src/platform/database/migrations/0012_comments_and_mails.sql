-- Conversations about one section of a page. A thread knows its section by id, so it moves along with it, and stays when
-- the section is removed: what it was called is kept for then.
CREATE TABLE comment_threads (
  id uuid PRIMARY KEY,
  page_id uuid NOT NULL REFERENCES landing_pages (id) ON DELETE CASCADE,
  section_id text NOT NULL,
  section_type text NOT NULL,
  section_words text NOT NULL,
  resolved_at timestamptz,
  resolved_by uuid REFERENCES admin_users (id) ON DELETE SET NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX comment_threads_page_id_created_at_idx ON comment_threads (page_id, created_at DESC);

CREATE TABLE comments (
  id uuid PRIMARY KEY,
  thread_id uuid NOT NULL REFERENCES comment_threads (id) ON DELETE CASCADE,
  author_id uuid REFERENCES admin_users (id) ON DELETE SET NULL,
  text text NOT NULL CONSTRAINT comments_text_check CHECK (length(text) <= 4000),
  created_at timestamptz NOT NULL,
  edited_at timestamptz,
  -- The text is gone with it; the row stays, so that answers to it are understood.
  deleted_at timestamptz,
  CONSTRAINT comments_deleted_check CHECK (deleted_at IS NULL OR text = '')
);
CREATE INDEX comments_thread_id_created_at_idx ON comments (thread_id, created_at);

CREATE TABLE comment_mentions (
  comment_id uuid NOT NULL REFERENCES comments (id) ON DELETE CASCADE,
  admin_id uuid NOT NULL REFERENCES admin_users (id) ON DELETE CASCADE,
  PRIMARY KEY (comment_id, admin_id)
);

-- What an account is told by mail; without a row everything.
CREATE TABLE admin_notice_settings (
  admin_id uuid PRIMARY KEY REFERENCES admin_users (id) ON DELETE CASCADE,
  is_comment_mail_on boolean NOT NULL
);

-- Mails are written in the transaction of what they tell of, and sent after it. A lease that ran out is anybody's again.
CREATE TABLE mails (
  id uuid PRIMARY KEY,
  -- What the mail is about and for whom: told twice it is one mail.
  key text NOT NULL,
  recipient_name text NOT NULL,
  recipient_email text NOT NULL,
  subject text NOT NULL,
  text_body text NOT NULL,
  html_body text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  due_at timestamptz NOT NULL DEFAULT now(),
  leased_until timestamptz,
  attempts integer NOT NULL DEFAULT 0,
  sent_at timestamptz,
  -- Given up: refused for good, or a day without success.
  failed_at timestamptz,
  failure text,
  CONSTRAINT mails_key_key UNIQUE (key)
);
CREATE INDEX mails_due_at_idx ON mails (due_at) WHERE sent_at IS NULL AND failed_at IS NULL;

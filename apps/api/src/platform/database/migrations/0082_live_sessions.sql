-- What the site broadcasts, and who wants to be reminded of it.
CREATE TABLE live_sessions (
  id uuid PRIMARY KEY,
  number bigint NOT NULL GENERATED ALWAYS AS IDENTITY CONSTRAINT live_sessions_number_key UNIQUE,
  title text NOT NULL,
  summary text NOT NULL,
  description jsonb,
  host text NOT NULL,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  video_url text NOT NULL,
  state text NOT NULL DEFAULT 'draft' CONSTRAINT live_sessions_state_check CHECK (state IN ('draft', 'published', 'archived')),
  published_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  changed_by uuid REFERENCES admin_users (id) ON DELETE SET NULL,
  CONSTRAINT live_sessions_window_check CHECK (starts_at < ends_at),
  CONSTRAINT live_sessions_published_check CHECK (state <> 'published' OR published_at IS NOT NULL)
);
CREATE INDEX live_sessions_changed_by_idx ON live_sessions (changed_by);
CREATE INDEX live_sessions_published_idx ON live_sessions (starts_at, number) WHERE state = 'published';

-- Kept until the session has passed, or for two days without a confirmation.
CREATE TABLE live_reminders (
  id uuid PRIMARY KEY,
  session_id uuid NOT NULL REFERENCES live_sessions (id) ON DELETE CASCADE,
  email text NOT NULL,
  asked_at timestamptz NOT NULL,
  confirmed_at timestamptz,
  -- The beginning that was reminded of: another one is worth another mail.
  reminded_of timestamptz,
  CONSTRAINT live_reminders_session_email_key UNIQUE (session_id, email)
);
CREATE INDEX live_reminders_asked_idx ON live_reminders (asked_at) WHERE confirmed_at IS NULL;

-- A Super Admin looks at the site as a learner, for some minutes. It ends with the admin's session, whatever ends that.
CREATE TABLE learner_views (
  id uuid PRIMARY KEY,
  learner_id uuid NOT NULL REFERENCES learner_users (id) ON DELETE CASCADE,
  admin_session_id uuid NOT NULL CONSTRAINT learner_views_admin_session_id_key UNIQUE
    REFERENCES admin_sessions (id) ON DELETE CASCADE,
  -- Only the SHA-256 of the cookie's token.
  token_hash text NOT NULL CONSTRAINT learner_views_token_hash_key UNIQUE,
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX learner_views_learner_id_idx ON learner_views (learner_id);
CREATE INDEX learner_views_expires_at_idx ON learner_views (expires_at);

-- How a partner works with us. Those there are sell for a commission.
ALTER TABLE partners ADD COLUMN partner_kind text NOT NULL DEFAULT 'commission'
  CONSTRAINT partners_partner_kind_check CHECK (partner_kind IN ('commission', 'subscription'));

-- The partner realm: people who act for a partner.
CREATE TABLE partner_users (
  id uuid PRIMARY KEY,
  partner_id uuid NOT NULL REFERENCES partners (id),
  name text NOT NULL,
  email text NOT NULL CONSTRAINT partner_users_email_check CHECK (email = lower(email)),
  is_email_verified boolean NOT NULL DEFAULT false,
  image text,
  suspended_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT partner_users_email_key UNIQUE (email)
);
CREATE INDEX partner_users_partner_id_idx ON partner_users (partner_id);

-- Only the SHA-256 of a session's token: a copy of this table opens nothing.
CREATE TABLE partner_sessions (
  id uuid PRIMARY KEY,
  partner_user_id uuid NOT NULL REFERENCES partner_users (id) ON DELETE CASCADE,
  token_hash text NOT NULL,
  expires_at timestamptz NOT NULL,
  ip_address text,
  user_agent text,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT partner_sessions_token_hash_key UNIQUE (token_hash)
);
CREATE INDEX partner_sessions_partner_user_id_idx ON partner_sessions (partner_user_id);
CREATE INDEX partner_sessions_expires_at_idx ON partner_sessions (expires_at);

CREATE TABLE partner_accounts (
  id uuid PRIMARY KEY,
  partner_user_id uuid NOT NULL REFERENCES partner_users (id) ON DELETE CASCADE,
  provider_id text NOT NULL,
  account_id text NOT NULL,
  password_hash text,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT partner_accounts_provider_id_account_id_key UNIQUE (provider_id, account_id)
);
CREATE INDEX partner_accounts_partner_user_id_idx ON partner_accounts (partner_user_id);

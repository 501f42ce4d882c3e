-- The admin realm. Partners and learners get tables of their own: ids of two realms are never comparable.
CREATE TABLE admin_users (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  email text NOT NULL CONSTRAINT admin_users_email_check CHECK (email = lower(email)),
  is_email_verified boolean NOT NULL DEFAULT false,
  image text,
  role smallint NOT NULL CONSTRAINT admin_users_role_check CHECK (role IN (0, 1, 2)),
  suspended_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT admin_users_email_key UNIQUE (email)
);

-- Only the SHA-256 of a session's token: a copy of this table opens nothing.
CREATE TABLE admin_sessions (
  id uuid PRIMARY KEY,
  admin_id uuid NOT NULL REFERENCES admin_users (id) ON DELETE CASCADE,
  token_hash text NOT NULL,
  expires_at timestamptz NOT NULL,
  ip_address text,
  user_agent text,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT admin_sessions_token_hash_key UNIQUE (token_hash)
);
CREATE INDEX admin_sessions_admin_id_idx ON admin_sessions (admin_id);
CREATE INDEX admin_sessions_expires_at_idx ON admin_sessions (expires_at);

CREATE TABLE admin_accounts (
  id uuid PRIMARY KEY,
  admin_id uuid NOT NULL REFERENCES admin_users (id) ON DELETE CASCADE,
  provider_id text NOT NULL,
  account_id text NOT NULL,
  password_hash text,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT admin_accounts_provider_id_account_id_key UNIQUE (provider_id, account_id)
);
CREATE INDEX admin_accounts_admin_id_idx ON admin_accounts (admin_id);

CREATE TABLE admin_menus (
  admin_id uuid NOT NULL REFERENCES admin_users (id) ON DELETE CASCADE,
  menu text NOT NULL CONSTRAINT admin_menus_menu_check CHECK (menu IN ('landing_pages', 'media', 'admins')),
  capability text NOT NULL CONSTRAINT admin_menus_capability_check CHECK (capability IN ('view', 'text', 'design', 'publish')),
  PRIMARY KEY (admin_id, menu, capability)
);

-- At most one row: the token that makes the first admin of a real installation.
CREATE TABLE admin_first_tokens (
  singleton boolean PRIMARY KEY DEFAULT true CONSTRAINT admin_first_tokens_singleton_check CHECK (singleton),
  token_hash text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);

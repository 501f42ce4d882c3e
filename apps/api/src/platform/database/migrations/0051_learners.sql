-- The learner realm: people who learn and buy.
CREATE TABLE learner_users (
  id uuid PRIMARY KEY,
  -- What addresses and the display cookie show; the id stays within the server.
  number bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT learner_users_number_key UNIQUE,
  name text NOT NULL,
  email text NOT NULL CONSTRAINT learner_users_email_check CHECK (email = lower(email)),
  is_email_verified boolean NOT NULL DEFAULT false,
  image text,
  -- Digits with the country's code.
  phone text CONSTRAINT learner_users_phone_check CHECK (phone ~ '^[0-9]{1,16}$'),
  is_phone_verified boolean NOT NULL DEFAULT false,
  blocked_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT learner_users_email_key UNIQUE (email),
  CONSTRAINT learner_users_verified_phone_check CHECK (phone IS NOT NULL OR NOT is_phone_verified)
);
-- A number belongs to the account that has shown to own it; others may have typed it.
CREATE UNIQUE INDEX learner_users_verified_phone_idx ON learner_users (phone) WHERE is_phone_verified;

-- Only the SHA-256 of a session's token: a copy of this table opens nothing.
CREATE TABLE learner_sessions (
  id uuid PRIMARY KEY,
  learner_id uuid NOT NULL REFERENCES learner_users (id) ON DELETE CASCADE,
  token_hash text NOT NULL,
  expires_at timestamptz NOT NULL,
  ip_address text,
  user_agent text,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT learner_sessions_token_hash_key UNIQUE (token_hash)
);
CREATE INDEX learner_sessions_learner_id_idx ON learner_sessions (learner_id);
CREATE INDEX learner_sessions_expires_at_idx ON learner_sessions (expires_at);

CREATE TABLE learner_accounts (
  id uuid PRIMARY KEY,
  learner_id uuid NOT NULL REFERENCES learner_users (id) ON DELETE CASCADE,
  provider_id text NOT NULL,
  account_id text NOT NULL,
  password_hash text,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT learner_accounts_provider_id_account_id_key UNIQUE (provider_id, account_id)
);
CREATE INDEX learner_accounts_learner_id_idx ON learner_accounts (learner_id);

-- Devices an account has signed in from, by the hash of a random cookie: another one is announced by mail.
CREATE TABLE learner_devices (
  learner_id uuid NOT NULL REFERENCES learner_users (id) ON DELETE CASCADE,
  device_hash text NOT NULL,
  used_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (learner_id, device_hash)
);

-- Six digits or a link, sent to prove that an address or a number is someone's own; consumed by their answer.
CREATE TABLE one_time_codes (
  id uuid PRIMARY KEY,
  realm text NOT NULL,
  purpose text NOT NULL,
  -- The account it is for; null before there is one.
  account_id uuid,
  -- What is done once the code is answered.
  payload jsonb NOT NULL,
  -- Both null until it is sent.
  code_hash text,
  token_hash text CONSTRAINT one_time_codes_token_hash_key UNIQUE,
  tries_left smallint NOT NULL DEFAULT 5 CONSTRAINT one_time_codes_tries_left_check CHECK (tries_left >= 0),
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX one_time_codes_expires_at_idx ON one_time_codes (expires_at);
CREATE INDEX one_time_codes_account_id_idx ON one_time_codes (account_id) WHERE account_id IS NOT NULL;

-- WhatsApp messages on their way, as mails are.
CREATE TABLE whatsapp_messages (
  id uuid PRIMARY KEY,
  recipient_phone text NOT NULL,
  -- Which approved template of the operator's account it is.
  template text NOT NULL,
  -- What the template shows: the code.
  parameter text NOT NULL,
  text_body text NOT NULL,
  failure text,
  sent_at timestamptz,
  failed_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX whatsapp_messages_created_at_idx ON whatsapp_messages (created_at);

-- What a person has agreed to: kept as rows, never changed, so that it can be shown later.
CREATE TABLE learner_consents (
  id uuid PRIMARY KEY,
  learner_id uuid NOT NULL REFERENCES learner_users (id) ON DELETE CASCADE,
  purpose text NOT NULL,
  -- Day of the text that was agreed to.
  version text NOT NULL,
  is_given boolean NOT NULL,
  at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX learner_consents_learner_id_idx ON learner_consents (learner_id);

-- Guided tours that a person has been through (specification, section 7: guide).
CREATE TABLE learner_guides (
  learner_id uuid NOT NULL REFERENCES learner_users (id) ON DELETE CASCADE,
  -- Menu area: Home 1, Profile 2, Learning 3.
  type smallint NOT NULL CONSTRAINT learner_guides_type_check CHECK (type IN (1, 2, 3)),
  finished_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (learner_id, type)
);

-- Passkeys (WebAuthn) of accounts in any realm that has them. No foreign keys: the realm says whose id it is, and its
-- module removes the rows with the account.
CREATE TABLE account_passkeys (
  id uuid PRIMARY KEY,
  realm text NOT NULL,
  account_id uuid NOT NULL,
  -- Both as WebAuthn writes bytes: base64url.
  credential_id text NOT NULL,
  public_key text NOT NULL,
  -- How often the device says it was used; one that goes back is a copy. Always 0 for keys that several devices share.
  sign_count bigint NOT NULL,
  transports text[] NOT NULL,
  name text NOT NULL,
  is_backed_up boolean NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  used_at timestamptz,
  CONSTRAINT account_passkeys_realm_credential_id_key UNIQUE (realm, credential_id)
);
CREATE INDEX account_passkeys_realm_account_id_idx ON account_passkeys (realm, account_id);

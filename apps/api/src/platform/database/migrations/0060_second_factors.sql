-- Two-step verification (TOTP) of accounts in any realm. No foreign keys: the realm says whose id it is, and its module
-- removes the row with the account.
CREATE TABLE account_second_factors (
  realm text NOT NULL,
  account_id uuid NOT NULL,
  -- Sealed with a key of the installation, for this account.
  sealed_secret text NOT NULL,
  -- Null until a first code has shown that the app has the secret.
  confirmed_at timestamptz,
  -- The latest time step a code was taken of: no code works twice.
  last_step bigint,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (realm, account_id),
  CONSTRAINT account_second_factors_last_step_check CHECK (confirmed_at IS NULL OR last_step IS NOT NULL)
);

-- Codes for the day the phone is gone: their keyed hashes, deleted when used.
CREATE TABLE account_recovery_codes (
  realm text NOT NULL,
  account_id uuid NOT NULL,
  code_hash text NOT NULL,
  PRIMARY KEY (realm, account_id, code_hash),
  CONSTRAINT account_recovery_codes_realm_account_id_fkey FOREIGN KEY (realm, account_id)
    REFERENCES account_second_factors (realm, account_id) ON DELETE CASCADE
);

-- Set while an invited admin has not accepted: the account has no password and cannot act.
ALTER TABLE admin_users ADD COLUMN invited_at timestamptz;

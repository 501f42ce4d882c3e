-- Money that a bank takes back within minutes of its capture.
ALTER TABLE payment_attempts ADD COLUMN reversed_at timestamptz;
-- Nobody decided it: the bank did.
ALTER TABLE refunds ADD COLUMN is_reversal boolean NOT NULL DEFAULT false;

-- Keys are sealed from now on, so that a copy of the database signs nothing; those made before stay readable until they
-- are renewed.
ALTER TABLE lead_webhooks ADD COLUMN secret_tail text;
UPDATE lead_webhooks SET secret_tail = right(secret, 4);
ALTER TABLE lead_webhooks ALTER COLUMN secret_tail SET NOT NULL;

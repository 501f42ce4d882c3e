-- How far the run of a key came. A run that has committed a change and then lost its process, or failed, is never
-- repeated: its key stays, and says so.
ALTER TABLE idempotency_keys
  ADD COLUMN progress text NOT NULL DEFAULT 'running'
    CONSTRAINT idempotency_keys_progress_check CHECK (progress IN ('running', 'changed', 'interrupted'));

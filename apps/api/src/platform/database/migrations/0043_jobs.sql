-- Jobs are kept by pg-boss from now on (schema pgboss): who works on a row and when it is tried again stands there.
DROP TABLE job_leases;
INSERT INTO locks (name) VALUES ('job_queues');

-- Jobs that took over what an earlier release had left in its own queues.
CREATE TABLE adopted_jobs (name text PRIMARY KEY);

DROP INDEX mails_due_at_idx;
ALTER TABLE mails DROP COLUMN due_at, DROP COLUMN leased_until, DROP COLUMN attempts;

DROP INDEX lead_deliveries_due_at_idx;
ALTER TABLE lead_deliveries DROP COLUMN leased_until;

DROP INDEX pixel_events_due_at_idx;
CREATE INDEX pixel_events_waiting_idx ON pixel_events (page_id, provider, id) WHERE state = 'waiting';
ALTER TABLE pixel_events DROP COLUMN leased_until;

ALTER TABLE media_encodings DROP COLUMN attempts, DROP COLUMN leased_until;

DROP INDEX landing_page_schedules_due_at_idx;
ALTER TABLE landing_page_schedules DROP COLUMN attempts, DROP COLUMN leased_until;

ALTER TABLE cdn_purges DROP COLUMN attempts, DROP COLUMN due_at;

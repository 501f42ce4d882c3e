-- Audit entries by month, in WIB. Nothing changes or deletes an entry; months past their retention are dropped whole.
ALTER TABLE audit_entries RENAME TO audit_entries_before_months;
ALTER TABLE audit_entries_before_months DROP CONSTRAINT audit_entries_pkey;
DROP INDEX audit_entries_record_type_record_id_at_idx, audit_entries_realm_actor_id_at_idx;

CREATE TABLE audit_entries (
  id uuid NOT NULL,
  realm text NOT NULL,
  actor_id uuid NOT NULL,
  -- `PATCH /admin/leads/{leadId}`
  endpoint text NOT NULL,
  record_type text NOT NULL,
  record_id text,
  before jsonb,
  after jsonb,
  -- What the actor gave as the reason, where one is asked for.
  reason text,
  request_id text,
  at timestamptz NOT NULL,
  PRIMARY KEY (id, at)
) PARTITION BY RANGE (at);
CREATE INDEX audit_entries_realm_at_id_idx ON audit_entries (realm, at DESC, id DESC);
CREATE INDEX audit_entries_realm_actor_id_at_idx ON audit_entries (realm, actor_id, at DESC, id DESC);
CREATE INDEX audit_entries_record_type_record_id_at_idx ON audit_entries (record_type, record_id, at DESC, id DESC);
CREATE INDEX audit_entries_endpoint_at_idx ON audit_entries (endpoint, at DESC, id DESC);

CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'audit entries are never changed or deleted (% of %)', TG_OP, TG_TABLE_NAME
    USING ERRCODE = 'insufficient_privilege';
END $$;
-- Partitions get row triggers from here. TRUNCATE has none for rows: each partition is given its own.
CREATE TRIGGER audit_entries_refuse_change BEFORE UPDATE OR DELETE ON audit_entries
  FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();
CREATE TRIGGER audit_entries_refuse_truncate BEFORE TRUNCATE ON audit_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();

-- For entries of a month that has no partition: a write never fails for the lack of one.
CREATE FUNCTION add_audit_default() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  CREATE TABLE audit_entries_default PARTITION OF audit_entries DEFAULT;
  CREATE TRIGGER audit_entries_refuse_truncate BEFORE TRUNCATE ON audit_entries_default
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
END $$;

-- Adds the partition of a month unless there is one. Entries that the default partition holds of it move there.
CREATE FUNCTION add_audit_month(month date) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  first_day timestamp := date_trunc('month', month::timestamp);
  starts_at timestamptz := first_day AT TIME ZONE 'Asia/Jakarta';
  ends_at timestamptz := (first_day + interval '1 month') AT TIME ZONE 'Asia/Jakarta';
  name text := 'audit_entries_' || to_char(first_day, 'YYYY_MM');
  has_strays boolean;
BEGIN
  IF to_regclass(name) IS NOT NULL THEN RETURN; END IF;
  LOCK TABLE audit_entries IN ACCESS EXCLUSIVE MODE;
  IF to_regclass(name) IS NOT NULL THEN RETURN; END IF;
  has_strays := EXISTS (SELECT FROM audit_entries_default WHERE at >= starts_at AND at < ends_at);
  -- Entries cannot be deleted from it, so it is made anew around them.
  IF has_strays THEN
    ALTER TABLE audit_entries DETACH PARTITION audit_entries_default;
    ALTER TABLE audit_entries_default RENAME TO audit_entries_strays;
    PERFORM add_audit_default();
  END IF;
  EXECUTE format('CREATE TABLE %I PARTITION OF audit_entries FOR VALUES FROM (%L) TO (%L)', name, starts_at, ends_at);
  EXECUTE format('CREATE TRIGGER audit_entries_refuse_truncate BEFORE TRUNCATE ON %I
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change()', name);
  IF has_strays THEN
    INSERT INTO audit_entries SELECT * FROM audit_entries_strays;
    DROP TABLE audit_entries_strays;
  END IF;
END $$;

-- Drops each month that lies before a moment as a whole; answers how many.
CREATE FUNCTION drop_audit_months(ended_before timestamptz) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  month record;
  dropped integer := 0;
BEGIN
  FOR month IN
    SELECT relname FROM pg_inherits JOIN pg_class ON pg_class.oid = inhrelid
    WHERE inhparent = 'audit_entries'::regclass AND relname ~ '^audit_entries_\d{4}_\d{2}$'
  LOOP
    IF (to_date(right(month.relname, 7), 'YYYY_MM')::timestamp + interval '1 month') AT TIME ZONE 'Asia/Jakarta' <= ended_before THEN
      EXECUTE format('DROP TABLE %I', month.relname);
      dropped := dropped + 1;
    END IF;
  END LOOP;
  RETURN dropped;
END $$;

SELECT add_audit_default();
SELECT add_audit_month(month::date) FROM generate_series(
  date_trunc('month', coalesce((SELECT min(at) FROM audit_entries_before_months), now()) AT TIME ZONE 'Asia/Jakarta'),
  (now() AT TIME ZONE 'Asia/Jakarta') + interval '3 months', interval '1 month') AS month;
INSERT INTO audit_entries (id, realm, actor_id, endpoint, record_type, record_id, before, after, request_id, at)
  SELECT id, realm, actor_id, endpoint, record_type, record_id, before, after, request_id, at FROM audit_entries_before_months;
DROP TABLE audit_entries_before_months;

-- What sealed values of a person open with. The row goes with the person, and nothing in the audit can be read then.
CREATE TABLE audit_person_keys (
  -- Sealed values name it.
  id uuid PRIMARY KEY,
  admin_id uuid CONSTRAINT audit_person_keys_admin_id_key UNIQUE REFERENCES admin_users (id) ON DELETE CASCADE,
  learner_id uuid CONSTRAINT audit_person_keys_learner_id_key UNIQUE REFERENCES learner_users (id) ON DELETE CASCADE,
  partner_user_id uuid CONSTRAINT audit_person_keys_partner_user_id_key UNIQUE REFERENCES partner_users (id) ON DELETE CASCADE,
  -- Sealed itself, by the installation's secret.
  sealed_key text NOT NULL,
  CONSTRAINT audit_person_keys_person_check CHECK (num_nonnulls(admin_id, learner_id, partner_user_id) = 1)
);

-- Processes that look after the months take turns.
INSERT INTO locks (name) VALUES ('audit-months');

-- Months of Jakarta whose books are closed: what the ledger had of them, and that nothing is dated in them afterwards.

CREATE TABLE month_closings (
  id uuid PRIMARY KEY,
  -- `2026-11`, in WIB.
  month text NOT NULL CONSTRAINT month_closings_month_check CHECK (month ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  -- The first instant after it.
  until timestamptz NOT NULL CONSTRAINT month_closings_until_check
    CHECK (until = (to_date(month, 'YYYY-MM') + interval '1 month') AT TIME ZONE 'Asia/Jakarta'),
  -- Amounts as JSON, to the byte what the hash is of.
  snapshot text NOT NULL CONSTRAINT month_closings_snapshot_check CHECK (snapshot IS JSON OBJECT),
  hash text NOT NULL CONSTRAINT month_closings_hash_check
    CHECK (hash = encode(sha256(convert_to(snapshot, 'UTF8')), 'hex')),
  -- Why, though something was left to be done; null where nothing was.
  note text,
  closed_by uuid REFERENCES admin_users (id) ON DELETE SET NULL,
  closed_at timestamptz NOT NULL,
  reopen_reason text,
  reopened_by uuid REFERENCES admin_users (id) ON DELETE SET NULL,
  reopened_at timestamptz,
  CONSTRAINT month_closings_over_check CHECK (closed_at >= until),
  CONSTRAINT month_closings_reopened_check CHECK ((reopened_at IS NULL) = (reopen_reason IS NULL))
);
-- A month is closed once; one that was opened again may be closed again.
CREATE UNIQUE INDEX month_closings_month_key ON month_closings (month) WHERE reopened_at IS NULL;
CREATE INDEX month_closings_closed_by_idx ON month_closings (closed_by);
CREATE INDEX month_closings_reopened_by_idx ON month_closings (reopened_by);

-- What may change is that the latest closed month is opened again, and who did it once that account is gone.
CREATE FUNCTION refuse_closing_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE'
    AND to_jsonb(OLD) - '{closed_by,reopen_reason,reopened_by,reopened_at}'::text[]
      = to_jsonb(NEW) - '{closed_by,reopen_reason,reopened_by,reopened_at}'::text[]
    AND (NEW.closed_by IS NULL OR NEW.closed_by = OLD.closed_by)
    AND (OLD.reopened_at IS NULL
      OR (NEW.reopened_at = OLD.reopened_at AND NEW.reopen_reason = OLD.reopen_reason
        AND (NEW.reopened_by IS NULL OR NEW.reopened_by = OLD.reopened_by)))
    AND (NEW.reopened_at IS NULL OR OLD.reopened_at IS NOT NULL
      OR NOT EXISTS (SELECT FROM month_closings c WHERE c.reopened_at IS NULL AND c.month > NEW.month))
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'the closing of a month is never changed' USING ERRCODE = 'check_violation',
    CONSTRAINT = 'month_closings_unchanged_check';
END $$;
CREATE TRIGGER month_closings_unchanged BEFORE UPDATE OR DELETE ON month_closings
  FOR EACH ROW EXECUTE FUNCTION refuse_closing_change();

-- Who writes into a month and who closes it wait for each other: the one shares this lock, the other has it alone.
CREATE FUNCTION lock_month(month text, is_alone boolean) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  key integer := substr(month, 1, 4)::integer * 12 + substr(month, 6, 2)::integer;
BEGIN
  IF is_alone THEN
    PERFORM pg_advisory_xact_lock(7301115, key);
  ELSE
    PERFORM pg_advisory_xact_lock_shared(7301115, key);
  END IF;
END $$;

CREATE FUNCTION require_open_month(month text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  closed text;
BEGIN
  PERFORM lock_month(month, false);
  SELECT c.month INTO closed FROM month_closings c
  WHERE c.reopened_at IS NULL AND c.month >= require_open_month.month ORDER BY c.month LIMIT 1;
  IF closed IS NOT NULL THEN
    RAISE EXCEPTION 'the books of % are closed', closed USING ERRCODE = 'check_violation',
      CONSTRAINT = 'month_closings_open_check';
  END IF;
END $$;

CREATE FUNCTION require_open_month_of_entries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM require_open_month(months.month) FROM (
    SELECT DISTINCT to_char(occurred_at AT TIME ZONE 'Asia/Jakarta', 'YYYY-MM') AS month FROM added ORDER BY 1) AS months;
  RETURN NULL;
END $$;
CREATE TRIGGER ledger_entries_open_month AFTER INSERT ON ledger_entries
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION require_open_month_of_entries();

CREATE FUNCTION require_open_month_of_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM require_open_month(NEW.month);
  RETURN NEW;
END $$;
CREATE TRIGGER invoices_open_month BEFORE INSERT ON invoices
  FOR EACH ROW EXECUTE FUNCTION require_open_month_of_invoice();

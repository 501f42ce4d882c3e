-- Revenue of days that are over, summed once instead of with each question.

-- A day that is here has all of its sums in revenue_day_parts.
CREATE TABLE revenue_days (
  -- In WIB.
  day date PRIMARY KEY,
  summed_at timestamptz NOT NULL
);

CREATE TABLE revenue_day_parts (
  day date NOT NULL REFERENCES revenue_days (day) ON DELETE CASCADE,
  kind text NOT NULL,
  payment_method smallint NOT NULL,
  -- Null for what is not a partner's.
  partner_id uuid REFERENCES partners (id),
  gross bigint NOT NULL,
  discount bigint NOT NULL,
  sales bigint NOT NULL,
  refunds bigint NOT NULL,
  tax bigint NOT NULL,
  partner_share bigint NOT NULL,
  affiliate bigint NOT NULL,
  kept bigint NOT NULL,
  fee bigint NOT NULL,
  net bigint NOT NULL,
  orders bigint NOT NULL,
  CONSTRAINT revenue_day_parts_key UNIQUE NULLS NOT DISTINCT (day, kind, payment_method, partner_id)
);
CREATE INDEX revenue_day_parts_partner_id_idx ON revenue_day_parts (partner_id);

-- What is recorded late for a day ends its sums. Who sums a day holds its lock alone, so that no entry of a transaction that
-- is still open is missed.
CREATE FUNCTION lock_revenue_day(day date, is_alone boolean) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF is_alone THEN
    PERFORM pg_advisory_xact_lock(7301116, day - DATE '2000-01-01');
  ELSE
    PERFORM pg_advisory_xact_lock_shared(7301116, day - DATE '2000-01-01');
  END IF;
END $$;

CREATE FUNCTION end_sums_of_days() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  touched date[];
BEGIN
  SELECT array_agg(DISTINCT (occurred_at AT TIME ZONE 'Asia/Jakarta')::date ORDER BY (occurred_at AT TIME ZONE 'Asia/Jakarta')::date)
    INTO touched FROM added;
  PERFORM lock_revenue_day(t.day, false) FROM unnest(touched) AS t (day);
  DELETE FROM revenue_days r WHERE r.day = ANY (touched);
  RETURN NULL;
END $$;
CREATE TRIGGER ledger_entries_revenue_days AFTER INSERT ON ledger_entries
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION end_sums_of_days();

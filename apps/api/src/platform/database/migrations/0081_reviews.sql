-- What buyers think of what they bought, and what all of it comes to.
CREATE TABLE reviews (
  id uuid PRIMARY KEY,
  -- In the order in which they came.
  number bigint NOT NULL GENERATED ALWAYS AS IDENTITY CONSTRAINT reviews_number_key UNIQUE,
  sellable_id uuid NOT NULL REFERENCES sellables (id) ON DELETE CASCADE,
  learner_id uuid NOT NULL REFERENCES learner_users (id) ON DELETE CASCADE,
  stars smallint NOT NULL CONSTRAINT reviews_stars_check CHECK (stars BETWEEN 1 AND 5),
  -- Empty where only stars were given.
  text text NOT NULL,
  -- Whole milliseconds, which places in lists are made of.
  written_at timestamptz NOT NULL
    CONSTRAINT reviews_written_at_check CHECK (written_at = date_trunc('milliseconds', written_at)),
  hidden_at timestamptz,
  hidden_reason text,
  hidden_by uuid REFERENCES admin_users (id) ON DELETE SET NULL,
  -- The team's answer.
  reply text,
  replied_at timestamptz,
  replied_by uuid REFERENCES admin_users (id) ON DELETE SET NULL,
  version integer NOT NULL DEFAULT 1,
  -- One review of a person for each entry.
  CONSTRAINT reviews_sellable_id_learner_id_key UNIQUE (sellable_id, learner_id),
  CONSTRAINT reviews_hidden_check CHECK ((hidden_at IS NULL) = (hidden_reason IS NULL)),
  CONSTRAINT reviews_reply_check CHECK ((reply IS NULL) = (replied_at IS NULL))
);
CREATE INDEX reviews_learner_id_idx ON reviews (learner_id);
CREATE INDEX reviews_written_at_idx ON reviews (written_at, number);
CREATE INDEX reviews_sellable_id_written_at_idx ON reviews (sellable_id, written_at, number) WHERE hidden_at IS NULL;
CREATE INDEX reviews_hidden_by_idx ON reviews (hidden_by);
CREATE INDEX reviews_replied_by_idx ON reviews (replied_by);

-- Stars of what visitors see, so that a list reads one row for each entry, however many reviews there are. Kept by triggers
-- in the transaction that changes a review: whatever does it, a moderator, an erasure or a generator, the totals follow.
CREATE TABLE review_totals (
  sellable_id uuid PRIMARY KEY REFERENCES sellables (id) ON DELETE CASCADE,
  review_count integer NOT NULL CONSTRAINT review_totals_review_count_check CHECK (review_count >= 0),
  stars_total integer NOT NULL
);

-- In the order of ids, so that two transactions wait for each other and never both.
CREATE FUNCTION follow_in_review_totals() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO review_totals AS t (sellable_id, review_count, stars_total)
    SELECT sellable_id, count(*) FILTER (WHERE hidden_at IS NULL), coalesce(sum(stars) FILTER (WHERE hidden_at IS NULL), 0)
    FROM changed GROUP BY sellable_id ORDER BY sellable_id
    ON CONFLICT (sellable_id) DO UPDATE SET review_count = t.review_count + excluded.review_count,
      stars_total = t.stars_total + excluded.stars_total;
    RETURN NULL;
  END IF;
  PERFORM FROM review_totals WHERE sellable_id IN (SELECT sellable_id FROM former) ORDER BY sellable_id FOR UPDATE;
  UPDATE review_totals t SET review_count = t.review_count - d.review_count, stars_total = t.stars_total - d.stars_total
  FROM (SELECT sellable_id, count(*) AS review_count, sum(stars) AS stars_total FROM former WHERE hidden_at IS NULL
    GROUP BY sellable_id) AS d
  WHERE t.sellable_id = d.sellable_id;
  IF TG_OP = 'UPDATE' THEN
    UPDATE review_totals t SET review_count = t.review_count + d.review_count, stars_total = t.stars_total + d.stars_total
    FROM (SELECT sellable_id, count(*) AS review_count, sum(stars) AS stars_total FROM changed WHERE hidden_at IS NULL
      GROUP BY sellable_id) AS d
    WHERE t.sellable_id = d.sellable_id;
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER reviews_totals_insert AFTER INSERT ON reviews
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION follow_in_review_totals();
CREATE TRIGGER reviews_totals_update AFTER UPDATE ON reviews
  REFERENCING OLD TABLE AS former NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION follow_in_review_totals();
CREATE TRIGGER reviews_totals_delete AFTER DELETE ON reviews
  REFERENCING OLD TABLE AS former FOR EACH STATEMENT EXECUTE FUNCTION follow_in_review_totals();

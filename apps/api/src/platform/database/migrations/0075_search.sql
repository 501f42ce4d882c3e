-- The public search. One row for everything that visitors can find, kept by triggers in the transaction that changes a record:
-- whatever writes a record, a form, an action on many or a generator, the search follows.

-- Similar words; part of every PostgreSQL, and not of every database.
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- Words as they are compared, in texts and in questions alike: lower case, without accents, letters and digits alone.
CREATE FUNCTION search_text(written text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT btrim(regexp_replace(
    lower(regexp_replace(normalize(written, NFKD), '[\u0300-\u036f]', '', 'g')), '[^a-z0-9]+', ' ', 'g'))
$$;

-- Stems by the rules of Indonesian, and the words themselves, which the beginning of a word is looked for in.
CREATE FUNCTION search_vector(words text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT strip(to_tsvector('pg_catalog.indonesian', words) || to_tsvector('pg_catalog.simple', words))
$$;

CREATE TABLE search_entries (
  sellable_id uuid PRIMARY KEY REFERENCES sellables (id) ON DELETE CASCADE,
  number bigint NOT NULL,
  kind text NOT NULL,
  category_id uuid REFERENCES categories (id),
  -- Of a course.
  level text,
  is_free boolean NOT NULL,
  price bigint,
  sales_count integer NOT NULL,
  name_words tsvector NOT NULL,
  -- How many different words the name has.
  name_length smallint NOT NULL,
  -- Name, kind, category, people, partner, summary and description.
  words tsvector NOT NULL
);
CREATE INDEX search_entries_words_idx ON search_entries USING gin (words) WITH (fastupdate = off);
CREATE INDEX search_entries_category_id_idx ON search_entries (category_id);

-- Words that entries have in their names and in what is shown beside them, to find what was meant by one that is written wrong.
-- A word stays when its last entry goes, until it is tidied up.
CREATE TABLE search_words (
  word text PRIMARY KEY
);
CREATE INDEX search_words_word_trgm_idx ON search_words USING gin (word gin_trgm_ops);
CREATE INDEX search_words_length_idx ON search_words (length(word));

-- What could have been meant by a word, most similar first. In short words one wrong letter changes most trigrams, so that all
-- words of about that length are looked at.
CREATE FUNCTION near_words(asked text) RETURNS TABLE (word text) LANGUAGE sql STABLE
SET pg_trgm.similarity_threshold = 0.2 AS $$
  SELECT near.word FROM (
    SELECT w.word FROM search_words w
    WHERE length(asked) > 5 AND w.word % asked AND length(w.word) BETWEEN length(asked) - 2 AND length(asked) + 2
    UNION
    SELECT w.word FROM search_words w
    WHERE length(asked) <= 5 AND length(w.word) BETWEEN length(asked) - 1 AND length(asked) + 1
      AND (left(w.word, 1) = left(asked, 1) OR right(w.word, 1) = right(asked, 1))
  ) AS near
  ORDER BY similarity(near.word, asked) DESC, near.word LIMIT 60
$$;

CREATE FUNCTION refresh_search(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_entries e USING sellables s
  WHERE e.sellable_id = ANY(ids) AND s.id = e.sellable_id AND (s.status = 0 OR s.archived_at IS NOT NULL);

  WITH shown AS (
    SELECT s.id, s.number, s.kind, s.category_id, course.level, s.price, s.sales_count,
      coalesce(course.type = 3, event.paid = 0, false) OR coalesce(s.price = 0, false) AS is_free,
      search_text(s.name) AS name,
      search_text(concat_ws(' ',
        CASE s.kind WHEN 'course' THEN 'kelas kursus' WHEN 'service' THEN 'jasa layanan' WHEN 'tool' THEN 'tools alat'
          WHEN 'add_on' THEN 'super mentor' WHEN 'event' THEN 'acara event' ELSE 'paket mitra partner' END,
        CASE course.level WHEN 'beginner' THEN 'pemula' WHEN 'intermediate' THEN 'menengah' WHEN 'advanced' THEN 'mahir' END,
        c.name, p.name, people.names, s.summary)) AS beside,
      search_text((SELECT string_agg(t #>> '{}', ' ') FROM jsonb_path_query(s.description, '$.**.text') AS t)) AS description
    FROM sellables s
    LEFT JOIN course_details course ON course.sellable_id = s.id
    LEFT JOIN event_details event ON event.sellable_id = s.id
    LEFT JOIN categories c ON c.id = s.category_id AND c.status = 1
    LEFT JOIN partners p ON p.id = s.partner_id
    LEFT JOIN LATERAL (
      SELECT string_agg(i.name, ' ') AS names FROM sellable_instructors si
      JOIN instructors i ON i.id = si.instructor_id WHERE si.sellable_id = s.id) AS people ON true
    WHERE s.id = ANY(ids) AND s.status = 1 AND s.archived_at IS NULL
  ), kept AS (
    INSERT INTO search_entries AS e (sellable_id, number, kind, category_id, level, is_free, price, sales_count, name_words,
      name_length, words)
    SELECT id, number, kind, category_id, level, is_free, price, sales_count, search_vector(name),
      (SELECT count(DISTINCT word) FROM regexp_split_to_table(name, ' ') AS word),
      search_vector(concat_ws(' ', name, beside, description))
    FROM shown ORDER BY id
    ON CONFLICT (sellable_id) DO UPDATE SET category_id = excluded.category_id, level = excluded.level,
      is_free = excluded.is_free, price = excluded.price, sales_count = excluded.sales_count,
      name_words = excluded.name_words, name_length = excluded.name_length, words = excluded.words
  )
  INSERT INTO search_words (word)
  SELECT DISTINCT word FROM shown, regexp_split_to_table(name || ' ' || beside, ' ') AS word
  WHERE word ~ '^[a-z]{3,30}$' ORDER BY word
  ON CONFLICT DO NOTHING;
END $$;

-- For each statement and not each row, because one may change thousands.
CREATE FUNCTION follow_in_search() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids uuid[];
BEGIN
  IF TG_TABLE_NAME = 'sellables' AND TG_OP = 'UPDATE' THEN
    SELECT array_agg(id ORDER BY id) INTO ids FROM changed JOIN former USING (id)
    WHERE (changed.name, changed.summary, changed.description, changed.price, changed.status, changed.archived_at,
        changed.category_id, changed.partner_id, changed.sales_count)
      IS DISTINCT FROM (former.name, former.summary, former.description, former.price, former.status, former.archived_at,
        former.category_id, former.partner_id, former.sales_count);
  ELSIF TG_TABLE_NAME = 'sellables' THEN
    SELECT array_agg(id ORDER BY id) INTO ids FROM changed;
  ELSIF TG_TABLE_NAME = 'instructors' THEN
    SELECT array_agg(DISTINCT si.sellable_id ORDER BY si.sellable_id) INTO ids
    FROM changed JOIN former USING (id) JOIN sellable_instructors si ON si.instructor_id = id
    WHERE changed.name <> former.name;
  ELSIF TG_TABLE_NAME = 'categories' THEN
    SELECT array_agg(s.id ORDER BY s.id) INTO ids
    FROM changed JOIN former USING (id) JOIN sellables s ON s.category_id = changed.id
    WHERE (changed.name, changed.status) <> (former.name, former.status);
  ELSIF TG_TABLE_NAME = 'partners' THEN
    SELECT array_agg(s.id ORDER BY s.id) INTO ids
    FROM changed JOIN former USING (id) JOIN sellables s ON s.partner_id = changed.id
    WHERE changed.name <> former.name;
  ELSE
    SELECT array_agg(DISTINCT sellable_id ORDER BY sellable_id) INTO ids FROM changed;
  END IF;
  IF ids IS NOT NULL THEN
    PERFORM refresh_search(ids);
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER sellables_search_insert AFTER INSERT ON sellables
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION follow_in_search();
CREATE TRIGGER sellables_search_update AFTER UPDATE ON sellables
  REFERENCING OLD TABLE AS former NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION follow_in_search();
CREATE TRIGGER course_details_search_insert AFTER INSERT ON course_details
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION follow_in_search();
CREATE TRIGGER course_details_search_update AFTER UPDATE ON course_details
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION follow_in_search();
CREATE TRIGGER event_details_search_insert AFTER INSERT ON event_details
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION follow_in_search();
CREATE TRIGGER event_details_search_update AFTER UPDATE ON event_details
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION follow_in_search();
CREATE TRIGGER sellable_instructors_search_insert AFTER INSERT ON sellable_instructors
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION follow_in_search();
CREATE TRIGGER sellable_instructors_search_delete AFTER DELETE ON sellable_instructors
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION follow_in_search();
CREATE TRIGGER instructors_search_update AFTER UPDATE ON instructors
  REFERENCING OLD TABLE AS former NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION follow_in_search();
CREATE TRIGGER categories_search_update AFTER UPDATE ON categories
  REFERENCING OLD TABLE AS former NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION follow_in_search();
CREATE TRIGGER partners_search_update AFTER UPDATE ON partners
  REFERENCING OLD TABLE AS former NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION follow_in_search();

SELECT refresh_search(array_agg(id ORDER BY id)) FROM sellables;

-- Words that mean the same, such as hp and ponsel, kept by admins; folded by `search_text`.
CREATE TABLE search_synonyms (
  id uuid PRIMARY KEY,
  -- As they were written.
  words text[] NOT NULL,
  terms text[] NOT NULL CONSTRAINT search_synonyms_terms_check CHECK (cardinality(terms) BETWEEN 2 AND 12),
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  changed_by uuid REFERENCES admin_users (id) ON DELETE SET NULL
);
CREATE INDEX search_synonyms_terms_idx ON search_synonyms USING gin (terms);
CREATE INDEX search_synonyms_changed_by_idx ON search_synonyms (changed_by);

-- What was searched for, by day in WIB; nothing of who asked.
CREATE TABLE searched_words (
  day date NOT NULL,
  words text NOT NULL,
  searches integer NOT NULL,
  -- How many of them found nothing.
  empty_searches integer NOT NULL,
  PRIMARY KEY (day, words)
);

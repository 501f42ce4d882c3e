-- Offers become courses of the catalogue. They keep their ids, so that pages that are bound to them stay bound.
LOCK TABLE offers IN ACCESS EXCLUSIVE MODE;

-- Null for a change that no admin made.
ALTER TABLE price_changes ALTER COLUMN actor_id DROP NOT NULL;

-- One instructor for each name, those that exist among them. Names of offers may have had several lines.
INSERT INTO instructors (id, name, title, biography, status, created_at, updated_at)
SELECT gen_random_uuid(), name, '', '', 1, created_at, created_at
FROM (
  SELECT DISTINCT ON (lower(name)) name, created_at
  FROM (SELECT btrim(regexp_replace(coach, '\s+', ' ', 'g')) AS name, created_at, id FROM offers) AS coaches
  WHERE name <> ''
  ORDER BY lower(name), created_at, id
) AS coaches
WHERE NOT EXISTS (SELECT FROM instructors WHERE lower(instructors.name) = lower(coaches.name))
ORDER BY created_at, name;

-- An active course has a price, and one that is struck through is the higher one.
INSERT INTO sellables (id, kind, name, link, summary, price, strike_price, seats, available_until, status, position,
  created_at, updated_at)
SELECT id, 'course', btrim(regexp_replace(name, '\s+', ' ', 'g')), 'penawaran-' || id, '', price,
  CASE WHEN strike_price > price THEN strike_price END, seats, deadline,
  CASE WHEN status = 'open' AND price IS NOT NULL THEN 1 ELSE 0 END,
  (SELECT coalesce(max(position), 0) FROM sellables WHERE kind = 'course')
    + 1048576 * row_number() OVER (ORDER BY created_at, id),
  created_at, updated_at
FROM offers ORDER BY created_at, id;

INSERT INTO course_details (sellable_id, type, level)
SELECT id, CASE WHEN price = 0 THEN 3 ELSE 1 END, 'beginner' FROM offers;

INSERT INTO sellable_instructors (sellable_id, instructor_id, position)
SELECT offers.id, (
    SELECT instructors.id FROM instructors
    WHERE lower(instructors.name) = lower(btrim(regexp_replace(coach, '\s+', ' ', 'g'))) ORDER BY number LIMIT 1
  ), 0
FROM offers WHERE btrim(regexp_replace(coach, '\s+', ' ', 'g')) <> '';

INSERT INTO price_changes (id, sellable_id, price, strike_price, reason, at)
SELECT gen_random_uuid(), id, price, strike_price, 'Dipindahkan dari daftar penawaran', now()
FROM sellables WHERE id IN (SELECT id FROM offers) AND price IS NOT NULL;

DELETE FROM admin_list_views WHERE list = 'offers';
DROP TABLE offers;

// `node bench/fill-catalogue.mjs --data-dir .data --courses 10000`: adds courses with outlines, instructors, categories and
// partners to the database of a running server, for benchmarks of lists. Believable in their spread: many cheap ones, a few
// that sell far more than others, one in ten of a partner, one in twenty inactive.
import { parseArgs } from 'node:util'
import { withDatabase } from './copy-page.mjs'

const CATEGORIES = 24
const INSTRUCTORS = 200
const PARTNERS = 8
const CHAPTERS = 4
const LESSONS_OF_CHAPTER = 5
/** As the API leaves between neighbours. */
const POSITION_GAP = 1_048_576

/**
 * @param {{ query: (text: string, values?: unknown[]) => Promise<unknown> }} client
 * @param {number} courses how many are added
 */
export async function fillCatalogue(client, courses) {
  await client.query(
    `
    INSERT INTO categories (id, name, link, summary, status, position, created_at, updated_at)
    SELECT gen_random_uuid(), 'Kategori uji ' || n, 'kategori-uji-' || n, '', 1, n * $2::bigint, now(), now()
    FROM generate_series(1, $1::int) n ON CONFLICT DO NOTHING`,
    [CATEGORIES, POSITION_GAP],
  )
  await client.query(
    `
    INSERT INTO instructors (id, name, title, biography, status, created_at, updated_at)
    SELECT gen_random_uuid(), 'Pengajar uji ' || n, 'Praktisi', '', 1, now(), now() FROM generate_series(1, $1::int) n`,
    [INSTRUCTORS],
  )
  await client.query(
    `
    INSERT INTO partners (id, name, reference, partner_kind)
    SELECT gen_random_uuid(), 'Mitra uji ' || n, 'mitra-uji-' || n, 'commission' FROM generate_series(1, $1::int) n
    ON CONFLICT DO NOTHING`,
    [PARTNERS],
  )
  await client.query(
    `
    INSERT INTO sellables (id, kind, name, link, summary, price, strike_price, seats, status, partner_id, category_id,
      position, sales_count, created_at, updated_at)
    SELECT gen_random_uuid(), 'course', 'Kelas uji ' || n || ' ' || (ARRAY['Shopee', 'TikTok', 'Tokopedia', 'Lazada'])[1 + n % 4],
      'kelas-uji-' || n, 'Langkah demi langkah, dengan contoh dari toko yang berjalan.', price,
      CASE WHEN price > 0 AND n % 3 = 0 THEN price * 2 END, CASE WHEN n % 5 = 0 THEN 50 END,
      CASE WHEN n % 20 = 0 THEN 0 ELSE 1 END, CASE WHEN n % 10 = 0 THEN (partners.ids)[1 + n / 20 % array_length(partners.ids, 1)] END,
      (categories.ids)[1 + n % array_length(categories.ids, 1)], n * $2::bigint, (5000 / (1 + n % 997))::int, now(), now()
    FROM generate_series(1, $1::int) n,
      LATERAL (SELECT CASE WHEN n % 4 = 2 THEN 0 ELSE 49000 + 25000 * (n % 37) END AS price) prices,
      (SELECT array_agg(id) AS ids FROM categories WHERE link LIKE 'kategori-uji-%') categories,
      (SELECT array_agg(id) AS ids FROM partners WHERE reference LIKE 'mitra-uji-%') partners`,
    [courses, POSITION_GAP],
  )
  await client.query(`
    INSERT INTO course_details (sellable_id, type, level, opens_at)
    SELECT id, CASE WHEN price = 0 THEN 3 WHEN number % 50 = 0 THEN 4 WHEN number % 3 = 0 THEN 2 ELSE 1 END,
      (ARRAY['beginner', 'intermediate', 'advanced'])[1 + number % 3],
      CASE WHEN price > 0 AND number % 50 = 0 THEN now() + interval '30 days' END
    FROM sellables WHERE link LIKE 'kelas-uji-%' ON CONFLICT DO NOTHING`)
  await client.query(`
    INSERT INTO sellable_instructors (sellable_id, instructor_id, position)
    SELECT sellables.id, (people.ids)[1 + number % array_length(people.ids, 1)], 1
    FROM sellables, (SELECT array_agg(id) AS ids FROM instructors WHERE name LIKE 'Pengajar uji %') people
    WHERE link LIKE 'kelas-uji-%' ON CONFLICT DO NOTHING`)
  await client.query(
    `
    INSERT INTO course_chapters (id, course_id, title, position)
    SELECT gen_random_uuid(), id, 'Bab ' || n, n FROM sellables, generate_series(1, $1::int) n
    WHERE link LIKE 'kelas-uji-%' AND NOT EXISTS (SELECT FROM course_chapters WHERE course_id = sellables.id)`,
    [CHAPTERS],
  )
  await client.query(
    `
    INSERT INTO course_lessons (id, chapter_id, title, kind, minutes, position)
    SELECT gen_random_uuid(), ch.id, 'Materi ' || n, n % 3, 4 + n, n FROM course_chapters ch
    JOIN sellables ON sellables.id = course_id AND link LIKE 'kelas-uji-%', generate_series(1, $1::int) n
    WHERE NOT EXISTS (SELECT FROM course_lessons WHERE chapter_id = ch.id)`,
    [LESSONS_OF_CHAPTER],
  )
  await client.query('ANALYZE')
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: { 'data-dir': { type: 'string' }, courses: { type: 'string', default: '10000' } },
  })
  if (values['data-dir'] === undefined) throw new Error('--data-dir names the folder of a running server')
  await withDatabase(values['data-dir'], (client) => fillCatalogue(client, Number(values.courses)))
  console.log(`${values.courses} courses were added.`)
}

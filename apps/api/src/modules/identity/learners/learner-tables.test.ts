import { type SQL, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { modules } from '../../../app.ts'
import { makeSellable } from '../../../testing/catalogue-factories.ts'
import { factoryPassword } from '../../../testing/factories.ts'
import { makeCourse } from '../../../testing/learning-factories.ts'
import { makeLearner, signedInLearner } from '../../../testing/learner-factories.ts'
import { createTestApp } from '../../../testing/test-app.ts'

const app = await createTestApp()
const rani = await app.signedIn()
const { queries } = app.database
// Something to be saved, and something to be learned.
await makeSellable(rani)
await makeCourse(rani, [{}])

/** A row of each table that names a learner. */
const rowsOfLearner: Readonly<Record<string, (id: string) => SQL>> = {
  account_passkeys: (id) => sql`
    INSERT INTO account_passkeys
      (id, realm, account_id, credential_id, public_key, sign_count, transports, name, is_backed_up)
    VALUES (gen_random_uuid(), 'learner', ${id}, ${`of ${id}`}, 'x', 0, '{}', 'Ponsel', false)`,
  account_second_factors: (id) => sql`
    INSERT INTO account_second_factors (realm, account_id, sealed_secret) VALUES ('learner', ${id}, 'x')`,
  audit_person_keys: (id) => sql`
    INSERT INTO audit_person_keys (id, learner_id, sealed_key) VALUES (gen_random_uuid(), ${id}, 'x')
    ON CONFLICT DO NOTHING`,
  file_uploads: (id) => sql`
    INSERT INTO file_uploads (id, owner_realm, owner_id, upload_key, type, directory, name)
    VALUES (gen_random_uuid(), 'learner', ${id}, 'k', 1, 'avatar', 'n')`,
  files: (id) => sql`
    INSERT INTO files (id, type, directory, name, content_type, sha256, byte_count, owner_realm, owner_id, created_at)
    VALUES (gen_random_uuid(), 1, 'avatar', 'foto.png', 'image/png', 'x', 1, 'learner', ${id}, now())`,
  learning_reminders: (id) => sql`
    INSERT INTO learning_reminders (learner_id, sellable_id, kind, about, reminded_at)
    SELECT ${id}, id, 'start', now(), now() FROM sellables LIMIT 1`,
  // The row of its password is made with the account.
  learner_accounts: () => sql`SELECT 1`,
  learner_addresses: (id) => sql`
    INSERT INTO learner_addresses
      (id, learner_id, recipient, phone, province, city, district, postal_code, street, note, is_main)
    VALUES (gen_random_uuid(), ${id}, 'Ayu', '628', 'Jawa Barat', 'Bandung', 'Coblong', '40132', 'Jalan 1', '', true)`,
  learner_consents: (id) => sql`
    INSERT INTO learner_consents (id, learner_id, purpose, version, is_given)
    VALUES (gen_random_uuid(), ${id}, 'product_news', '2026-01-01', true)`,
  learner_devices: (id) => sql`INSERT INTO learner_devices (learner_id, device_hash) VALUES (${id}, ${`of ${id}`})`,
  learner_guides: (id) => sql`INSERT INTO learner_guides (learner_id, type) VALUES (${id}, 1)`,
  learner_identities: (id) => sql`
    INSERT INTO learner_identities (issuer, subject, learner_id, email)
    VALUES ('https://accounts.google.com', ${`of ${id}`}, ${id}, 'ayu@gmail.test')`,
  learner_merges: (id) => sql`
    INSERT INTO learner_merges (merged_id, merged_number, learner_id, merged_at)
    SELECT gen_random_uuid(), number + 1000000, id, now() FROM learner_users WHERE id = ${id}`,
  learner_notes: (id) => sql`
    INSERT INTO learner_notes (id, learner_id, text, created_at) VALUES (gen_random_uuid(), ${id}, 'Catatan', now())`,
  learner_notification_choices: (id) => sql`
    INSERT INTO learner_notification_choices (learner_id, kind, channel, is_on)
    VALUES (${id}, 'product_news', 'email', false)`,
  learner_sessions: (id) => sql`
    INSERT INTO learner_sessions (id, learner_id, token_hash, expires_at)
    VALUES (gen_random_uuid(), ${id}, ${`of ${id}`}, now() + interval '1 day')`,
  learner_views: (id) => sql`
    INSERT INTO learner_views (id, learner_id, admin_session_id, token_hash, expires_at)
    VALUES (gen_random_uuid(), ${id}, (SELECT id FROM admin_sessions LIMIT 1), ${`of ${id}`}, now() + interval '1 day')
    ON CONFLICT (admin_session_id) DO UPDATE SET learner_id = excluded.learner_id`,
  checkout_visits: (id) => sql`
    INSERT INTO checkout_visits (learner_id, sellable_id, coupon, seen_at) SELECT ${id}, id, '', now() FROM sellables LIMIT 1`,
  learner_saved_items: (id) => sql`
    INSERT INTO learner_saved_items (learner_id, sellable_id, saved_at) SELECT ${id}, id, now() FROM sellables LIMIT 1`,
  course_progress: (id) => sql`
    INSERT INTO course_progress (learner_id, course_id, started_at, seen_at)
    SELECT ${id}, course_id, '2026-11-01', '2026-11-02' FROM course_chapters LIMIT 1`,
  lesson_progress: (id) => sql`
    INSERT INTO lesson_progress (learner_id, lesson_id, position, position_at, seen, started_at)
    SELECT ${id}, id, 7, '2026-11-02', '{[0,7)}', '2026-11-01' FROM course_lessons LIMIT 1`,
  access_grants: (id) => sql`
    INSERT INTO access_grants (id, learner_id, sellable_id, reason, granted_at)
    SELECT gen_random_uuid(), ${id}, id, 'Hadiah lomba', '2026-11-02' FROM sellables WHERE kind = 'course' LIMIT 1`,
  quiz_attempts: (id) => sql`
    INSERT INTO quiz_attempts (id, lesson_id, learner_id, number, answers, right_count, question_count, is_passed, handed_in_at)
    SELECT gen_random_uuid(), id, ${id}, 1, '[]', 0, 1, false, '2026-11-02' FROM course_lessons LIMIT 1`,
  quiz_extra_attempts: (id) => sql`
    INSERT INTO quiz_extra_attempts (lesson_id, learner_id, number, reason, opened_at)
    SELECT id, ${id}, 2, 'Sambungan terputus', '2026-11-02' FROM course_lessons LIMIT 1`,
  // Made with the attempt of a quiz.
  lesson_grades: () => sql`SELECT 1`,
  assignment_submissions: (id) => sql`
    INSERT INTO assignment_submissions (id, lesson_id, learner_id, number, is_current, text, handed_in_at, max_points, pass_points)
    SELECT gen_random_uuid(), id, ${id}, 1, true, 'Foto kopi', '2026-11-02', 100, 70 FROM course_lessons LIMIT 1`,
  lesson_notes: (id) => sql`
    INSERT INTO lesson_notes (id, lesson_id, learner_id, text, written_at)
    SELECT gen_random_uuid(), id, ${id}, 'Cahaya dari samping', '2026-11-02' FROM course_lessons LIMIT 1`,
  lesson_questions: (id) => sql`
    INSERT INTO lesson_questions (id, lesson_id, learner_id, text, asked_at)
    SELECT gen_random_uuid(), id, ${id}, 'Lampu apa yang dipakai?', '2026-11-02' FROM course_lessons LIMIT 1`,
  certificates: (id) => sql`
    INSERT INTO certificates (id, year, course_number, sequence, code, learner_id, course_id, learner_name, course_name,
      completed_at, issued_at, look)
    SELECT gen_random_uuid(), 2026, 1, 1 + (SELECT count(*) FROM certificates), upper(substr(md5(${id}::text), 1, 16)), ${id}, id, 'Ayu',
      'Kelas', '2026-11-02', '2026-11-02', '{}' FROM sellables LIMIT 1`,
  reviews: (id) => sql`
    INSERT INTO reviews (id, sellable_id, learner_id, stars, text, written_at)
    SELECT gen_random_uuid(), id, ${id}, 5, 'Jelas.', '2026-11-01' FROM sellables LIMIT 1`,
  orders: (id) => sql`
    WITH placed AS (
      INSERT INTO orders (id, code, buyer_id, buyer_name, buyer_email, sellable_id, status, payment_mode, payment_method,
        price_amount, source, consent_at, expires_at, paid_at, created_at, updated_at)
      SELECT gen_random_uuid(), upper(substr(md5(${id}::text), 1, 14)), ${id}, 'Ayu', 'ayu@contoh.test', id, 1, 1, 1, 50000,
        1, '2026-11-01', '2026-11-03', '2026-11-02', '2026-11-01', '2026-11-02' FROM sellables LIMIT 1
      RETURNING id, sellable_id)
    INSERT INTO order_lines (id, order_id, sellable_id, kind, name, product_kind, item_kind, owner, price_amount,
      discount_amount, is_taxed, holds_seat)
    SELECT gen_random_uuid(), id, sellable_id, 'course', 'Kelas', 1, 1, 1, 50000, 0, false, false FROM placed`,
  entitlements: (id) => sql`
    WITH added AS (
      INSERT INTO entitlements (id, learner_id, sellable_id, order_line_id, is_single, granted_at)
      SELECT gen_random_uuid(), ${id}, l.sellable_id, l.id, true, '2026-11-02'
      FROM order_lines l JOIN orders o ON o.id = l.order_id WHERE o.buyer_id = ${id} RETURNING id)
    INSERT INTO event_tickets (entitlement_id, code) SELECT id, upper(substr(md5(id::text), 1, 8)) FROM added`,
  affiliate_codes: (id) => sql`
    INSERT INTO affiliate_codes (id, code, learner_id, rate, created_at)
    VALUES (gen_random_uuid(), substr(md5(${id}::text), 1, 12), ${id}, 1000, now())`,
  coupons: (id) => sql`
    INSERT INTO coupons (id, code, name, type, learner_id, discount_percentage, kinds, course_audience, tool_audience,
      event_audience, created_at, updated_at)
    VALUES (gen_random_uuid(), upper(substr(md5(${id}::text), 1, 12)), 'Kupon', 2, ${id}, 10, '{course}', 'everyone',
      'everyone', 'everyone', '2026-11-01', '2026-11-01')`,
  coupon_usages: (id) => sql`
    INSERT INTO coupon_usages (id, coupon_id, order_id, learner_id, state, discount_amount, used_on, reserved_at, settled_at)
    SELECT gen_random_uuid(), c.id, o.id, ${id}, 'consumed', 5000, '2026-11-01', '2026-11-01', '2026-11-02'
    FROM coupons c JOIN orders o ON o.buyer_id = c.learner_id WHERE c.learner_id = ${id}`,
  partners: (id) => sql`
    INSERT INTO partners (id, name, reference, learner_id)
    VALUES (gen_random_uuid(), 'Batik', substr(md5(${id}::text), 1, 12), ${id})`,
  one_time_codes: (id) => sql`
    INSERT INTO one_time_codes (id, realm, purpose, account_id, payload, expires_at)
    VALUES (gen_random_uuid(), 'learner', 'reopen', ${id}, '{}', now() + interval '1 day')`,
}

/** Columns that name an account and need no listener. */
const accountedFor: Readonly<Record<string, string>> = {
  'admin_accounts.account_id': 'names an account of a provider',
  'idempotency_keys.account_id': 'deleted after a day',
  'learner_accounts.account_id': 'names an account of a provider',
  'partner_accounts.account_id': 'names an account of a provider',
  'tracker_events.user_id': 'counts of visits, deleted after their retention',
}

const columnsOf = async (condition: SQL) => {
  const { rows } = await queries.execute(sql`
    SELECT tables.relname AS table, columns.attname AS column
    FROM pg_class tables JOIN pg_attribute columns ON columns.attrelid = tables.oid AND columns.attnum > 0
    WHERE tables.relnamespace = 'public'::regnamespace AND tables.relkind IN ('r', 'p') AND NOT tables.relispartition
      AND NOT columns.attisdropped AND (${condition})
    ORDER BY 1, 2`)
  return rows as { table: string; column: string }[]
}

/** Foreign keys to learners, and columns that name an account of any realm without a reference. */
async function columnsThatNameLearners() {
  const referring = await columnsOf(sql`EXISTS (
    SELECT 1 FROM pg_constraint WHERE contype = 'f' AND conrelid = tables.oid AND columns.attnum = ANY (conkey)
      AND confrelid = 'learner_users'::regclass)`)
  const named = await columnsOf(sql`
    columns.attname IN ('learner_id', 'user_id', 'owner_id', 'account_id') AND NOT EXISTS (
      SELECT 1 FROM pg_constraint WHERE contype = 'f' AND conrelid = tables.oid AND columns.attnum = ANY (conkey))`)
  return [...referring, ...named.filter(({ table, column }) => !(`${table}.${column}` in accountedFor))]
}

const columns = await columnsThatNameLearners()
const sources = modules.flatMap((one) => one.personalData ?? [])

async function rowsNaming(id: string) {
  const counts: Record<string, number> = {}
  for (const { table, column } of columns) {
    const { rows } = await queries.execute(
      sql`SELECT count(*)::int AS count FROM ${sql.identifier(table)} WHERE ${sql.identifier(column)} = ${id}`,
    )
    counts[table] = (counts[table] ?? 0) + Number(rows[0]?.count)
  }
  return counts
}

async function fill(id: string) {
  for (const row of Object.values(rowsOfLearner)) await queries.execute(row(id))
}

const tablesIn = (counts: Record<string, number>) =>
  Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([table]) => table)
    .sort()

test('every table that names a learner has a part that copies, merges and erases it', async () => {
  const tables = [...new Set(columns.map(({ table }) => table))].sort()
  expect(tables.length).toBeGreaterThan(10)
  expect(sources.flatMap((source) => source.tables).toSorted()).toEqual(tables)
  expect(Object.keys(rowsOfLearner).toSorted()).toEqual(tables)
})

test('a merge leaves no row of the account that goes, and loses none but its ways to sign in', async () => {
  const [survivor, merged] = [await makeLearner(app), await makeLearner(app)]
  await fill(merged.id)
  expect(tablesIn(await rowsNaming(merged.id))).toEqual(Object.keys(rowsOfLearner).toSorted())

  const reason = 'Orang yang sama, sudah dikonfirmasi'
  const reply = await rani.post(`/admin/users/${survivor.id}/merge`, { mergedUserId: merged.id, reason })

  expect(reply.status).toBe(200)
  expect(tablesIn(await rowsNaming(merged.id))).toEqual([])
  const own = [
    'account_passkeys',
    'account_second_factors',
    // Reminders follow the choices of the account that stays.
    'checkout_visits',
    'file_uploads',
    'learner_sessions',
    'learner_views',
    'one_time_codes',
  ]
  expect(tablesIn(await rowsNaming(survivor.id))).toEqual(
    Object.keys(rowsOfLearner)
      .filter((table) => !own.includes(table))
      .toSorted(),
  )
})

test('an erasure leaves no row of the account', async () => {
  const { learner, ...desk } = await signedInLearner(app)
  await desk.post('/me/deletion', { currentPassword: factoryPassword })
  await fill(learner.id)
  await queries.execute(sql`
    UPDATE learner_users SET deletion_requested_at = now() - interval '15 days' WHERE id = ${learner.id}`)

  await app.tidy()

  expect(tablesIn(await rowsNaming(learner.id))).toEqual([])
})

test('an account that is closed for less than two weeks keeps everything', async () => {
  const learner = await makeLearner(app)
  await fill(learner.id)
  await queries.execute(sql`
    UPDATE learner_users SET deletion_requested_at = now() - interval '13 days' WHERE id = ${learner.id}`)
  const before = await rowsNaming(learner.id)

  await app.tidy()

  expect(await rowsNaming(learner.id)).toEqual(before)
})

test('the copy has every part that is stored about the person', async () => {
  const { learner, ...desk } = await signedInLearner(app)
  await fill(learner.id)
  await queries.execute(sql`
    UPDATE account_second_factors SET confirmed_at = now(), last_step = 1 WHERE account_id = ${learner.id}`)
  await desk.patch('/me', { name: 'Ayu Puspita' })

  const copy = await desk.post('/me/data', { currentPassword: factoryPassword })

  const { parts } = copy.body.data as { parts: { name: string; records: unknown[] }[] }
  expect(parts.map(({ name }) => name)).toEqual(sources.map(({ name }) => name))
  const empty = parts.filter(({ records }) => records.length === 0).map(({ name }) => name)
  expect(empty).toEqual([])
})

import type { InstructorValue, PriceChange, SellableRecord } from '@naikkelas/contract/commerce'
import { rupiah } from '@naikkelas/contract/money'
import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { readMigrations } from '../../../platform/database/migrations.ts'
import { bind } from '../../../testing/bound-pages.ts'
import { courseValue, makeInstructor, makeSellable } from '../../../testing/catalogue-factories.ts'
import { publish } from '../../../testing/form-factories.ts'
import { headline, makePage, readPage } from '../../../testing/page-factories.ts'
import { createTestApp } from '../../../testing/test-app.ts'

const app = await createTestApp()
const desk = await app.signedIn()
const { pool } = app.database

const sqlOf = (name: string) => readMigrations().find((one) => one.name.endsWith(name))?.sql ?? ''

interface Row {
  name?: string
  price?: number | null
  strikePrice?: number | null
  deadline?: string | null
  seats?: number | null
  coach?: string
  status?: 'open' | 'closed'
}

async function insertOffer({ name = 'Kelas', price = 349_000, status = 'open', coach = '', ...given }: Row) {
  const id = randomUUID()
  const { strikePrice = null, deadline = null, seats = null } = given
  await pool.query(
    `INSERT INTO offers (id, name, price, strike_price, deadline, seats, coach, status, created_at, updated_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, now(), now())`,
    [id, name, price, strikePrice, deadline, seats, coach, status],
  )
  return id
}

const recordOf = async (id: string) => (await desk.get(`/admin/sellables/${id}`)).body.data as SellableRecord
const shownBy = (pageId: string) => app.pageDrawer.drawn.findLast((drawn) => drawn.pageId === pageId)?.document.offer

const ids: Record<'full' | 'free' | 'unpriced' | 'closed' | 'wrong' | 'known', string> = {
  full: '',
  free: '',
  unpriced: '',
  closed: '',
  wrong: '',
  known: '',
}
let pageId = ''
let present: SellableRecord
let knownTeacherId = ''

/** A database as it was before offers moved, with a published page that shows one of them. */
beforeAll(async () => {
  present = await makeSellable(desk, courseValue())
  knownTeacherId = (await makeInstructor(desk, { name: 'Sari Dewi' })).id
  const before = sqlOf('_offers')
  await pool.query(before.slice(0, before.indexOf('-- Which published pages')))
  await pool.query('ALTER TABLE price_changes ALTER COLUMN actor_id SET NOT NULL')
  ids.full = await insertOffer({
    name: 'Kelas data\nangkatan 3',
    strikePrice: 899_000,
    deadline: '2030-01-01T10:00:00.000Z',
    seats: 12,
    coach: 'Arif Wibowo',
  })
  ids.free = await insertOffer({ price: 0, coach: 'arif wibowo' })
  ids.unpriced = await insertOffer({ price: null, strikePrice: 100_000 })
  ids.closed = await insertOffer({ status: 'closed' })
  ids.wrong = await insertOffer({ strikePrice: 349_000 })
  ids.known = await insertOffer({ coach: 'SARI  DEWI' })
  await pool.query(
    `INSERT INTO admin_list_views (id, admin_id, list, name, params) VALUES ($1, $2, 'offers', 'Dibuka', '{}')`,
    [randomUUID(), desk.admin.id],
  )
  const { page } = await makePage(desk, { sections: [headline()] })
  pageId = page.id
  const value = courseValue({ name: 'Kelas data angkatan 3', price: rupiah(349_000), seats: 12 })
  await bind(desk, pageId, { record: { id: ids.full, value } })
  await publish(desk, (await readPage(desk, pageId)).page)

  await pool.query(sqlOf('_offers_to_catalogue'))
})

test('every offer is a course with its id, its values and its link, behind the courses there were', async () => {
  const full = await recordOf(ids.full)
  expect(full).toMatchObject({
    owner: 1,
    isArchived: false,
    seatsTaken: 0,
    value: {
      kind: 'course',
      name: 'Kelas data angkatan 3',
      link: `penawaran-${ids.full}`,
      price: 349_000,
      strikePrice: 899_000,
      seats: 12,
      availableUntil: '2030-01-01T10:00:00.000Z',
      status: 1,
      details: { type: 1, level: 'beginner' },
    },
  })
  expect((await recordOf(ids.free)).value).toMatchObject({ price: 0, status: 1, details: { type: 3 } })
  expect((await recordOf(ids.unpriced)).value).toMatchObject({ price: null, strikePrice: null, status: 0 })
  expect((await recordOf(ids.closed)).value).toMatchObject({ status: 0, price: 349_000 })
  expect((await recordOf(ids.wrong)).value).toMatchObject({ price: 349_000, strikePrice: null })
  const { rows } = await pool.query('SELECT id FROM sellables ORDER BY position LIMIT 1')
  expect(rows).toEqual([{ id: present.id }])
})

test('coaches are instructors, one for a name however it was written, those that existed among them', async () => {
  const teachers = async (id: string) => {
    const { value } = await recordOf(id)
    return value.kind === 'course' ? value.details.instructorIds : []
  }
  const [arif = ''] = await teachers(ids.full)
  expect(await teachers(ids.free)).toEqual([arif])
  expect(await teachers(ids.known)).toEqual([knownTeacherId])
  expect(await teachers(ids.closed)).toEqual([])
  const { value } = (await desk.get(`/admin/instructors/${arif}`)).body.data as { value: InstructorValue }
  expect(value).toMatchObject({ name: 'Arif Wibowo', status: 1 })
  expect((await pool.query(`SELECT 1 FROM instructors WHERE lower(name) LIKE 'arif%'`)).rowCount).toBe(1)
})

test('the history of prices says where a price comes from, and that no admin set it', async () => {
  const history = async (id: string) => (await desk.get(`/admin/sellables/${id}/prices`)).body.data as PriceChange[]
  expect(await history(ids.full)).toMatchObject([
    { priceBefore: null, price: 349_000, strikePrice: 899_000, by: null, isAutomatic: true },
  ])
  expect(await history(ids.unpriced)).toEqual([])
})

test('every migrated course can be saved as it is', async () => {
  for (const id of Object.values(ids)) {
    const { value, version } = await recordOf(id)
    expect((await desk.send('PUT', `/admin/sellables/${id}`, { value, version })).status).toBe(200)
  }
})

test('a page bound to an offer is bound to the course, and follows its price', async () => {
  await publish(desk, (await readPage(desk, pageId)).page)
  expect(shownBy(pageId)).toMatchObject({ price: 349_000, strikePrice: 899_000, coach: 'Arif Wibowo' })
  const { version } = await recordOf(ids.full)
  const price = { price: 199_000, strikePrice: null, reason: 'Promo gajian', version }
  expect((await desk.send('PUT', `/admin/sellables/${ids.full}/price`, price)).status).toBe(200)
  await app.runJobs()
  expect(shownBy(pageId)).toMatchObject({ price: 199_000, strikePrice: null, seats: 12, coach: 'Arif Wibowo' })
})

test('the list of offers is gone, with the views that were saved of it', async () => {
  expect((await pool.query(`SELECT to_regclass('offers') AS offers`)).rows).toEqual([{ offers: null }])
  expect((await pool.query(`SELECT 1 FROM admin_list_views WHERE list = 'offers'`)).rowCount).toBe(0)
})

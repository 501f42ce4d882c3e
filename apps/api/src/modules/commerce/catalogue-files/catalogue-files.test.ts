import type { SellableKind } from '@naikkelas/contract'
import type {
  CatalogueImport,
  ImportRow,
  PriceChange,
  SellableRecord,
  SellableValue,
} from '@naikkelas/contract/commerce'
import { rupiah } from '@naikkelas/contract/money'
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import {
  addOnValue,
  courseValue,
  eventValue,
  makeCategory,
  makeInstructor,
  makeSellable,
  partnerPackageValue,
  serviceValue,
  toolValue,
} from '../../../testing/catalogue-factories.ts'
import { stillClock } from '../../../testing/publishing-factories.ts'
import { readXlsx } from '../../../testing/read-xlsx.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { zip } from '../../../testing/zip.ts'

const app = await createTestApp()
const desk = await app.signedIn()
type Desk = typeof desk
const visitor = app.visitor()
const reason = 'Daftar harga Desember'

const cookieOf = (by: Desk | null) => (by ? [...by.cookies].map(([name, value]) => `${name}=${value}`).join('; ') : '')

async function fileOf(query: string, format = 'csv', by: Desk | null = desk) {
  const request = new Request(`http://localhost:3000/api/admin/sellables.${format}?${query}`, {
    headers: { cookie: cookieOf(by) },
  })
  const { status, body } = await app.fetch(request)
  return { status, bytes: Buffer.from(await new Response(body).arrayBuffer()) }
}

interface Answer {
  status: number
  data: CatalogueImport & { fields?: { path: string; message: string }[] }
}

async function previewed(content: string | Uint8Array, kind: SellableKind = 'course', by: Desk | null = desk) {
  const form = new FormData()
  form.set('file', new File([typeof content === 'string' ? content : new Uint8Array(content)], 'kelas.csv'))
  const request = new Request(`http://localhost:3000/api/admin/sellable-imports/${kind}`, {
    method: 'POST',
    headers: { origin: 'http://localhost:3000', 'x-requested-with': 'naikkelas', cookie: cookieOf(by) },
    body: form,
  })
  const response = await app.fetch(request)
  const { data } = (await response.json()) as Answer
  return { status: response.status, data }
}
const mistakeOf = async (content: string | Uint8Array) => {
  const { status, data } = await previewed(content)
  expect([413, 422]).toContain(status)
  return data.fields?.map(({ path, message }) => `${path}: ${message}`).join()
}
const rowsOf = async (importId: string, query = '') =>
  (await desk.get(`/admin/sellable-imports/${importId}?${query}`)).body.data as {
    import: CatalogueImport
    rows: ImportRow[]
    next: number | null
  }
const applied = async (importId: string, by: Desk = desk) =>
  by.post(`/admin/sellable-imports/${importId}/apply`, { reason })
const undone = async (importId: string, by: Desk = desk) => by.post(`/admin/sellable-imports/${importId}/undo`)
const stored = async (id: string) => (await desk.get(`/admin/sellables/${id}`)).body.data as SellableRecord
const put = (record: SellableRecord, value: SellableValue) =>
  desk.send('PUT', `/admin/sellables/${record.id}`, { value, version: record.version, reason: 'Harga lain' })

describe('who may', () => {
  const id = randomUUID()
  const doors = [
    ['GET', '/admin/sellable-imports?kind=course', undefined],
    ['GET', `/admin/sellable-imports/${id}`, undefined],
    ['POST', `/admin/sellable-imports/${id}/apply`, { reason }],
    ['POST', `/admin/sellable-imports/${id}/undo`, undefined],
  ] as const

  test.each(doors)('%s %s: a visitor may not', async (method, path, body) => {
    expect((await visitor.send(method, path, body)).status).toBe(401)
  })

  test.each(doors.slice(1))('%s %s: 404 for an unknown id', async (method, path, body) => {
    expect((await desk.send(method, path, body)).status).toBe(404)
  })

  test('files go out to and come in from those with the menu alone', async () => {
    const reader = await app.signedIn({ role: 1, menus: [{ menu: 'courses', capability: 'view' }] })
    const other = await app.signedIn({ role: 1, menus: [{ menu: 'events', capability: 'manage' }] })
    const { data } = await previewed(`Nama,Tautan\nKelas,${randomUUID().slice(0, 8)}-a`)

    expect((await fileOf('kind=course', 'csv', null)).status).toBe(401)
    expect((await fileOf('kind=course', 'csv', other)).status).toBe(403)
    expect((await fileOf('kind=course', 'csv', reader)).status).toBe(200)
    expect((await previewed('Nama\n', 'course', null)).status).toBe(401)
    expect((await previewed('Nama\n', 'course', reader)).status).toBe(403)
    expect((await previewed('Nama\n', 'course', other)).status).toBe(403)
    expect((await reader.get(`/admin/sellable-imports/${data.id}`)).status).toBe(200)
    expect((await other.get(`/admin/sellable-imports/${data.id}`)).status).toBe(404)
    expect((await applied(data.id, reader)).status).toBe(403)
    expect((await applied(data.id, other)).status).toBe(404)
    expect((await undone(data.id, other)).status).toBe(404)
  })

  test('wrong input is refused', async () => {
    expect((await fileOf('kind=buku')).status).toBe(422)
    expect((await fileOf('kind=course', 'pdf')).status).toBe(404)
    expect((await desk.get('/admin/sellable-imports')).status).toBe(422)
    expect((await desk.get(`/admin/sellable-imports/${randomUUID()}?plan=lain`)).status).toBe(422)
    expect((await desk.post(`/admin/sellable-imports/${randomUUID()}/apply`, { reason: 'a' })).status).toBe(422)
    expect((await previewed('Nama\n', 'buku' as SellableKind)).status).toBe(404)
  })
})

test('an export of every kind comes back without a change, as CSV and as a workbook', async () => {
  const instructor = await makeInstructor(desk)
  const category = await makeCategory(desk)
  const part = await makeSellable(desk)
  const place = { name: 'Gedung Merdeka', address: 'Jalan Asia Afrika 65', mapUrl: 'https://maps.example/merdeka' }
  const values = [
    courseValue({
      name: '=1+1',
      strikePrice: rupiah(499_000),
      seats: 1_040,
      // Seconds, which no file has.
      availableFrom: '2026-01-01T00:00:30.000Z',
      categoryId: category.id,
      details: { type: 4, opensAt: '2027-03-01T02:00:00.000Z', instructorIds: [instructor.id], bundledIds: [part.id] },
    }),
    eventValue({ price: rupiah(0), details: { mode: 0, paid: 0, place, speakerIds: [instructor.id] } }),
    serviceValue({ price: null }),
    toolValue(),
    addOnValue(),
    partnerPackageValue({ details: { packageCode: 5 } }),
  ]
  for (const value of values) {
    await makeSellable(desk, value)
    for (const format of ['csv', 'xlsx']) {
      const { bytes } = await fileOf(`kind=${value.kind}`, format)
      const { status, data } = await previewed(bytes, value.kind)
      expect(status).toBe(201)
      expect(data.counts).toMatchObject({ new: 0, changed: 0, wrong: 0 })
      expect(data.counts.unchanged).toBeGreaterThan(0)
    }
  }
})

test('an export has the rows of the filter in the order of the list, and nothing in it is calculated', async () => {
  const category = await makeCategory(desk)
  const [cheap, dear] = [
    await makeSellable(desk, courseValue({ name: '=HYPERLINK("http://jahat.example")', categoryId: category.id })),
    await makeSellable(desk, courseValue({ price: rupiah(900_000), categoryId: category.id })),
  ]
  await makeSellable(desk)
  const query = `kind=course&categoryId=${category.id}&sort=4`
  const lines = (await fileOf(query)).bytes.toString().split('\r\n')
  expect(lines.slice(1, 3).map((line) => line.split(',')[0])).toEqual([`"${dear.number}"`, `"${cheap.number}"`])
  expect(lines).toHaveLength(4)
  expect(lines[2]).toContain(`"'=HYPERLINK`)
  const [sheet] = readXlsx((await fileOf(query, 'xlsx')).bytes)
  expect(sheet?.rows[2]?.[1]).toMatchObject({ value: cheap.value.name, isText: true })
})

test('a preview shows what is new, changes, stays and is wrong, each by its line, and stores nothing', async () => {
  const course = await makeSellable(desk)
  const same = await makeSellable(desk)
  const { data, status } = await previewed(
    [
      'Nomor;Nama;Tautan;Harga;Status',
      `${course.number};${course.value.name};${course.value.link};Rp 199.000;Aktif`,
      `;${same.value.name};${same.value.link};249000;Aktif`,
      ';Kelas Live Shopping;;99000;',
      '',
      `999999;Hilang;hilang-sudah;1;Aktif`,
      `;Kelas Salah;kelas-salah;murah;Dijual`,
    ].join('\n'),
  )
  expect(status).toBe(201)
  expect(data).toMatchObject({ fileName: 'kelas.csv', appliedAt: null, by: desk.admin.name })
  expect(data.counts).toEqual({ new: 1, changed: 1, unchanged: 1, wrong: 2 })
  const { rows } = await rowsOf(data.id)
  expect(rows).toMatchObject([
    { line: 2, plan: 'changed', changes: [{ column: 'Harga', before: 'Rp249.000', after: 'Rp199.000' }] },
    { line: 3, plan: 'unchanged', changes: [] },
    { line: 4, plan: 'new', name: 'Kelas Live Shopping', sellableId: null },
    { line: 6, plan: 'wrong', mistakes: [{ column: 'Nomor' }] },
    {
      line: 7,
      plan: 'wrong',
      mistakes: [{ column: 'Harga' }, { column: 'Status', message: 'Tulis salah satu dari: Non-Aktif, Aktif' }],
    },
  ])
  expect(rows[2]?.changes).toContainEqual({ column: 'Tautan', before: null, after: 'kelas-live-shopping' })
  expect((await stored(course.id)).value.price).toBe(249_000)
  expect((await desk.get('/admin/sellables?search=kelas-live-shopping')).body.data).toMatchObject({ items: [] })
  expect((await rowsOf(data.id, 'plan=wrong')).rows.map(({ line }) => line)).toEqual([6, 7])
})

test('rows are read in parts', async () => {
  const { data } = await previewed(
    `Nama,Tautan\n${Array.from({ length: 120 }, (_, at) => `Kelas ${at},bagian-${at}`).join('\n')}`,
  )
  const first = await rowsOf(data.id)
  expect(first.rows).toHaveLength(50)
  expect(first.next).toBe(51)
  const last = await rowsOf(data.id, 'after=101')
  expect(last.rows.map(({ line }) => line)).toEqual(Array.from({ length: 20 }, (_, at) => at + 102))
  expect(last.next).toBeNull()
})

test.each([
  ['of a column that the list does not have', 'Nomor,Hargaa\n1,2', /“Hargaa”.*“Harga”/],
  ['of a column that is there twice', 'Tautan,Harga,harga\na,1,2', /“harga” ada dua kali/],
  ['without a number or a link', 'Nama,Harga\nA,1', /“Nomor” atau “Tautan”/],
  ['with a head alone', 'Nomor,Nama\n', /belum ada isinya/],
  ['that is empty', '\n\n', /kosong/],
  ['with too many rows', `Tautan\n${Array.from({ length: 1_001 }, (_, at) => `a-${at}`).join('\n')}`, /1\.000 baris/],
  ['that is a picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0]), /rusak atau bukan/],
  ['that is another archive', zip([{ name: 'halaman.json', bytes: Buffer.from('{}') }]), /rusak atau bukan/],
  ['that is too large', 'x'.repeat(5_242_881), /paling besar 5 MB/],
])('a file %s is refused with a sentence', async (_, content, sentence) => {
  expect(await mistakeOf(content)).toMatch(sentence)
})

test('a row that repeats an earlier one is wrong, by number, by link and among new ones', async () => {
  const { number, value } = await makeSellable(desk)
  const link = `ganda-${number}`
  const { data } = await previewed(
    `Nomor,Nama,Tautan,Harga\n${number},${value.name},${value.link},1000\n,${value.name},${value.link},2000\n,Baru,${link},1000\n,Baru,${link},1000`,
  )
  expect((await rowsOf(data.id)).rows).toMatchObject([
    { line: 2, plan: 'changed' },
    { line: 3, plan: 'wrong', mistakes: [{ column: null, message: 'Baris ini mengulang baris 2' }] },
    { line: 4, plan: 'new' },
    { line: 5, plan: 'wrong', mistakes: [{ message: 'Baris ini mengulang baris 4' }] },
  ])
})

test('formulas are text in a CSV, and in a workbook a mistake that says what to do', async () => {
  const { number } = await makeSellable(desk)
  const csv = await previewed(`Nomor,Nama\n${number},"=HYPERLINK(""http://jahat.example"")"`)
  expect((await rowsOf(csv.data.id)).rows[0]?.changes).toMatchObject([{ after: '=HYPERLINK("http://jahat.example")' }])
  const part = (name: string, xml: string) => ({ name, bytes: Buffer.from(xml) })
  const book = zip([
    part('xl/workbook.xml', '<workbook><sheets><sheet id="a"/></sheets></workbook>'),
    part(
      'xl/_rels/workbook.xml.rels',
      '<Relationships><Relationship Id="a" Type="/worksheet" Target="sheet.xml"/></Relationships>',
    ),
    part(
      'xl/sheet.xml',
      `<worksheet><row><c t="str"><v>Nomor</v></c><c t="str"><v>Harga</v></c></row><row><c><v>${number}</v></c><c><f>B1*2</f><v>500000</v></c></row></worksheet>`,
    ),
  ])
  const workbook = await previewed(book)
  expect((await rowsOf(workbook.data.id)).rows).toMatchObject([
    { plan: 'wrong', mistakes: [{ column: 'Harga', message: 'Sel ini berisi rumus. Ganti dengan nilainya' }] },
  ])
})

test('what contradicts itself, refers to nothing, is archived or of another kind is wrong', async () => {
  const archived = await makeSellable(desk)
  await desk.post('/admin/sellables/change-status', { action: 'archive', sellableIds: [archived.id] })
  const event = await makeSellable(desk, eventValue())
  const free = await makeSellable(desk, courseValue({ price: rupiah(0), details: { type: 3 } }))
  const { data } = await previewed(
    [
      'Nomor,Tautan,Harga,Kategori,Nama',
      `${archived.number},${archived.value.link},1000,,Kelas`,
      `${event.number},,1000,,Kelas`,
      `,${event.value.link},1000,,Kelas`,
      `${free.number},${free.value.link},1000,,Kelas`,
      `,kategori-lain-${free.number},1000,Kategori yang tidak ada,Kelas`,
    ].join('\n'),
  )
  expect((await rowsOf(data.id)).rows.map(({ mistakes }) => mistakes.map(({ column }) => column))).toEqual([
    [null],
    ['Nomor'],
    ['Tautan'],
    ['Harga'],
    ['Kategori'],
  ])
})

describe('applying', () => {
  test('stores new and changed rows with the history of prices, once, and undoing takes them back', async () => {
    const course = await makeSellable(desk, courseValue({ summary: 'Lama' }))
    const link = `impor-${course.number}`
    const { data } = await previewed(
      `Nomor,Nama,Tautan,Harga,Ringkasan\n${course.number},${course.value.name},${course.value.link},199000,Baru\n,Kelas Impor,${link},99000,Isi\n,Salah,x,,`,
    )
    const reply = await applied(data.id)
    expect(reply.status).toBe(200)
    expect(reply.body.data).toMatchObject({ doneCount: 2, leftCount: 0, reason, isUndone: false })
    expect((await applied(data.id)).body.data).toMatchObject({
      appliedAt: (reply.body.data as CatalogueImport).appliedAt,
    })

    const after = await stored(course.id)
    expect(after).toMatchObject({ version: course.version + 1, value: { price: 199_000, summary: 'Baru' } })
    expect((await desk.get(`/admin/sellables/${course.id}/prices`)).body.data as PriceChange[]).toMatchObject([
      { priceBefore: 249_000, price: 199_000, reason, by: desk.admin.name },
    ])
    const found = async () =>
      ((await desk.get(`/admin/sellables?search=${link}`)).body.data as { items: { id: string; status: number }[] })
        .items
    expect(await found()).toMatchObject([{ status: 0 }])
    expect((await desk.get('/admin/sellable-imports?kind=course')).body.data).toMatchObject([{ id: data.id }])

    const back = await undone(data.id)
    expect(back.status).toBe(200)
    expect(back.body.data).toMatchObject({ restored: [{ name: 'Kelas Impor' }, { name: course.value.name }], left: [] })
    expect((await stored(course.id)).value).toEqual(course.value)
    expect((await desk.get(`/admin/sellables/${course.id}/prices`)).body.data as PriceChange[]).toMatchObject([
      { price: 249_000, reason: 'Impor diurungkan' },
      { price: 199_000 },
    ])
    expect(await found()).toEqual([])
    expect((await undone(data.id)).status).toBe(409)
    // The same file does the same again.
    expect((await rowsOf((await previewed(`Nama,Tautan\nKelas Impor,${link}`)).data.id)).rows).toMatchObject([
      { plan: 'new' },
    ])
  })

  test('an entry that changed since the preview, and one that the database refuses, are left with the reason', async () => {
    const [changed, fine] = [await makeSellable(desk), await makeSellable(desk)]
    const link = `rebutan-${fine.number}`
    const { data } = await previewed(
      `Nomor,Nama,Tautan,Harga\n${changed.number},${changed.value.name},${changed.value.link},1000\n${fine.number},${fine.value.name},${fine.value.link},1000\n,Kelas,${link},1000`,
    )
    await put(changed, { ...changed.value, price: rupiah(5_000) })
    await makeSellable(desk, courseValue({ link }))

    expect((await applied(data.id)).body.data).toMatchObject({ doneCount: 1, leftCount: 2 })
    expect((await stored(changed.id)).value.price).toBe(5_000)
    expect((await stored(fine.id)).value.price).toBe(1_000)
    expect((await rowsOf(data.id, 'left=1')).rows).toMatchObject([
      { line: 2, leftReason: 'Sudah diubah sejak pratinjau.' },
      { line: 4, leftReason: 'Tautan ini sudah dipakai.' },
    ])
  })

  test('undoing leaves what changed again or is used elsewhere', async () => {
    const course = await makeSellable(desk)
    const link = `dipakai-${course.number}`
    const { data } = await previewed(
      `Nama,Tautan,Harga\n${course.value.name},${course.value.link},1000\nKelas Dipakai,${link},1000`,
    )
    expect((await undone(data.id)).status).toBe(409)
    await applied(data.id)
    await put(await stored(course.id), { ...course.value, price: rupiah(7_000) })
    const added = (await rowsOf(data.id, 'plan=new')).rows[0]?.sellableId ?? ''
    await makeSellable(desk, courseValue({ details: { bundledIds: [added] } }))

    const { restored, left } = (await undone(data.id)).body.data as { restored: object[]; left: object[] }
    expect(restored).toEqual([])
    expect(left).toMatchObject([
      { id: added, reason: expect.stringMatching(/sudah dipakai di tempat lain/) },
      { id: course.id, reason: 'Sudah diubah lagi sesudahnya.' },
    ])
    expect((await rowsOf(data.id, 'left=1')).rows).toHaveLength(2)
  })

  test('two who apply one import at once store it once', async () => {
    const course = await makeSellable(desk)
    const { data } = await previewed(`Tautan,Harga\n${course.value.link},1000`)
    const replies = await Promise.all([applied(data.id), applied(data.id)])
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    expect((await stored(course.id)).version).toBe(course.version + 1)
  })

  test('it is on record with who and why', async () => {
    const course = await makeSellable(desk)
    const { data } = await previewed(`Tautan,Harga\n${course.value.link},1000`)
    await applied(data.id)
    const { items } = (await desk.get('/admin/audit-entries')).body.data as { items: object[] }
    expect(items[0]).toMatchObject({ endpoint: 'POST /admin/sellable-imports/{importId}/apply' })
    expect(JSON.stringify(items[0])).toContain(data.id)
  })
})

test('a preview that was not applied is forgotten after a day, an import is not', async () => {
  const { data } = await previewed('Nama,Tautan\nKelas,dilupakan-saja')
  const second = await previewed('Nama,Tautan\nKelas,dilupakan-kemudian')
  await applied(second.data.id)
  const tomorrow = new Date(Date.now() + 25 * 3_600_000).toISOString()
  const later = await createTestApp({ database: app.database, overrides: { clock: stillClock(tomorrow) } })
  await later.tidy()
  expect((await desk.get(`/admin/sellable-imports/${data.id}`)).status).toBe(404)
  expect((await desk.get(`/admin/sellable-imports/${second.data.id}`)).status).toBe(200)
})

import { type ExportFormat, exportFormats, type OutputFor } from '@naikkelas/contract'
import { type countLeads, type Lead, leadsOfWorkbookAtMost } from '@naikkelas/contract/marketing'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { formField, formSection, publishForm } from '../../../testing/form-factories.ts'
import { readXlsx } from '../../../testing/read-xlsx.ts'
import { createTestApp } from '../../../testing/test-app.ts'

let now = new Date('2026-11-20T10:00:00Z')
const said: string[] = []
const app = await createTestApp({ overrides: { clock: { now: () => now }, onLine: (line) => said.push(line) } })
const desk = await app.signedIn()
const visitor = app.visitor()
const viewer = await app.signedIn({ role: 1, menus: [{ menu: 'leads', capability: 'view' }] })
const manager = await app.signedIn({ role: 1, menus: [{ menu: 'leads', capability: 'manage' }] })
/** Admins who only compose and publish pages, and a forum moderator with any menu. */
const strangers = [
  await app.signedIn({ role: 1, menus: [{ menu: 'landing_pages', capability: 'design' }] }),
  await app.signedIn({ role: 1, menus: [{ menu: 'landing_pages', capability: 'publish' }] }),
  await app.signedIn({ role: 2, menus: [{ menu: 'leads', capability: 'manage' }] }),
]

let numbers = 10
/** A published page whose form was filled in by these people, each at a time of their own. */
async function filledIn(...people: { name: string; whatsapp?: string; text?: string; at?: string }[]) {
  const fields = [formField('name'), formField('whatsapp'), formField('text', { isRequired: false })]
  const { page, at } = await publishForm(desk, formSection('lead_form', { fields }))
  for (const { at: instant = '2026-11-20T10:00:00Z', whatsapp, ...answers } of people) {
    now = new Date(instant)
    expect(
      (await visitor.post(at, { answers: { ...answers, whatsapp: whatsapp ?? `0812345678${(numbers += 1)}` } })).status,
    ).toBe(200)
  }
  const list = async (query = '') =>
    (await desk.get(`/admin/leads?pageId=${page.id}${query}`)).body.data as { items: Lead[]; total: number }
  const names = async (query = '') => (await list(query)).items.map(({ answers }) => answers[0]?.value)
  return { page, list, names }
}

/** The export as a browser's link asks for it. */
async function exported(who: { cookies: Map<string, string> }, query = '', format: ExportFormat = 'csv') {
  const response = await app.fetch(
    new Request(`http://localhost:3000/api/admin/leads.${format}${query}`, {
      headers: { cookie: [...who.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    }),
  )
  return { status: response.status, headers: response.headers, bytes: new Uint8Array(await response.arrayBuffer()) }
}

async function csv(who: { cookies: Map<string, string> }, query = '') {
  const { bytes, ...reply } = await exported(who, query)
  // As it is: the mark that Excel needs is part of the file.
  return { ...reply, text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes) }
}

const unknownId = '0197a1c2-0000-7000-8000-000000000001'
const doors = [
  ['GET', '/admin/leads', undefined],
  ['GET', `/admin/leads/${unknownId}`, undefined],
  ['PATCH', `/admin/leads/${unknownId}`, { status: 'done' }],
  ['PATCH', '/admin/leads', { leadIds: [unknownId], status: 'done' }],
  ['DELETE', `/admin/leads/${unknownId}`, undefined],
  ['GET', '/admin/lead-counts', undefined],
  ['GET', `/admin/leads/${unknownId}/person`, undefined],
  ['PUT', `/admin/leads/${unknownId}/suspicion`, { isSpam: true }],
  ['POST', `/admin/leads/${unknownId}/anonymize`, undefined],
  ['PUT', `/admin/leads/${unknownId}/opt-out`, { isOptedOut: true }],
] as const

describe('permissions', () => {
  test.each(doors)('%s %s: a visitor may not', async (method, path, body) => {
    expect((await visitor.send(method, path, body)).status).toBe(401)
  })

  test.each(doors)('%s %s requires the menu of leads', async (method, path, body) => {
    for (const stranger of strangers) expect((await stranger.send(method, path, body)).status).toBe(403)
  })

  test.each(doors)('%s %s is refused with view permission only', async (method, path, body) => {
    const { status } = await viewer.send(method, path, body)
    if (method === 'GET') expect([200, 404]).toContain(status)
    else expect(status).toBe(403)
  })

  test('admins who manage leads and super admins are allowed', async () => {
    for (const one of [desk, manager]) expect((await one.get('/admin/leads')).status).toBe(200)
    expect((await manager.remove(`/admin/leads/${unknownId}`)).status).toBe(404)
  })

  test.each(exportFormats)('the export as %s asks for more than looking', async (format) => {
    expect((await exported(visitor, '', format)).status).toBe(401)
    for (const one of [...strangers, viewer]) expect((await exported(one, '', format)).status).toBe(403)
    for (const one of [desk, manager]) expect((await exported(one, '', format)).status).toBe(200)
  })
})

describe('the list', () => {
  test('shows the latest first, in pages', async () => {
    const { list, names } = await filledIn(
      { name: 'Satu', at: '2026-11-18T10:00:00Z' },
      { name: 'Dua', at: '2026-11-19T10:00:00Z' },
      { name: 'Tiga', at: '2026-11-20T10:00:00Z' },
    )
    expect(await names()).toEqual(['Tiga', 'Dua', 'Satu'])
    expect(await names('&perPage=2&page=2')).toEqual(['Satu'])
    expect((await list('&perPage=2')).total).toBe(3)
  })

  test('is searched by any answer, and by a number as it is written on paper', async () => {
    const { names } = await filledIn(
      { name: 'Sari', whatsapp: '0812-9999-0001' },
      { name: 'Budi', whatsapp: '0813-8888-0002', text: 'Ingin 100% paham_iklan' },
    )
    expect(await names('&search=sar')).toEqual(['Sari'])
    expect(await names(`&search=${encodeURIComponent('0813-8888')}`)).toEqual(['Budi'])
    expect(await names(`&search=${encodeURIComponent('100%')}`)).toEqual(['Budi'])
    expect(await names(`&search=${encodeURIComponent('_iklan')}`)).toEqual(['Budi'])
    expect(await names('&search=%25')).toEqual(['Budi'])
  })

  test('is bounded by days in WIB, the last one included', async () => {
    const { names } = await filledIn(
      { name: 'Sebelum tengah malam', at: '2026-11-19T16:59:00Z' },
      { name: 'Sesudah tengah malam', at: '2026-11-19T17:01:00Z' },
    )
    expect(await names('&until=2026-11-19')).toEqual(['Sebelum tengah malam'])
    expect(await names('&from=2026-11-20')).toEqual(['Sesudah tengah malam'])
    expect(await names('&from=2026-11-19&until=2026-11-20')).toHaveLength(2)
  })

  test.each(['status=lain', 'from=2026-02-31', 'from=kemarin', 'pageId=abc', 'perPage=1000', 'lain=1'])(
    'refuses an unknown filter: %s',
    async (query) => expect((await desk.get(`/admin/leads?${query}`)).status).toBe(422),
  )
})

describe('several leads', () => {
  test('are marked at once; a deleted one is left out, the others stay as they were', async () => {
    const { list } = await filledIn({ name: 'Sari' }, { name: 'Budi' }, { name: 'Tono' })
    const ids = (await list()).items.map(({ id }) => id)
    const chosen = ids.slice(0, 2)
    const reply = await manager.patch('/admin/leads', { leadIds: [...chosen, unknownId], status: 'contacted' })
    expect(reply.status).toBe(200)
    expect(new Set((reply.body.data as { updatedIds: string[] }).updatedIds)).toEqual(new Set(chosen))
    expect((await list()).items.map(({ status }) => status)).toEqual(['contacted', 'contacted', 'new'])
  })

  test.each([
    ['none', []],
    ['more than a hundred', Array.from({ length: 101 }, () => unknownId)],
  ])('%s are refused', async (_, leadIds) => {
    expect((await manager.patch('/admin/leads', { leadIds, status: 'done' })).status).toBe(422)
  })
})

describe('one lead', () => {
  test('is marked with how far one got, and found by it', async () => {
    const { list, names } = await filledIn({ name: 'Sari' }, { name: 'Budi' })
    const { items } = await list()
    const sari = items.find(({ answers }) => answers[0]?.value === 'Sari')
    const reply = await desk.patch(`/admin/leads/${sari?.id}`, { status: 'contacted' })
    expect(reply.body.data).toMatchObject({ id: sari?.id, status: 'contacted' })
    expect(await names('&status=contacted')).toEqual(['Sari'])
    expect(await names('&status=new')).toEqual(['Budi'])
    expect((await desk.get(`/admin/leads/${sari?.id}`)).body.data).toMatchObject({ status: 'contacted' })
  })

  test('takes no other status', async () => {
    const { list } = await filledIn({ name: 'Sari' })
    const { items } = await list()
    const reply = await desk.patch(`/admin/leads/${items[0]?.id}`, { status: 'lupa' })
    expect([reply.status, reply.body.data]).toMatchObject([
      422,
      { fields: [{ path: 'status', message: 'Pilih status' }] },
    ])
  })

  test('is deleted with all personal data', async () => {
    const { list } = await filledIn({ name: 'Ingin dilupakan' })
    const { items } = await list()
    expect((await desk.remove(`/admin/leads/${items[0]?.id}`)).status).toBe(200)
    expect((await desk.get(`/admin/leads/${items[0]?.id}`)).status).toBe(404)
    expect((await desk.remove(`/admin/leads/${items[0]?.id}`)).status).toBe(404)
    const { rows } = await app.database.queries.execute(
      sql`SELECT id FROM leads WHERE answers::text LIKE '%dilupakan%'`,
    )
    expect(rows).toEqual([])
  })

  test.each(['GET', 'DELETE'] as const)('%s of one that is not there: 404', async (method) => {
    expect((await desk.send(method, `/admin/leads/${unknownId}`)).status).toBe(404)
    expect((await desk.send(method, '/admin/leads/bukan-id')).status).toBe(404)
  })

  test('marking one that is not there: 404', async () => {
    expect((await desk.patch(`/admin/leads/${unknownId}`, { status: 'done' })).status).toBe(404)
  })

  test('outlives its page, under the name that the page had', async () => {
    const { page } = await filledIn({ name: 'Tetap ada' })
    await app.database.queries.execute(sql`DELETE FROM landing_pages WHERE id = ${page.id}`)
    const { items } = (await desk.get('/admin/leads?search=Tetap')).body.data as { items: Lead[] }
    expect(items).toMatchObject([{ pageId: null, pageName: page.name }])
  })
})

test('pages have the number of their unhandled leads', async () => {
  const { page, list } = await filledIn({ name: 'Satu' }, { name: 'Dua' }, { name: 'Tiga' })
  const { items } = await list()
  await desk.patch(`/admin/leads/${items[0]?.id}`, { status: 'done' })
  const counts = (await desk.get('/admin/lead-counts')).body.data as OutputFor<typeof countLeads>
  expect(counts.find(({ pageId }) => pageId === page.id)).toEqual({
    pageId: page.id,
    pageName: page.name,
    total: 3,
    fresh: 2,
  })
})

describe('the export', () => {
  test('is a file of what the filter shows, that no spreadsheet calculates', async () => {
    const { page } = await filledIn({ name: '=HYPERLINK("jahat.example")' }, { name: 'Budi', text: 'a,"b"' })
    const { headers, text } = await csv(desk, `?pageId=${page.id}`)
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(headers.get('content-disposition')).toBe('attachment; filename="prospek-2026-11-20.csv"')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(text.startsWith('\uFEFF"Tanggal (WIB)"')).toBe(true)
    expect(text).toContain(`"'=HYPERLINK(""jahat.example"")"`)
    expect(text).toContain('"Jawaban: a,""b"""')
    expect(text.match(/"Dapatkan panduannya","Baru"/g)).toHaveLength(2)
    expect(text.trimEnd().split('\r\n')).toHaveLength(3)
    expect((await csv(desk, `?pageId=${page.id}&search=Budi`)).text).not.toContain('HYPERLINK')
  })

  test('is named by the day in Jakarta, also before seven in the morning', async () => {
    now = new Date('2026-11-20T18:30:00Z')
    expect((await csv(desk)).headers.get('content-disposition')).toContain('"prospek-2026-11-21.csv"')
  })

  test('is whole beyond one batch, each lead once', async () => {
    const { page } = await filledIn({ name: 'Pertama' })
    await app.database.queries.execute(sql`
      INSERT INTO leads (id, page_id, page_name, page_version, section_id, is_order, answers, sent_at)
      SELECT gen_random_uuid(), ${page.id}, 'Banyak', 1, 'abc', false,
        jsonb_build_array(jsonb_build_object('name', 'name', 'kind', 'name', 'label', 'Nama', 'value', 'Orang ' || n)),
        '2026-11-01T00:00:00Z'::timestamptz
      FROM generate_series(1, 1100) AS n`)
    const { text } = await csv(desk, `?pageId=${page.id}`)
    const names = [...text.matchAll(/"(Orang \d+|Pertama)"/g)].map(([, name]) => name)
    expect(names).toHaveLength(1101)
    expect(new Set(names).size).toBe(1101)
  })

  test.each(exportFormats)('as %s is logged, with the admin and without personal data', async (format) => {
    await filledIn({ name: 'Rahasia' })
    said.length = 0
    await exported(desk, '', format)
    expect(said).toHaveLength(1)
    expect(said[0]).toContain(desk.admin.id)
    expect(said[0]).not.toContain('Rahasia')
  })

  test.each(exportFormats)('as %s refuses an unknown filter', async (format) => {
    expect((await exported(desk, '?status=lain', format)).status).toBe(422)
  })

  test('as a workbook it contains the filtered leads, each answer as typed', async () => {
    const hostile = '=HYPERLINK("jahat.example")'
    const { page } = await filledIn(
      { name: hostile, whatsapp: '081299990099', text: '+62', at: '2026-11-20T17:30:00Z' },
      { name: '0812', at: '2026-11-19T10:00:00Z' },
    )
    now = new Date('2026-11-20T18:30:00Z')
    const { headers, bytes } = await exported(desk, `?pageId=${page.id}`, 'xlsx')
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'content-disposition': 'attachment; filename="prospek-2026-11-21.xlsx"',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
    })
    const [sheet, ...others] = readXlsx(bytes)
    expect(others).toEqual([])
    expect(sheet).toMatchObject({ name: 'Prospek', frozenRows: 1, columns: 16 })
    const [head, first, second, ...rest] = sheet?.rows ?? []
    expect(rest).toEqual([])
    expect(head?.map((cell) => cell?.value).slice(0, 6)).toEqual([
      'Tanggal (WIB)',
      'Halaman',
      'Formulir',
      'Status',
      'Nama',
      'WhatsApp',
    ])
    // 00.30 of the next day in Jakarta.
    expect(first?.[0]).toMatchObject({ isText: false, value: String(46_347 + 1 / 48), format: 'dd/mm/yyyy hh:mm' })
    expect(first?.[4]).toMatchObject({ isText: true, value: hostile })
    expect(first?.[5]).toMatchObject({ isText: true, value: '6281299990099' })
    expect(first?.[7]).toMatchObject({ isText: true, value: 'Jawaban: +62' })
    expect(first?.[9]).toMatchObject({ isText: false, format: '#,##0' })
    expect(second?.[4]).toMatchObject({ isText: true, value: '0812' })
    const found = readXlsx((await exported(desk, `?pageId=${page.id}&search=081299990099`, 'xlsx')).bytes)
    expect(found[0]?.rows.slice(1).map((row) => row[4]?.value)).toEqual([hostile])
  })

  test('a workbook has a row limit with advice; CSV has none', async () => {
    const { page } = await filledIn({ name: 'Pertama' })
    const insert = (people: number) =>
      app.database.queries.execute(sql`
        INSERT INTO leads (id, page_id, page_name, page_version, section_id, is_order, answers, sent_at)
        SELECT gen_random_uuid(), ${page.id}, 'Banyak', 1, 'abc', false, '[]'::jsonb, '2026-11-01T00:00:00Z'::timestamptz
        FROM generate_series(1, ${people}::int)`)
    // In parts, so that no statement of the test takes long on a busy machine.
    const parts = 10
    for (let part = 1; part <= parts; part += 1) await insert(leadsOfWorkbookAtMost / parts - (part === parts ? 1 : 0))
    const statusOf = async () => {
      const reply = await app.fetch(
        new Request(`http://localhost:3000/api/admin/leads.xlsx?pageId=${page.id}`, {
          headers: { cookie: [...desk.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
        }),
      )
      await reply.body?.cancel()
      return reply.status
    }
    expect(await statusOf()).toBe(200)
    await insert(1)
    expect(await statusOf()).toBe(422)
    // Contacts who opted out are not exported, so that they do not count towards the limit.
    await app.database.queries.execute(sql`
      INSERT INTO lead_opt_outs (contact, opted_out_at) SELECT contacts[1], now() FROM leads
      WHERE page_id = ${page.id} AND cardinality(contacts) > 0`)
    expect(await statusOf()).toBe(200)
    await app.database.queries.execute(sql`DELETE FROM lead_opt_outs`)
    said.length = 0
    const refused = await exported(desk, `?pageId=${page.id}`, 'xlsx')
    expect(refused.status).toBe(422)
    expect(JSON.parse(new TextDecoder().decode(refused.bytes))).toMatchObject({
      message: 'Berkas Excel memuat paling banyak 50.000 prospek. Persempit saringannya atau pilih CSV.',
      data: { code: 'workbook_too_long' },
    })
    expect(said).toEqual([])
    const [sheet] = readXlsx((await exported(desk, `?pageId=${page.id}&from=2026-11-02`, 'xlsx')).bytes)
    expect(sheet?.rows.slice(1).map((row) => row[4]?.value)).toEqual(['Pertama'])
    const whole = await app.fetch(
      new Request(`http://localhost:3000/api/admin/leads.csv?pageId=${page.id}`, {
        headers: { cookie: [...desk.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      }),
    )
    expect(whole.status).toBe(200)
    await whole.body?.cancel()
    await app.database.queries.execute(sql`DELETE FROM leads WHERE page_id = ${page.id}`)
  })
})

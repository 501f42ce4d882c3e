import { expect, test } from 'vitest'
import { createTestApp } from '../../testing/test-app.ts'

const app = await createTestApp()
const desk = await app.signedIn()
const page = { name: 'Halaman', link_landing_page: 'halaman-aman', kind: 'exclusive' }
const own = 'http://localhost:3000'

function raw(
  headers: Record<string, string>,
  body: BodyInit | null = JSON.stringify(page),
  url = `${own}/api/admin/landing-pages`,
) {
  const cookie = [...desk.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  return new Request(url, {
    method: 'POST',
    headers: { cookie, ...headers },
    body,
    ...(body instanceof ReadableStream ? { duplex: 'half' } : {}),
  } as RequestInit)
}

async function answerOf(request: Request) {
  const response = await app.fetch(request)
  const body = (await response.json()) as {
    status: number
    data: { code: string; fields?: { path: string; message: string }[] }
  }
  expect(body.status).toBe(response.status)
  return { status: response.status, code: body.data.code, fields: body.data.fields }
}

test.each([
  ['another site', { 'content-type': 'application/json', origin: 'https://penipu.example' }],
  ['a partner’s subdomain', { 'content-type': 'application/json', origin: 'http://mitra.localhost:3000' }],
  ['the same name on another port', { 'content-type': 'application/json', origin: 'http://localhost:3001' }],
  ['a sandboxed frame', { 'content-type': 'application/json', origin: 'null' }],
  ['a site that the browser calls same-site', { 'content-type': 'application/json', 'sec-fetch-site': 'same-site' }],
  ['a form that any site could send', { 'content-type': 'application/x-www-form-urlencoded', origin: own }],
  ['nowhere in particular, without anything that a form could not send', {}],
])('a mutation from %s is refused, although the cookie is right', async (_, headers) => {
  const body = 'content-type' in headers && headers['content-type'] === 'application/json' ? JSON.stringify(page) : null
  expect(await answerOf(raw({ ...headers }, body))).toMatchObject({ status: 403, code: 'foreign_origin' })
})

test('a form with our own header is read as the specification’s wire sends it', async () => {
  const body = new URLSearchParams({
    name: 'Dari formulir',
    link_landing_page: 'dari-formulir',
    kind: 'exclusive',
  }).toString()
  const request = raw(
    { 'content-type': 'application/x-www-form-urlencoded', origin: own, 'x-requested-with': 'naikkelas' },
    body,
  )

  expect((await app.fetch(request)).status).toBe(201)
})

test.each(['penipu.example', 'localhost.penipu.example', '10.0.0.1:3000', 'naikkelas.id'])(
  'a request for the host %s is sent away',
  async (host) => {
    const response = await app.fetch(new Request(`http://${host}/api/health`))
    expect(response.status).toBe(421)
  },
)

test('a body that announces more than 1 MB is refused before a byte of it is read', async () => {
  let isRead = false
  const body = new ReadableStream(
    {
      pull(controller) {
        isRead = true
        controller.close()
      },
    },
    { highWaterMark: 0 },
  )

  const answer = await answerOf(
    raw({ 'content-type': 'application/json', origin: own, 'content-length': '20971520' }, body),
  )

  expect(answer).toMatchObject({ status: 413, code: 'body_too_large' })
  expect(isRead).toBe(false)
})

test('a 20 MB body that announces nothing is cut off after the first MB', async () => {
  let sent = 0
  const body = new ReadableStream({
    pull(controller) {
      sent += 65_536
      if (sent > 20_971_520) controller.close()
      else controller.enqueue(new Uint8Array(65_536).fill(32))
    },
  })

  expect(await answerOf(raw({ 'content-type': 'application/json', origin: own }, body))).toMatchObject({
    status: 413,
    code: 'body_too_large',
  })
  expect(sent).toBeLessThan(2_097_152)
})

test.each([
  ['is not JSON', '{"name": ', 400, 'bad_request'],
  ['is not UTF-8', new Uint8Array([0x22, 0xff, 0xfe, 0x22]), 400, 'bad_request'],
  ['is a list', '[]', 422, 'invalid_input'],
  ['is a word', '"halaman"', 422, 'invalid_input'],
  ['is empty', '', 422, 'invalid_input'],
  ['reaches for a prototype', '{"name":"a","__proto__":{"role":0}}', 422, 'invalid_input'],
  ['reaches for a constructor', '{"name":"a","constructor":{"prototype":{"role":0}}}', 422, 'invalid_input'],
  ['nests 100,000 deep', `${'['.repeat(100_000)}${']'.repeat(100_000)}`, 422, 'invalid_input'],
  ['holds a character the database cannot', JSON.stringify({ ...page, name: 'a\u0000b' }), 422, 'invalid_input'],
  ['holds half a character', '{"name":"\\ud800","link_landing_page":"abc","kind":"exclusive"}', 422, 'invalid_input'],
])('a body that %s is answered with what is wrong', async (_, body, status, code) => {
  expect(await answerOf(raw({ 'content-type': 'application/json', origin: own }, body))).toMatchObject({ status, code })
})

test('a body of a type that is not read is refused', async () => {
  expect(
    await answerOf(raw({ 'content-type': 'text/xml', origin: own, 'x-requested-with': 'naikkelas' }, '<a/>')),
  ).toMatchObject({ status: 415, code: 'unsupported_type' })
})

test('an unknown field is refused by its name', async () => {
  const answer = await answerOf(
    raw(
      { 'content-type': 'application/json', origin: own },
      JSON.stringify({ ...page, status: 'published', exclusive_landingpage: true }),
    ),
  )

  expect(answer.status).toBe(422)
  expect(answer.fields).toEqual([
    { path: 'status', message: 'Isian ini tidak dikenal' },
    { path: 'exclusive_landingpage', message: 'Isian ini tidak dikenal' },
  ])
})

test('the same name twice in a query is refused, and so is one that is not known', async () => {
  expect(await desk.get('/admin/landing-pages?page=1&page=2')).toMatchObject({
    status: 422,
    body: { data: { fields: [{ path: 'page', message: 'Isian ini dikirim dua kali' }] } },
  })
  expect(await desk.get('/admin/landing-pages?urut=nama')).toMatchObject({
    status: 422,
    body: { data: { fields: [{ path: 'urut', message: 'Isian ini tidak dikenal' }] } },
  })
  expect(await desk.get('/admin/me?role=0')).toMatchObject({ status: 422 })
})

const numbersInQueries = [
  ['/admin/landing-pages', 'page'],
  ['/admin/landing-pages', 'perPage'],
  ['/admin/media', 'page'],
  ['/admin/media', 'perPage'],
  ['/landing-pages', 'page'],
  ['/admin/leads', 'page'],
  ['/admin/leads', 'perPage'],
  ['/admin/landing-pages/0190f5fe-7c00-7a00-8000-000000000000/changes', 'since'],
] as const
const noNumbers = [
  '1e9.5',
  '-1',
  '1.5',
  'NaN',
  'Infinity',
  '１',
  '2147483648',
  '3000000000',
  '9007199254740993',
  '1e400',
]

test.each(numbersInQueries.flatMap(([path, name]) => noNumbers.map((number) => [path, name, number] as const)))(
  '%s refuses a %s of %s with an error at the field',
  async (path, name, number) => {
    const { status, body } = await desk.get(`${path}?${name}=${encodeURIComponent(number)}`)

    expect(status).toBe(422)
    expect(new Set((body.data as { fields: { path: string }[] }).fields.map((field) => field.path))).toEqual(
      new Set([name]),
    )
  },
)

test.each(['0', '10001', '1e9'])('the page number %s is no page number', async (number) => {
  expect((await desk.get(`/admin/landing-pages?page=${number}`)).status).toBe(422)
})

const numbersInBodies = [
  ['changes', 'baseVersion', { changes: [{ id: '0190f5fe-7c00-7a00-8000-000000000001', operations: [] }] }],
  ['publish', 'headVersion', {}],
] as const

test.each(
  numbersInBodies.flatMap(([what, name, others]) =>
    [-1, 1.5, 2_147_483_648, 3_000_000_000, 1e21, '1', null, true].map(
      (number) => [what, name, number, others] as const,
    ),
  ),
)('of a page the %s have no %s of %s', async (what, name, number, others) => {
  const { status, body } = await desk.post(`/admin/landing-pages/0190f5fe-7c00-7a00-8000-000000000000/${what}`, {
    ...others,
    [name]: number,
  })

  expect(status).toBe(422)
  expect((body.data as { fields: { path: string }[] }).fields.map(({ path }) => path)).toContain(name)
})

test.each([0, 2, 3_000_000_000, -1, '24'])('a preview of %s hours is not made', async (hours) => {
  const path = '/admin/landing-pages/0190f5fe-7c00-7a00-8000-000000000000/previews'
  expect(await desk.post(path, { hours })).toMatchObject({
    status: 422,
    body: { data: { fields: [{ path: 'hours' }] } },
  })
})

test.each([
  '/media/0190f5fe-7c00-7a00-8000-000000000000-00000000/99999999999999999999.avif',
  '/media/0190f5fe-7c00-7a00-8000-000000000000-00000000/3000000000.webp',
  '/media/0190f5fe-7c00-7a00-8000-000000000000-zzzzzzzz/480.webp',
])('%s is no picture', async (path) => {
  expect((await app.fetch(new Request(`${own}${path}`))).status).toBe(404)
})

test.each([
  ['nothing that can be seen', '\u200b\u2060\u200d'],
  ['an invisible letter', '\u3164'],
  ['directions alone', '\u202e\u2066'],
])('a page is not named with %s', async (_, name) => {
  const answer = await answerOf(
    raw({ 'content-type': 'application/json', origin: own }, JSON.stringify({ ...page, name })),
  )

  expect(answer).toMatchObject({ status: 422, fields: [{ path: 'name', message: 'Nama halaman harus diisi' }] })
})

test('a name keeps no marks that turn it around', async () => {
  const made = await desk.post('/admin/landing-pages', {
    name: 'abc\u202egnp.exe',
    link_landing_page: 'nama-terbalik',
    kind: 'exclusive',
  })
  const { id } = (made.body.data as { page: { id: string } }).page
  const renamed = await desk.patch(`/admin/landing-pages/${id}`, { name: '\u2067Kelas\u2069 data' })

  expect(made.body.data).toMatchObject({ page: { name: 'abcgnp.exe' } })
  expect(renamed.body.data).toMatchObject({ name: 'Kelas data' })
})

test('what is searched for is words, not patterns and not statements', async () => {
  await desk.post('/admin/landing-pages', {
    name: '100% jadi_juara',
    link_landing_page: 'jadi-juara',
    kind: 'exclusive',
  })
  const found = async (search: string) =>
    ((await desk.get(`/admin/landing-pages?search=${encodeURIComponent(search)}`)).body.data as { total: number }).total

  expect(await found('100% jadi')).toBe(1)
  expect(await found('%')).toBe(1)
  expect(await found('1__%')).toBe(0)
  expect(await found("'; DROP TABLE landing_pages; --")).toBe(0)
})

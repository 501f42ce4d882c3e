import type { ChatRotation } from '@naikkelas/contract/marketing'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createTestApp, type Reply } from '../../../testing/test-app.ts'

const now = new Date('2026-11-20T10:00:00Z')
const app = await createTestApp({ overrides: { clock: { now: () => now } } })
const desk = await app.signedIn()
const visitor = app.visitor()
const unknownId = '0197a1c2-0000-7000-8000-000000000001'
const person = 'Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 Chrome/124.0 Mobile Safari/537.36'

const sari = { name: 'Sari', number: '0812-0000-0001', isPaused: false }
const budi = { name: 'Budi', number: '+62 812 0000 0002', isPaused: false }
const citra = { name: 'Citra', number: '812 0000 0003', isPaused: false }
const rotation = { name: 'Tim penjualan', text: 'Halo, saya ingin bertanya', agents: [sari, budi, citra] }
const make = async (given: unknown = rotation) =>
  (await desk.post('/admin/chat-rotations', given)).body.data as ChatRotation
const allOf = async () => (await desk.get('/admin/chat-rotations')).body.data as ChatRotation[]
const mistakes = ({ status, body }: Reply) => [
  status,
  (body.data as { fields?: { path: string; message: string }[] }).fields?.map(({ path, message }) => [path, message]),
]

async function press(path: string, { agent = person, method = 'GET' } = {}) {
  const request = new Request(`http://localhost:3000${path}`, { method, headers: { 'user-agent': agent } })
  const { status, headers } = await app.fetch(request)
  return { status, location: headers.get('location') ?? '', cache: headers.get('cache-control') }
}
const numberOf = ({ location }: { location: string }) => location.replace('https://wa.me/', '').split('?')[0]

test('each click gets the next agent, as a plain address with the message filled in', async () => {
  const { address } = await make()
  expect(await press(address)).toEqual({
    status: 302,
    location: 'https://wa.me/6281200000001?text=Halo%2C%20saya%20ingin%20bertanya',
    cache: 'no-store',
  })
  expect((await press(`${address}?teks=Saya%20Rani%20%26%20suami`)).location).toBe(
    'https://wa.me/6281200000002?text=Saya%20Rani%20%26%20suami',
  )
  expect([numberOf(await press(address)), numberOf(await press(address))]).toEqual(['6281200000003', '6281200000001'])
})

test('simultaneous clicks get different turns, and each is counted', async () => {
  const { id, address } = await make()
  const numbers = (await Promise.all(Array.from({ length: 30 }, () => press(address)))).map(numberOf)
  for (const number of ['6281200000001', '6281200000002', '6281200000003'])
    expect([number, numbers.filter((one) => one === number).length]).toEqual([number, 10])
  const agents = (await allOf()).find((one) => one.id === id)?.agents
  expect(agents?.map(({ clicks, lastClickAt }) => [clicks, lastClickAt])).toEqual(
    Array.from({ length: 3 }, () => [10, now.toISOString()]),
  )
})

test('a paused agent is skipped, an active one is included again, and clicks are kept', async () => {
  const made = await make()
  await press(made.address)
  const agents = made.agents.map(({ id, name, number }) => ({ id, name, number, isPaused: name === 'Sari' }))
  const save = (body: unknown) => desk.send('PUT', `/admin/chat-rotations/${made.id}`, body)
  expect((await save({ ...rotation, agents })).status).toBe(200)
  const numbers = [await press(made.address), await press(made.address), await press(made.address)].map(numberOf)
  expect(numbers).not.toContain('6281200000001')
  const back = (await save({ ...rotation, agents: agents.map((one) => ({ ...one, isPaused: false })) })).body.data
  expect((back as ChatRotation).agents.map(({ clicks }) => clicks).reduce((sum, one) => sum + one)).toBe(4)
  await save({ ...rotation, agents: agents.map((one) => ({ ...one, isPaused: true })) })
  expect((await press(made.address)).location).toBe('/404')
})

test('link previews and crawlers take no turn', async () => {
  const { address } = await make()
  for (const agent of ['WhatsApp/2.24', 'facebookexternalhit/1.1', 'Googlebot/2.1'])
    expect(numberOf(await press(address, { agent }))).toBe('6281200000001')
  expect(numberOf(await press(address, { method: 'HEAD' }))).toBe('6281200000001')
  expect(numberOf(await press(address))).toBe('6281200000001')
  expect(numberOf(await press(address))).toBe('6281200000002')
})

test('an unknown address is 404, and no address leads to another site than WhatsApp', async () => {
  const { id, address } = await make()
  expect((await press(`${address}?teks=${encodeURIComponent('https://jahat.example/\r\nX: y')}`)).location).toMatch(
    /^https:\/\/wa\.me\/62\d+\?text=https%3A%2F%2Fjahat\.example%2F%0D%0AX%3A%20y$/,
  )
  expect((await desk.remove(`/admin/chat-rotations/${id}`)).status).toBe(200)
  for (const path of [address, `/wa/${unknownId}`, '/wa/', '/wa/%00', `${address}/lain`])
    expect([path, (await press(path)).location]).toEqual([path, '/404'])
  expect((await desk.remove(`/admin/chat-rotations/${id}`)).status).toBe(404)
})

test('a tampered address opens no chat, and its text stays text of the message', async () => {
  const { id, address } = await make()
  const flipped = `${address.slice(0, -1)}${address.endsWith('0') ? '1' : '0'}`
  for (const forged of [
    flipped,
    `${address}0`,
    `${address}%00`,
    `${address}%2F`,
    address.replaceAll('-', '%252D'),
    '/wa/',
  ])
    for (const method of ['GET', 'HEAD'])
      expect([forged, (await press(forged, { method })).location]).toEqual([forged, '/404'])
  const { location } = await press(`${address}?teks=a%26phone=628999%23x%0d%0aSet-Cookie:%20a=b`)
  expect(location).toBe('https://wa.me/6281200000001?text=a%26phone%3D628999%23x%0D%0ASet-Cookie%3A%20a%3Db')
  const agents = (await allOf()).find((one) => one.id === id)?.agents
  expect(agents?.map(({ clicks }) => clicks)).toEqual([1, 0, 0])
})

test('bad numbers are refused at their field, in the words of the specification', async () => {
  const numbers = ['', '0812abc', '0812345678+', '0812345678901234', '0215551234']
  const reply = await desk.post('/admin/chat-rotations', {
    ...rotation,
    agents: numbers.map((number) => ({ ...sari, number })),
  })
  expect(mistakes(reply)).toEqual([
    422,
    [
      ['agents.0.number', 'Nomor WhatsApp harus diisi'],
      ['agents.1.number', "Nomor WhatsApp tidak dapat diisi selain dengan angka atau '+'"],
      ['agents.2.number', "Simbol '+' hanya bisa diawal nomor"],
      ['agents.3.number', 'Nomor WhatsApp terlalu panjang'],
      [
        'agents.4.number',
        'Tulis nomor WhatsApp seperti 0812 3456 7890; nomor luar negeri diawali + dan kode negaranya',
      ],
    ],
  ])
  expect(mistakes(await desk.post('/admin/chat-rotations', { ...rotation, name: ' ' }))[1]).toEqual([
    ['name', 'Nama giliran harus diisi'],
  ])
  expect((await desk.post('/admin/chat-rotations', { ...rotation, agents: [] })).status).toBe(422)
  expect((await desk.send('PUT', `/admin/chat-rotations/${unknownId}`, rotation)).status).toBe(404)
})

test('saving a rotation keeps agents added concurrently', async () => {
  const { id, agents } = await make()
  const seen = agents.map(({ id: agentId, name, number, isPaused }) => ({ id: agentId, name, number, isPaused }))
  const save = (body: unknown) => desk.send('PUT', `/admin/chat-rotations/${id}`, body)
  const dewi = { name: 'Dewi', number: '0812-0000-0004', isPaused: false }
  await save({ ...rotation, agents: [...seen, dewi] })
  const [first, ...others] = seen
  const reply = await save({ ...rotation, agents: others, removed: [first?.id] })
  expect((reply.body.data as ChatRotation).agents.map(({ name }) => name)).toEqual(['Budi', 'Citra', 'Dewi'])

  const many = Array.from({ length: 18 }, (_, index) => ({ ...budi, name: `Petugas ${index}` }))
  expect(mistakes(await save({ ...rotation, agents: many }))).toEqual([
    422,
    [['agents', 'Paling banyak 20 petugas, juga dengan yang ditambah orang lain']],
  ])
})

test('people of one rotation are never taken over by another', async () => {
  const [mine, other] = [await make(), await make()]
  const stolen = mine.agents.map(({ id }) => ({ ...budi, id }))
  await desk.send('PUT', `/admin/chat-rotations/${other.id}`, { ...rotation, agents: stolen })
  expect((await allOf()).find(({ id }) => id === mine.id)?.agents).toEqual(mine.agents)
})

test('beyond fifty there are no more', async () => {
  await app.database.queries.execute(sql`
    INSERT INTO chat_rotations (id, name, text, created_at) SELECT gen_random_uuid(), 'x', '', now() FROM generate_series(1, 50)`)
  expect((await desk.post('/admin/chat-rotations', rotation)).body.data).toMatchObject({ code: 'library_full' })
})

test.each([
  ['GET', '/admin/chat-rotations', undefined, 200],
  ['POST', '/admin/chat-rotations', rotation, 403],
  ['PUT', `/admin/chat-rotations/${unknownId}`, rotation, 403],
  ['DELETE', `/admin/chat-rotations/${unknownId}`, undefined, 403],
] as const)('%s %s requires the permission of its menu; viewers can only view', async (method, path, body, looking) => {
  expect((await visitor.send(method, path, body)).status).toBe(401)
  expect((await (await app.signedIn({ role: 2 })).send(method, path, body)).status).toBe(403)
  const looker = await app.signedIn({ role: 2, menus: [{ menu: 'landing_pages', capability: 'view' }] })
  expect((await looker.send(method, path, body)).status).toBe(looking)
})

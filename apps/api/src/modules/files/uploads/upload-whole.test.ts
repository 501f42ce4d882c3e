import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { uploadPolicies } from '@naikkelas/contract/files'
import { uploadTypes } from '@naikkelas/contract/enumerations'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createDiskBlobStore } from '../../../platform/files/uploads/index.ts'
import { pdf, readAddress, sendBody, sendParts } from '../../../testing/file-uploads.ts'
import { signedInLearner } from '../../../testing/learner-factories.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { drawing } from '../../../testing/upload.ts'
import { zip } from '../../../testing/zip.ts'
import { filesQuotaBytes } from './quotas.rules.ts'

const app = await createTestApp()
const admin = await app.signedIn()
const learner = await signedInLearner(app)
const other = await signedInLearner(app)
const designer = await app.signedIn({ role: 1, menus: [{ menu: 'media', capability: 'design' }] })
const courseManager = await app.signedIn({ role: 1, menus: [{ menu: 'courses', capability: 'manage' }] })
const viewer = await app.signedIn({ role: 1, menus: [{ menu: 'media', capability: 'view' }] })
const visitor = app.visitor()
const png = await drawing({ width: 320, height: 200 }).png().toBuffer()

const leftovers = () => readdirSync(join(app.dataDir, 'uploads'))
const stored = async () => {
  const { rows } = await app.database.queries.execute(sql`SELECT count(*)::int AS count FROM files`)
  return Number(rows[0]?.count)
}

test('the policy table has all 19 types of the specification, each directory once', () => {
  const types = [...new Set(uploadPolicies.map(({ type }) => type))]
  expect(types.sort((a, b) => a - b)).toEqual(Object.values(uploadTypes))
  const directories = uploadPolicies.map(({ directory }) => directory)
  expect(new Set(directories).size).toBe(directories.length)
})

test('a file of the file manager is stored whole, its fields behind it, and its address shows the same bytes to everyone', async () => {
  const bytes = pdf()
  const sent = await sendParts(app, admin, '/file', [
    ['file', bytes, 'Panduan toko.pdf', 'application/pdf'],
    ['type', '1'],
    ['directory', 'panduan/2026'],
    ['catatan', 'isian tambahan yang tidak dikenal'],
  ])
  expect(sent.status).toBe(201)
  const read = await readAddress(app, null, sent.address)
  expect(read.status).toBe(200)
  expect(read.bytes.equals(bytes)).toBe(true)
  expect(Object.fromEntries(read.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': "attachment; filename*=UTF-8''Panduan%20toko.pdf",
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'",
    'cross-origin-resource-policy': 'same-site',
  })
})

test('a learner sends an avatar: it is re-encoded, without what was hidden behind it', async () => {
  const polyglot = Buffer.concat([
    png,
    Buffer.from('<script>alert(1)</script>'),
    zip([{ name: 'a.html', bytes: Buffer.from('x') }]),
  ])
  const sent = await sendParts(app, learner, '/uploads', [
    ['type', '1'],
    ['directory', 'avatar/'],
    ['file', polyglot, 'saya.png', 'image/png'],
  ])
  expect(sent.status).toBe(201)
  const { bytes, headers } = await readAddress(app, null, sent.address)
  expect(bytes.includes('<script>')).toBe(false)
  expect((await sharp(bytes).metadata()).width).toBe(320)
  expect(headers.get('content-disposition')).toBeNull()
})

test('a payment proof is read by its owner and by those who see transactions; for everyone else it is not there', async () => {
  const sent = await sendParts(app, learner, '/uploads', [
    ['type', '1'],
    ['directory', 'bukti-pembayaran'],
    ['file', png, 'transfer.png'],
  ])
  expect(sent.status).toBe(201)
  const statuses = async (desk: Parameters<typeof readAddress>[1]) =>
    (await readAddress(app, desk, sent.address)).status
  expect([await statuses(learner), await statuses(admin)]).toEqual([200, 200])
  expect([await statuses(other), await statuses(designer), await statuses(viewer)]).toEqual([404, 404, 404])
  expect(await statuses(null)).toBe(401)
  expect((await readAddress(app, learner, sent.address)).headers.get('cache-control')).toBe('private, no-store')
})

test('parts and HEAD of a private file are for its reader alone', async () => {
  const bytes = pdf(5_000)
  const sent = await sendParts(app, learner, '/uploads', [
    ['type', '1'],
    ['directory', 'bukti-pembayaran'],
    ['file', bytes, 'bukti.pdf'],
  ])
  const range = { headers: { range: 'bytes=100-199' } }
  const part = await readAddress(app, learner, sent.address, range)
  expect([part.status, part.headers.get('content-range')]).toEqual([206, 'bytes 100-199/5000'])
  expect(part.bytes.equals(bytes.subarray(100, 200))).toBe(true)
  const head = await readAddress(app, learner, sent.address, { method: 'HEAD' })
  expect([head.status, head.headers.get('content-length'), head.bytes.length]).toEqual([200, '5000', 0])
  expect((await readAddress(app, other, sent.address, range)).status).toBe(404)
  expect((await readAddress(app, other, sent.address, { method: 'HEAD' })).status).toBe(404)
})

test('a job application is the only upload without an account: a PDF of at most 5 MB, private', async () => {
  const applied = await sendParts(app, visitor, '/uploads', [
    ['file', pdf(), 'cv.pdf', 'application/pdf'],
    ['type', '8'],
  ])
  expect(applied.status).toBe(201)
  expect((await readAddress(app, null, applied.address)).status).toBe(401)
  expect((await readAddress(app, learner, applied.address)).status).toBe(404)
  expect((await readAddress(app, admin, applied.address)).status).toBe(200)

  const tooLarge = await sendParts(app, visitor, '/file', [
    ['file', pdf(5_242_881), 'cv.pdf'],
    ['type', '8'],
  ])
  expect([tooLarge.status, tooLarge.field]).toEqual([413, 'file'])
  const picture = await sendParts(app, visitor, '/file', [
    ['file', png, 'cv.png'],
    ['type', '8'],
  ])
  expect([picture.status, picture.field]).toEqual([422, 'file'])
})

test.for<[string, string, typeof learner | typeof visitor, number]>([
  ['a visitor, type before the file', 'first', visitor, 401],
  ['a visitor, type behind the file', 'last', visitor, 401],
  ['a learner, type before the file', 'first', learner, 403],
  ['a learner, type behind the file', 'last', learner, 403],
  ['an admin who may only look', 'first', viewer as never, 403],
  ['an admin who designs pictures', 'first', designer as never, 403],
  ['an admin who manages courses', 'first', courseManager as never, 201],
])('a course file sent by %s is answered with its status', async ([, place, desk, status]) => {
  const file: ['file', Buffer, string] = ['file', pdf(), 'materi.pdf']
  const parts = place === 'first' ? [['type', '2'] as const, file] : [file, ['type', '2'] as const]
  expect((await sendParts(app, desk, '/uploads', parts as never)).status).toBe(status)
})

test.for<[string, Record<string, string>, string]>([
  ['an unknown type', { type: '20' }, 'type'],
  ['no type', {}, 'type'],
  ['a type that is no number', { type: '1 OR 1=1' }, 'type'],
  ['a way up', { type: '1', directory: '../../etc' }, 'directory'],
  ['a way up in the middle', { type: '1', directory: 'berkas/../avatar' }, 'directory'],
  ['an encoded way up', { type: '1', directory: 'berkas/%2e%2e' }, 'directory'],
  ['an absolute path', { type: '1', directory: '/etc' }, 'directory'],
  ['a backslash', { type: '1', directory: 'berkas\\..' }, 'directory'],
  ['folders in avatars', { type: '1', directory: 'avatar/lain' }, 'directory'],
])('%s is refused with the field', async ([, fields, field]) => {
  const sent = await sendParts(app, admin, '/uploads', [...Object.entries(fields), ['file', png, 'a.png']])
  expect([sent.status, sent.field]).toEqual([422, field])
})

const bomb = zip([{ name: 'besar.txt', bytes: Buffer.alloc(3_000_000), method: 8 }])

test.for<[string, string, Buffer, string, string | undefined]>([
  ['a page that calls itself a picture', '3', Buffer.from('<!doctype html><script>1</script>'), 'logo.png', undefined],
  ['a drawing with a script', '3', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'logo.svg', undefined],
  ['a PDF called picture', '3', pdf(), 'logo.png', undefined],
  ['a picture called page', '3', png, 'logo.html', undefined],
  ['a picture without an ending', '3', png, 'logo', undefined],
  ['a picture declared as a page', '3', png, 'logo.png', 'text/html'],
  [
    'a picture that cannot be read',
    '3',
    Buffer.concat([png.subarray(0, 60), Buffer.alloc(900)]),
    'logo.png',
    undefined,
  ],
  ['an archive as a PDF', '19', bomb, 'a.pdf', undefined],
  ['nothing', '19', Buffer.alloc(0), 'a.pdf', undefined],
])('%s is refused, and nothing of it stays', async ([, type, bytes, fileName, declared]) => {
  const before = await stored()
  const parts = [
    ['type', type],
    ['file', bytes, fileName, declared],
  ] as never
  expect((await sendParts(app, admin, '/uploads', parts)).status).toBe(422)
  expect(await stored()).toBe(before)
  expect(leftovers()).toEqual([])
})

test('an archive is kept as it came and never unpacked', async () => {
  const sent = await sendParts(app, admin, '/file', [['file', bomb, 'arsip.zip', 'application/zip']])
  expect(sent.status).toBe(201)
  expect((await readAddress(app, null, sent.address)).bytes.equals(bomb)).toBe(true)
})

test('a body that breaks off leaves nothing, and the next one is taken', async () => {
  const before = await stored()
  const head =
    '--batas\r\nContent-Disposition: form-data; name="type"\r\n\r\n19\r\n--batas\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n'
  const pieces = [Buffer.from(head), pdf(60_000)]
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const next = pieces.shift()
      if (next) controller.enqueue(new Uint8Array(next))
      else controller.error(new Error('aborted'))
    },
  })
  const type = { 'content-type': 'multipart/form-data; boundary=batas' }
  expect((await sendBody(app, admin, '/file', body, type)).status).toBe(400)
  expect([await stored(), leftovers()]).toEqual([before, []])
  expect((await sendParts(app, admin, '/file', [['file', pdf(), 'a.pdf']])).status).toBe(201)
})

test('a file announced with 500 MB is refused before a byte of it is read', async () => {
  let isRead = false
  const body = new ReadableStream<Uint8Array>({ pull: () => void (isRead = true) }, { highWaterMark: 0 })
  const headers = { 'content-type': 'multipart/form-data; boundary=batas', 'content-length': '524288000' }
  const sent = await sendBody(app, admin, '/file', body, headers)
  expect([sent.status, sent.message, isRead]).toEqual([413, 'File harus di bawah 500MB', false])
})

test('below the floor of free space nothing is taken in', async () => {
  const full = createDiskBlobStore(app.dataDir, { space: async () => ({ free: 10, total: 1_000 }) })
  const small = await createTestApp({ database: app.database, overrides: { blobs: full } })
  const sent = await sendParts(small, admin, '/file', [['file', pdf(), 'a.pdf']])
  expect([sent.status, sent.code]).toEqual([507, 'disk_full'])
})

test('an account, and all of them together, have a quota', async () => {
  const owner = await signedInLearner(app)
  const send = () =>
    sendParts(app, owner, '/uploads', [
      ['type', '1'],
      ['directory', 'bukti-pembayaran'],
      ['file', pdf(), 'b.pdf'],
    ])
  const fill = (realm: string, id: string | null, bytes: number) =>
    app.database.queries.execute(sql`
      INSERT INTO files (id, type, directory, name, content_type, sha256, byte_count, owner_realm, owner_id, created_at)
      VALUES (gen_random_uuid(), 1, 'berkas', 'besar', 'application/pdf', ${String(bytes)}, ${bytes}, ${realm}, ${id}, now())`)
  await fill('learner', owner.learner.id, 1_073_741_824 - 1_000)
  expect((await send()).status).toBe(507)
  await app.database.queries.execute(sql`DELETE FROM files WHERE name = 'besar'`)
  expect((await send()).status).toBe(201)
  await fill('visitor', null, filesQuotaBytes)
  expect((await send()).status).toBe(507)
  await app.database.queries.execute(sql`DELETE FROM files WHERE name = 'besar'`)
})

test('a signed address opens the file for its account: not for another one, not when blocked, not after 15 minutes', async () => {
  let now = new Date()
  const clocked = await createTestApp({
    database: app.database,
    overrides: { blobs: createDiskBlobStore(app.dataDir), clock: { now: () => now } },
  })
  const owner = await signedInLearner(app)
  const bytes = pdf()
  const sent = await sendParts(app, owner, '/uploads', [
    ['type', '1'],
    ['directory', 'bukti-pembayaran'],
    ['file', bytes, 'b.pdf'],
  ])
  const sign = async (desk: typeof owner) =>
    desk.post(`${(sent.address ?? '').replace('/api', '')}/address`) as Promise<{
      status: number
      body: { data: { address: string } }
    }>
  expect((await sign(other as never)).status).toBe(404)
  const { address } = (await sign(owner)).body.data
  const status = async (desk: Parameters<typeof readAddress>[1]) => (await readAddress(clocked, desk, address)).status
  expect((await readAddress(clocked, null, address)).bytes.equals(bytes)).toBe(true)
  expect(await status(other)).toBe(404)
  expect((await readAddress(clocked, null, `${address}x`)).status).toBe(404)
  await app.database.queries.execute(sql`UPDATE learner_users SET blocked_at = now() WHERE id = ${owner.learner.id}`)
  expect(await status(null)).toBe(404)
  await app.database.queries.execute(sql`UPDATE learner_users SET blocked_at = NULL WHERE id = ${owner.learner.id}`)
  expect(await status(null)).toBe(200)
  now = new Date(now.getTime() + 16 * 60_000)
  expect(await status(null)).toBe(404)
})

test('uploads without an account are counted by network', async () => {
  const fresh = await createTestApp()
  const statuses: number[] = []
  for (let tries = 0; tries < 11; tries++)
    statuses.push(
      (
        await sendParts(fresh, null, '/uploads', [
          ['file', pdf(), 'cv.pdf'],
          ['type', '8'],
        ])
      ).status,
    )
  expect(statuses).toEqual([...Array<number>(10).fill(201), 429])
})

import { readdirSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { seededRandom } from '../../../testing/mutations.ts'
import { chunkParts, inChunks, pdf, readAddress, sendBody, sendParts, sha256Of } from '../../../testing/file-uploads.ts'
import { signedInLearner } from '../../../testing/learner-factories.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { createDiskBlobStore } from '../../../platform/files/uploads/index.ts'

const app = await createTestApp()
const admin = await app.signedIn()
const CHUNK = 40_000

const left = () => [...filesIn('uploads'), ...filesIn('upload-parts')]
const filesIn = (folder: string) => {
  try {
    return readdirSync(join(app.dataDir, folder))
  } catch {
    return []
  }
}
const send = (desk: typeof admin, chunks: readonly Buffer[], index: number, more: Record<string, string> = {}) =>
  sendParts(app, desk, '/file', chunkParts(chunks, index, more))
const bytesAt = async (address: string | null) => (await readAddress(app, admin, address)).bytes
const countFiles = async () => {
  const { rows } = await app.database.queries.execute(sql`SELECT count(*)::int AS count FROM files`)
  return Number(rows[0]?.count)
}

test('four fields are enough: chunks in any order, and the last missing one answers with the address', async () => {
  const bytes = pdf(3 * CHUNK + 700)
  const chunks = inChunks(bytes, CHUNK)
  const name = 'urutan.pdf'
  const early = [await send(admin, chunks, 3, { name }), await send(admin, chunks, 0, { name })]
  expect(early.map(({ status, address }) => [status, address])).toEqual([
    [200, null],
    [200, null],
  ])
  await send(admin, chunks, 2, { name })
  const done = await send(admin, chunks, 1, { name })
  expect(done.status).toBe(201)
  expect((await bytesAt(done.address)).equals(bytes)).toBe(true)
  expect(left()).toEqual([])
})

test('a chunk sent twice counts once, and one sent again after the end has the same answer', async () => {
  const bytes = pdf(2 * CHUNK)
  const chunks = inChunks(bytes, CHUNK)
  const name = 'dobel.pdf'
  const before = await countFiles()
  await send(admin, chunks, 0, { name })
  await send(admin, chunks, 0, { name })
  const done = await send(admin, chunks, 1, { name })
  const again = [await send(admin, chunks, 1, { name }), await send(admin, chunks, 0, { name })]
  expect(again.map(({ status, address }) => [status, address])).toEqual([
    [200, done.address],
    [200, done.address],
  ])
  expect([await countFiles(), left()]).toEqual([before + 1, []])
})

test('the same chunks sent at once, several times each, make one file', async () => {
  const bytes = pdf(4 * CHUNK)
  const chunks = inChunks(bytes, CHUNK)
  const before = await countFiles()
  const answers = await Promise.all(
    [0, 1, 2, 3, 3].map((index) => send(admin, chunks, index, { name: 'serentak.pdf' })),
  )
  const addresses = new Set(answers.map(({ address }) => address).filter((address) => address !== null))
  expect(answers.filter(({ status }) => status > 201)).toEqual([])
  expect(addresses.size).toBe(1)
  expect((await bytesAt([...addresses][0] ?? null)).equals(bytes)).toBe(true)
  expect(await countFiles()).toBe(before + 1)
})

test('an upload with an id is continued after a cut: what is there is listed, and only the rest is sent', async () => {
  const bytes = pdf(3 * CHUNK)
  const chunks = inChunks(bytes, CHUNK)
  const upload = 'unggahan-lanjut-1'
  const more = { name: 'lanjut.pdf', upload, size: String(bytes.length), sha256: sha256Of(bytes) }
  const listed = async () => (await admin.get(`/file/uploads/${upload}`)).body.data
  await send(admin, chunks, 0, more)
  const { body, type } = cutBody(chunkParts(chunks, 1, more))
  expect((await sendBody(app, admin, '/file', body, { 'content-type': type })).status).toBe(400)
  expect(await listed()).toEqual({ received: [0], lastIndex: null, address: null })
  expect(filesIn('uploads')).toEqual([])

  await send(admin, chunks, 2, more)
  const done = await send(admin, chunks, 1, more)
  expect((await bytesAt(done.address)).equals(bytes)).toBe(true)
  expect(await listed()).toEqual({ received: [0, 1, 2], lastIndex: 2, address: done.address })
})

test('another content at the same place, or another end, is a conflict with its field; the upload stays as it was', async () => {
  const chunks = inChunks(pdf(3 * CHUNK), CHUNK)
  const others = inChunks(pdf(3 * CHUNK), CHUNK)
  const name = 'bentrok.pdf'
  await send(admin, chunks, 0, { name })
  const other = await send(admin, others, 0, { name })
  expect([other.status, other.code, other.field]).toEqual([409, 'chunk_conflict', 'chunk'])
  await send(admin, chunks, 2, { name })
  expect((await send(admin, [...chunks, pdf(10)], 3, { name })).status).toBe(409)
  const done = await send(admin, chunks, 1, { name })
  expect((await bytesAt(done.address)).equals(Buffer.concat(chunks))).toBe(true)
})

test.for<[string, (bytes: Buffer) => Record<string, string>, string]>([
  ['hash', () => ({ sha256: '0'.repeat(64) }), 'sha256'],
  ['size', (bytes) => ({ size: String(bytes.length + 1) }), 'size'],
])('a file whose %s is not the announced one is refused, and nothing of it stays', async ([, announced, field]) => {
  const bytes = pdf(2 * CHUNK)
  const chunks = inChunks(bytes, CHUNK)
  const more = { name: `beda-${field}.pdf`, upload: `unggahan-beda-${field}`, ...announced(bytes) }
  const before = await countFiles()
  await send(admin, chunks, 0, more)
  const sent = await send(admin, chunks, 1, more)
  expect([sent.status, sent.field]).toEqual([422, field])
  expect([await countFiles(), left()]).toEqual([before, []])
})

test('a fourth open upload of an account is refused, until one is given up', async () => {
  const learner = await signedInLearner(app)
  const chunks = inChunks(pdf(2 * CHUNK), CHUNK)
  const begin = (number: number) =>
    send(learner as never, chunks, 0, {
      name: `n${number}.pdf`,
      type: '1',
      directory: 'bukti-pembayaran',
      upload: `unggahan-${number}`,
    })
  expect([(await begin(1)).status, (await begin(2)).status, (await begin(3)).status]).toEqual([200, 200, 200])
  expect((await begin(4)).code).toBe('too_many_uploads')
  expect((await admin.remove('/file/uploads/unggahan-1')).status).toBe(404)
  expect((await learner.remove('/file/uploads/unggahan-1')).status).toBe(200)
  expect((await begin(4)).status).toBe(200)
})

test('a learner who is blocked half-way gets 401 for the next chunk', async () => {
  const learner = await signedInLearner(app)
  const chunks = inChunks(pdf(2 * CHUNK), CHUNK)
  const more = { name: 'blokir.pdf', type: '1', directory: 'bukti-pembayaran' }
  expect((await send(learner as never, chunks, 0, more)).status).toBe(200)
  await app.database.queries.execute(sql`UPDATE learner_users SET blocked_at = now() WHERE id = ${learner.learner.id}`)
  expect((await send(learner as never, chunks, 1, more)).status).toBe(401)
})

test('uploads of the same name by two accounts are two files', async () => {
  const [one, two] = [await signedInLearner(app), await signedInLearner(app)]
  const [first, second] = [inChunks(pdf(2 * CHUNK), CHUNK), inChunks(pdf(2 * CHUNK), CHUNK)]
  const more = { name: 'sama.pdf', type: '1', directory: 'bukti-pembayaran' }
  await send(one as never, first, 0, more)
  await send(two as never, second, 0, more)
  const sent = [await send(one as never, first, 1, more), await send(two as never, second, 1, more)]
  const read = await Promise.all(sent.map(({ address }) => bytesAt(address)))
  expect(read.map((bytes, at) => bytes.equals(Buffer.concat([first, second][at] ?? [])))).toEqual([true, true])
})

test('500 MB are refused by what was received, and by what is announced', async () => {
  const chunks = inChunks(pdf(2 * CHUNK), CHUNK)
  const announced = await send(admin, chunks, 0, { name: 'besar.pdf', size: '524288000', upload: 'unggahan-besar' })
  expect([announced.status, announced.message]).toEqual([413, 'File harus di bawah 500MB'])
  await send(admin, chunks, 0, { name: 'besar.pdf' })
  await app.database.queries.execute(
    sql`UPDATE file_upload_chunks SET byte_count = ${524_288_000 - CHUNK} WHERE upload_id = (SELECT id FROM file_uploads WHERE name = 'besar.pdf')`,
  )
  const sent = await send(admin, chunks, 1, { name: 'besar.pdf' })
  expect([sent.status, sent.message]).toEqual([413, 'File harus di bawah 500MB'])
  const { rows } = await app.database.queries.execute(sql`SELECT id FROM file_uploads WHERE name = 'besar.pdf'`)
  expect(rows).toEqual([])
})

test('a chunk beyond 50 MB is refused while it arrives', async () => {
  const { body, type } = endlessBody([
    ['type', '1'],
    ['name', 'panjang.pdf'],
    ['chunk', '0'],
    ['last', 'false'],
  ])
  const sent = await sendBody(app, admin, '/file', body, { 'content-type': type })
  expect([sent.status, sent.code]).toEqual([413, 'upload_too_large'])
})

test.for<[string, Record<string, string>, string]>([
  ['a chunk that is no number', { chunk: 'satu' }, 'chunk'],
  ['a chunk beyond every file', { chunk: '1000' }, 'chunk'],
  ['a last that is neither true nor false', { last: 'ya' }, 'last'],
  ['no name', { name: '' }, 'name'],
  ['a size in words', { size: 'besar' }, 'size'],
  ['a hash that is none', { sha256: 'abc' }, 'sha256'],
  ['an id with a path', { upload: '../../../x' }, 'upload'],
])('%s is refused with the field', async ([, wrong, field]) => {
  const fields = { name: 'a.pdf', chunk: '0', last: 'false', ...wrong }
  const sent = await sendParts(app, admin, '/file', [...Object.entries(fields), ['file', pdf(), 'blob']])
  expect([sent.status, sent.field]).toEqual([422, field])
})

test('two processes that put the same file together make one, and what was not finished is removed after a day', async () => {
  const second = await createTestApp({ database: app.database, overrides: { blobs: createDiskBlobStore(app.dataDir) } })
  const bytes = pdf(3 * CHUNK)
  const chunks = inChunks(bytes, CHUNK)
  const more = { name: 'dua-proses.pdf', upload: 'unggahan-dua-proses' }
  await send(admin, chunks, 0, more)
  await send(admin, chunks, 1, more)
  const before = await countFiles()
  const answers = await Promise.all(
    [app, second, app, second].map((process) => sendParts(process, admin, '/file', chunkParts(chunks, 2, more))),
  )
  expect(answers.filter(({ status }) => ![200, 201, 503].includes(status))).toEqual([])
  const again = await send(admin, chunks, 2, more)
  expect((await bytesAt(again.address)).equals(bytes)).toBe(true)
  expect(await countFiles()).toBe(before + 1)

  await send(admin, inChunks(pdf(2 * CHUNK), CHUNK), 0, { name: 'lama.pdf' })
  await app.database.queries.execute(sql`UPDATE file_uploads SET created_at = now() - interval '25 hours'`)
  const orphan = join(app.dataDir, 'upload-parts', filesIn('upload-parts')[0] ?? '')
  utimesSync(orphan, new Date(0), new Date(0))
  await app.tidy()
  expect(left()).toEqual([])
  expect((await bytesAt(again.address)).equals(bytes)).toBe(true)
})

test('forty uploads with doubled, reordered, concurrent and cut chunks: every hash is right', async () => {
  const random = seededRandom(20_262)
  const learners = [admin, await app.signedIn(), await app.signedIn()]
  await Promise.all(
    learners.map(async (desk, number) => {
      for (let round = 0; round < 13; round++) {
        const bytes = pdf(1_000 + random(4 * CHUNK))
        const chunks = inChunks(bytes, 20_000 + random(CHUNK))
        const more = {
          name: `acak-${number}-${round}.pdf`,
          ...(random(2) === 0 ? { upload: `acak-${number}-${round}` } : {}),
        }
        const order = [...chunks.keys(), ...chunks.keys()]
          .map((index) => ({ index, place: random(1_000) }))
          .sort((one, other) => one.place - other.place)
        if (random(3) === 0) {
          const { body, type } = cutBody(chunkParts(chunks, 0, more))
          await sendBody(app, desk, '/file', body, { 'content-type': type })
        }
        const answers = await Promise.all(order.slice(0, 4).map(({ index }) => send(desk, chunks, index, more)))
        for (const { index } of order.slice(4)) answers.push(await send(desk, chunks, index, more))
        const address = answers.map((answer) => answer.address).find((one) => one !== null) ?? null
        expect(sha256Of((await readAddress(app, desk, address)).bytes)).toBe(sha256Of(bytes))
      }
    }),
  )
  expect(filesIn('uploads')).toEqual([])
})

type Parts = ReturnType<typeof chunkParts>

/** A body that breaks off in the middle of its file. */
function cutBody(parts: Parts) {
  const pieces = [multipartHead(parts), pdf(30_000)]
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const next = pieces.shift()
      if (next) controller.enqueue(new Uint8Array(next))
      else controller.error(new Error('aborted'))
    },
  })
  return { body, type: 'multipart/form-data; boundary=batas' }
}

/** A body whose file does not end. */
function endlessBody(fields: [string, string][]) {
  const piece = new Uint8Array(1_048_576).fill(32)
  let isBegun = false
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.enqueue(isBegun ? piece : new Uint8Array(multipartHead([...fields, ['file', piece, 'blob']])))
      isBegun = true
    },
  })
  return { body, type: 'multipart/form-data; boundary=batas' }
}

const multipartHead = (parts: Parts) =>
  Buffer.from(
    [...parts.filter(([name]) => name !== 'file'), ...parts.filter(([name]) => name === 'file')]
      .map(([name, value]) =>
        name === 'file'
          ? `--batas\r\nContent-Disposition: form-data; name="file"; filename="blob"\r\n\r\n`
          : `--batas\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${String(value)}\r\n`,
      )
      .join(''),
  )

import { mkdtempSync, rmSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, inject, test } from 'vitest'
import { createBlobStore } from '../../../platform/files/uploads/index.ts'
import { chunkParts, inChunks, pdf, readAddress, sendParts } from '../../../testing/file-uploads.ts'
import { startS3 } from '../../../testing/s3-server.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { drawing } from '../../../testing/upload.ts'

const folder = mkdtempSync(join(inject('testFolder'), 'uploads-s3-'))
const s3 = await startS3(join(folder, 's3'))
const machine = join(folder, 'machine')
const app = await createTestApp({ overrides: { blobs: createBlobStore({ s3: s3.bucket }, machine) } })
const admin = await app.signedIn()
afterAll(async () => {
  await s3.stop()
  rmSync(folder, { recursive: true, force: true })
})

test('with a bucket, chunks become one file that is read whole and in part, and nothing stays on this machine', async () => {
  const bytes = pdf(100_500)
  const chunks = inChunks(bytes, 40_000)
  const answers = []
  for (const index of [2, 0, 1]) answers.push(await sendParts(app, admin, '/file', chunkParts(chunks, index)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 201])
  const address = answers.at(-1)?.address ?? null
  expect((await readAddress(app, null, address)).bytes.equals(bytes)).toBe(true)
  const part = await readAddress(app, null, address, { headers: { range: 'bytes=39990-40009' } })
  expect([part.status, part.bytes.equals(bytes.subarray(39_990, 40_010))]).toEqual([206, true])
  expect(await readdir(join(machine, 'uploads'))).toEqual([])
})

test('with a bucket, a picture is re-encoded as on disk', async () => {
  const png = await drawing().png().toBuffer()
  const hidden = Buffer.concat([png, Buffer.from('<script>1</script>')])
  const sent = await sendParts(app, admin, '/file', [
    ['type', '6'],
    ['file', hidden, 'banner.png'],
  ])
  const read = await readAddress(app, null, sent.address)
  expect([sent.status, read.headers.get('content-type'), read.bytes.includes('<script>')]).toEqual([
    201,
    'image/png',
    false,
  ])
})

import { createHash, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { afterAll, describe, expect, inject, test } from 'vitest'
import { startS3 } from '../../../testing/s3-server.ts'
import type { BlobStore } from './blob-store.ts'
import { createDiskBlobStore } from './disk-blob-store.ts'
import { createS3BlobStore } from './s3-blob-store.ts'

const folder = mkdtempSync(join(inject('testFolder'), 'blobs-'))
const s3 = await startS3(join(folder, 's3'))
afterAll(async () => {
  await s3.stop()
  rmSync(folder, { recursive: true, force: true })
})

const dataDir = (name: string) => join(folder, name)
const stores: [string, string, BlobStore][] = [
  ['disk', dataDir('disk'), createDiskBlobStore(dataDir('disk'))],
  ['S3', dataDir('machine'), createS3BlobStore(s3.bucket, { dataDir: dataDir('machine') })],
]

describe.each(stores)('on %s', (_, own, blobs) => {
  const stagedWith = async (bytes: Buffer) => {
    const staged = await blobs.stage()
    await writeFile(staged.path, bytes)
    return staged
  }
  const keep = async (bytes: Buffer) => blobs.keep(await stagedWith(bytes))
  const fresh = () => Buffer.from(`isi ${randomUUID()} `.repeat(4_000))
  const later = new Date(Date.now() + 86_400_000)

  test('what was kept is read back, whole and in part, under its hash', async () => {
    const bytes = fresh()
    const { sha256, bytes: size } = await keep(bytes)
    expect([sha256, size]).toEqual([createHash('sha256').update(bytes).digest('hex'), bytes.length])
    expect(await blobs.size(sha256)).toBe(bytes.length)
    expect((await all(await blobs.read(sha256))).equals(bytes)).toBe(true)
    const part = await all(await blobs.read(sha256, { start: 10, end: 29 }))
    expect(part.equals(bytes.subarray(10, 30))).toBe(true)
  })

  test('the same bytes kept twice are listed once', async () => {
    const bytes = fresh()
    const { sha256 } = await keep(bytes)
    await keep(bytes)
    const listed: string[] = []
    for await (const name of blobs.list()) if (name === sha256) listed.push(name)
    expect(listed).toEqual([sha256])
  })

  test('nothing that was staged stays once it was kept or discarded', async () => {
    await keep(fresh())
    const staged = await stagedWith(fresh())
    await staged.discard()
    await staged.discard()
    expect(await readdir(join(own, 'uploads'))).toEqual([])
  })

  test('unknown bytes have no size', async () => {
    expect(await blobs.size('0'.repeat(64))).toBeUndefined()
    await expect(blobs.size('../../etc/passwd')).rejects.toThrow('64 digits')
  })

  test('a blob is removed when it is old and unused, and not otherwise', async () => {
    const { sha256 } = await keep(fresh())
    const isUnused = async () => true
    expect(await blobs.remove(sha256, { keptBefore: new Date(0), isUnused })).toBe(false)
    expect(await blobs.remove(sha256, { keptBefore: later, isUnused: async () => false })).toBe(false)
    expect(await blobs.size(sha256)).toBeGreaterThan(0)
    expect(await blobs.remove(sha256, { keptBefore: later, isUnused })).toBe(true)
    expect(await blobs.size(sha256)).toBeUndefined()
  })

  test('parts are read back by their name, are no blobs, and are gone once removed', async () => {
    const bytes = fresh()
    const name = randomUUID()
    await blobs.parts.keep(name, await stagedWith(bytes))
    const pieces: Buffer[] = []
    await blobs.parts.read(name, async (piece) => void pieces.push(Buffer.from(piece)))
    expect(Buffer.concat(pieces).equals(bytes)).toBe(true)
    const listed: string[] = []
    for await (const blob of blobs.list()) listed.push(blob)
    expect(listed.filter((blob) => !/^[0-9a-f]{64}$/.test(blob))).toEqual([])
    await blobs.parts.remove(name)
    await blobs.parts.remove(name)
    await expect(blobs.parts.read(name, async () => {})).rejects.toThrow()
  })

  test('a blob of 60 MB is kept and read whole', async () => {
    const staged = await blobs.stage()
    writeFileSync(staged.path, randomUUID())
    truncateSync(staged.path, 62_914_560)
    const { sha256, bytes } = await blobs.keep(staged)
    let read = 0
    for await (const piece of await blobs.read(sha256)) read += (piece as Buffer).byteLength
    expect([bytes, read]).toEqual([62_914_560, 62_914_560])
  })

  test('room is what is free above the floor', async () => {
    expect(await blobs.room()).toBeGreaterThan(0)
    await rm(join(own, 'uploads'), { recursive: true, force: true })
  })
})

async function all(stream: Readable): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of stream) pieces.push(piece as Buffer)
  return Buffer.concat(pieces)
}

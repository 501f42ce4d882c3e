import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { S3Client } from '@aws-sdk/client-s3'
import type { BlobStore } from './blob-store.ts'
import { digestOf, diskSpace, floorOf, removeOld } from './disk-blob-store.ts'

/** A bucket of an S3-compatible service. */
export interface S3Bucket {
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
}

interface S3BlobStoreOptions {
  /** Where files lie on their way in: `uploads/` of this machine's data folder. */
  dataDir: string
  /** Free and whole bytes of that disk; given by tests. */
  space?: () => Promise<{ free: number; total: number }>
}

const dayInMs = 86_400_000

type Sdk = typeof import('@aws-sdk/client-s3')

/**
 * Blobs as objects of a bucket, shared by every machine: `blobs/<aa>/<sha256>`, and `parts/<name>` for uploads in
 * progress. The client is loaded when it is first needed, so that a server without it is no larger at rest.
 */
export function createS3BlobStore(bucket: S3Bucket, { dataDir, space }: S3BlobStoreOptions): BlobStore {
  const staging = join(dataDir, 'uploads')
  const Bucket = bucket.bucket
  let opened: Promise<{ sdk: Sdk; client: S3Client }> | undefined
  const open = () => (opened ??= openClient(bucket))

  async function put(Key: string, path: string, bytes: number) {
    const { sdk, client } = await open()
    const Body = createReadStream(path)
    // Without a listener a file that cannot be read would end the process.
    Body.on('error', () => undefined)
    try {
      await client.send(new sdk.PutObjectCommand({ Bucket, Key, Body, ContentLength: bytes }))
    } finally {
      Body.destroy()
    }
  }

  async function read(Key: string, range?: { start: number; end: number }): Promise<Readable> {
    const { sdk, client } = await open()
    const Range = range && `bytes=${range.start}-${range.end}`
    const { Body } = await client.send(new sdk.GetObjectCommand({ Bucket, Key, Range }))
    return Body as Readable
  }

  async function head(Key: string) {
    const { sdk, client } = await open()
    try {
      return await client.send(new sdk.HeadObjectCommand({ Bucket, Key }))
    } catch (error) {
      if (error instanceof sdk.S3ServiceException && error.$metadata.httpStatusCode === 404) return undefined
      throw error
    }
  }

  async function remove(Key: string) {
    const { sdk, client } = await open()
    await client.send(new sdk.DeleteObjectCommand({ Bucket, Key }))
  }

  async function* keys(Prefix: string) {
    const { sdk, client } = await open()
    for await (const { Contents = [] } of sdk.paginateListObjectsV2({ client }, { Bucket, Prefix })) yield* Contents
  }

  return {
    parts: {
      async keep(name, { path }) {
        await put(`parts/${name}`, path, (await digestOf(path)).bytes)
        await rm(path, { force: true })
      },
      async read(name, take) {
        for await (const piece of await read(`parts/${name}`)) await take(piece as Buffer)
      },
      remove: (name) => remove(`parts/${name}`),
    },
    async stage() {
      await mkdir(staging, { recursive: true })
      const path = join(staging, randomUUID())
      return { path, discard: () => rm(path, { force: true }) }
    },
    async keep({ path }) {
      const { sha256, bytes } = await digestOf(path)
      // Also where the bytes are there already: their date says that they are used.
      await put(keyOf(sha256), path, bytes)
      await rm(path, { force: true })
      return { sha256, bytes }
    },
    read: (sha256, range) => read(keyOf(sha256), range),
    async size(sha256) {
      return (await head(keyOf(sha256)))?.ContentLength
    },
    async room() {
      const { free, total } = await (space ?? (() => diskSpace(dataDir)))()
      return free - floorOf(total)
    },
    async *list() {
      for await (const { Key = '' } of keys('blobs/')) {
        const name = Key.split('/').at(-1) ?? ''
        if (isHash(name)) yield name
      }
    },
    async remove(sha256, { keptBefore, isUnused }) {
      const there = await head(keyOf(sha256))
      if (!there?.LastModified || there.LastModified >= keptBefore || !(await isUnused())) return false
      await remove(keyOf(sha256))
      return true
    },
    async sweep() {
      await removeOld(staging, dayInMs)
      for await (const { Key = '', LastModified } of keys('parts/'))
        if (LastModified && Date.now() - LastModified.getTime() > 2 * dayInMs) await remove(Key)
    },
  }
}

async function openClient({ endpoint, region, accessKeyId, secretAccessKey }: S3Bucket) {
  const sdk = await import('@aws-sdk/client-s3')
  const client = new sdk.S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Buckets as paths, and no checksums of Amazon's own: other services know neither.
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
  })
  return { sdk, client }
}

const isHash = (name: string) => /^[0-9a-f]{64}$/.test(name)

function keyOf(sha256: string) {
  if (!isHash(sha256)) throw new Error('a blob is named by the 64 digits of its SHA-256')
  return `blobs/${sha256.slice(0, 2)}/${sha256}`
}

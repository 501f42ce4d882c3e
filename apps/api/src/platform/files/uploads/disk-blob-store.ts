import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { link, mkdir, open, readdir, rename, rm, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { AppError } from '../../../errors/app-error.ts'
import type { BlobStore, StagedBlob } from './blob-store.ts'

const giB = 1_073_741_824
const dayInMs = 86_400_000
const PIECE_BYTES = 262_144

/** Space that uploads leave to the database and the logs: 2 GB, or 5 % of a disk where that is less. */
export function floorOf(diskBytes: number) {
  return Math.min(2 * giB, diskBytes * 0.05)
}

interface DiskBlobStoreOptions {
  /** Free and whole bytes of the disk; given by tests. */
  space?: () => Promise<{ free: number; total: number }>
}

/**
 * Blobs as files, shared by every process that has the folder.
 * @param dataDir holds `blobs/<aa>/<sha256>`, `uploads/` for what is on its way in, and `upload-parts/`
 */
export function createDiskBlobStore(
  dataDir: string,
  { space = () => diskSpace(dataDir) }: DiskBlobStoreOptions = {},
): BlobStore {
  const staging = join(dataDir, 'uploads')
  const partsFolder = join(dataDir, 'upload-parts')
  const folderOf = (sha256: string) => join(dataDir, 'blobs', sha256.slice(0, 2))
  const pathOf = (sha256: string) => join(folderOf(sha256), checked(sha256))

  const partOf = (name: string) => join(partsFolder, checkedPart(name))

  return {
    parts: {
      async keep(name, { path }) {
        await mkdir(partsFolder, { recursive: true })
        await synced(path)
        await rename(path, partOf(name))
        await synced(partsFolder)
      },
      read: (name, take) => eachPiece(partOf(name), take),
      remove: (name) => rm(partOf(name), { force: true }),
    },
    async stage() {
      await mkdir(staging, { recursive: true })
      const path = join(staging, randomUUID())
      return { path, discard: () => rm(path, { force: true }) }
    },
    async keep(staged: StagedBlob) {
      const { sha256, bytes } = await digestOf(staged.path)
      await synced(staged.path)
      await mkdir(folderOf(sha256), { recursive: true })
      await rename(staged.path, pathOf(sha256))
      // The name itself must survive a power cut too.
      await synced(folderOf(sha256))
      return { sha256, bytes }
    },
    async read(sha256, range) {
      return createReadStream(pathOf(sha256), range)
    },
    async size(sha256) {
      const file = await stat(pathOf(sha256)).catch(() => undefined)
      return file?.size
    },
    async room() {
      const { free, total } = await space()
      return free - floorOf(total)
    },
    async *list() {
      for (const folder of await readdir(join(dataDir, 'blobs')).catch(() => [])) {
        for (const name of await readdir(join(dataDir, 'blobs', folder))) {
          if (name.endsWith(leaving)) await putBack(join(dataDir, 'blobs', folder, name))
          if (isHash(name.replace(leaving, ''))) yield name.replace(leaving, '')
        }
      }
    },
    async remove(sha256, { keptBefore, isUnused }) {
      const aside = pathOf(sha256) + leaving
      if (!(await isUnused())) return false
      const isAside = await rename(pathOf(sha256), aside).then(
        () => true,
        () => false,
      )
      if (!isAside) return false
      // A later upload of these bytes writes a file of its own; an earlier one has updated this file's time.
      if ((await stat(aside)).mtimeMs < keptBefore.getTime() && (await isUnused())) {
        await rm(aside)
        return true
      }
      await putBack(aside)
      return false
    },
    async sweep() {
      await removeOld(staging, dayInMs)
      // Uploads in chunks may be continued for a day, so their first parts are older.
      await removeOld(partsFolder, 2 * dayInMs)
    },
  }
}

/** Removes files of a folder that nothing has written to for so long. */
export async function removeOld(folder: string, ageMs: number) {
  for (const name of await readdir(folder).catch(() => [])) {
    const file = await stat(join(folder, name)).catch(() => undefined)
    if (file && Date.now() - file.mtimeMs > ageMs) await rm(join(folder, name), { force: true })
  }
}

/** At the end of a blob's name while it is decided whether it goes. */
const leaving = '.leaving'

/** A blob that is still used, or whose deletion a crash interrupted. */
async function putBack(aside: string) {
  await link(aside, aside.slice(0, -leaving.length)).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(aside)
}

export async function digestOf(path: string) {
  const hash = createHash('sha256')
  let bytes = 0
  await eachPiece(path, async (piece) => {
    hash.update(piece)
    bytes += piece.byteLength
  })
  return { sha256: hash.digest('hex'), bytes }
}

/**
 * Reads a file piece by piece into one buffer: a stream leaves a new one behind for each, and those of a large file are
 * tens of megabytes before they are collected.
 */
async function eachPiece(path: string, take: (piece: Buffer) => Promise<void>) {
  const file = await open(path, 'r')
  try {
    const buffer = Buffer.allocUnsafeSlow(PIECE_BYTES)
    for (;;) {
      const { bytesRead } = await file.read(buffer, 0, PIECE_BYTES, null)
      if (bytesRead === 0) return
      await take(buffer.subarray(0, bytesRead))
    }
  } finally {
    await file.close()
  }
}

async function synced(path: string) {
  const file = await open(path, 'r')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}

export async function diskSpace(folder: string) {
  await mkdir(folder, { recursive: true })
  const { bavail, blocks, bsize } = await statfs(folder)
  return { free: bavail * bsize, total: blocks * bsize }
}

const isHash = (name: string) => /^[0-9a-f]{64}$/.test(name)

function checked(sha256: string) {
  if (!isHash(sha256)) throw new Error('a blob is named by the 64 digits of its SHA-256')
  return sha256
}

function checkedPart(name: string) {
  if (!/^[0-9a-f-]{36}$/.test(name)) throw new Error('a part is named by a UUID')
  return name
}

/** What a full disk says while a file is written, as the answer it deserves. */
export function diskFailure(error: Error): Error {
  const code = 'code' in error ? error.code : undefined
  return code === 'ENOSPC' || code === 'EDQUOT' ? new AppError('disk_full', { reason: code }, { cause: error }) : error
}

import type { Readable } from 'node:stream'

/** Bytes of an upload in progress: in a temporary file, not visible until they are stored. */
export interface StagedBlob {
  /** A path of the local file system, for tools that read files. */
  path: string
  /** Removes what was staged; harmless after it was kept. */
  discard: () => Promise<void>
}

export interface StoredBlob {
  sha256: string
  bytes: number
}

export interface RemovalRule {
  /** Bytes kept after that stay. */
  keptBefore: Date
  /** Called when the blob can no longer be found, so that the result stays true. */
  isUnused: () => Promise<boolean>
}

/** Pieces of uploads in progress, by random names of their own: not visible until they are put together. */
export interface BlobParts {
  /** Makes staged bytes last under a name. */
  keep: (name: string, staged: StagedBlob) => Promise<void>
  /** Hands out one piece after the other; each is valid until `take` has ended. */
  read: (name: string, take: (piece: Buffer) => Promise<void>) => Promise<void>
  /** Harmless for a part that is gone. */
  remove: (name: string) => Promise<void>
}

/** Bytes by their SHA-256. What was kept never changes; keeping the same bytes twice keeps them once. */
export interface BlobStore {
  stage: () => Promise<StagedBlob>
  /** Makes staged bytes last: on disk, under their hash, whole or not at all. */
  keep: (staged: StagedBlob) => Promise<StoredBlob>
  /** @param range first and last byte, both included */
  read: (sha256: string, range?: { start: number; end: number }) => Promise<Readable>
  /** Undefined when there are no such bytes. */
  size: (sha256: string) => Promise<number | undefined>
  /** Bytes that may still be written before the floor is reached; negative below it. */
  room: () => Promise<number>
  /** Every blob there is, in no order. */
  list: () => AsyncIterable<string>
  /** Removes a blob that is old and unused, and no other, also when the same bytes are kept again meanwhile. */
  remove: (sha256: string, rule: RemovalRule) => Promise<boolean>
  parts: BlobParts
  /** Removes what was staged and never kept, and parts that nothing put together, older than a day. */
  sweep: () => Promise<void>
}

import type { BlobStore } from './blob-store.ts'
import { createDiskBlobStore } from './disk-blob-store.ts'
import { createS3BlobStore, type S3Bucket } from './s3-blob-store.ts'

/** The store that this installation is set to: a bucket, or else the disk. */
export function createBlobStore({ s3 }: { s3: S3Bucket | undefined }, dataDir: string): BlobStore {
  return s3 ? createS3BlobStore(s3, { dataDir }) : createDiskBlobStore(dataDir)
}

export { blobResponse } from './blob-response.ts'
export type { BlobStore, StoredBlob, StagedBlob } from './blob-store.ts'
export { createBlobStore } from './create-blob-store.ts'
export { createDiskBlobStore, diskFailure } from './disk-blob-store.ts'
export {
  type GivenFields,
  type ReceivedFile,
  receiveFile,
  type ReceiveRules,
  type StagedFile,
} from './receive-file.ts'
export { type FilmType, type PictureType, sniff, type Sniffed, sniffedBytes } from './sniff.ts'

export type { BlobStore, KeptBlob, StagedBlob } from './blob-store.ts'
export { createDiskBlobStore, diskFailure } from './disk-blob-store.ts'
export { type ReceivedFile, receiveFile, type ReceiveRules } from './receive-file.ts'
export { type FilmType, type PictureType, sniff, type Sniffed, sniffedBytes } from './sniff.ts'

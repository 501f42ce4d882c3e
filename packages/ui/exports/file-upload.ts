export * from '../src/interactive/file-upload/file-upload.labels.ts'
export * from '../src/interactive/file-upload/file-upload.tsx'
export type { Upload, UploadedFile, UploadOptions } from '../src/interactive/file-upload/use-uploads.ts'

export * from './stored-files.ts'
export * from './upload-policies.ts'
export * from './uploads.ts'
export * from './own-picture.ts'

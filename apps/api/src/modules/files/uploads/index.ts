export { type FileFacts, findFileFacts } from './file-facts.queries.ts'
export { sendFile } from './serve-file.service.ts'
export { uploadsModule } from './module.ts'
export { forgetFile } from './stored-files.service.ts'

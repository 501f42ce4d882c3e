export { type FileFacts, findFileFacts } from './file-facts.queries.ts'
export { uploadsModule } from './module.ts'
export { forgetFile } from './stored-files.service.ts'

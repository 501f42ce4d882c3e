export { browseCollection } from './collections.service.ts'
export { collectionsModule } from './module.ts'

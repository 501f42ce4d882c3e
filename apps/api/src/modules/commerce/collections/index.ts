export { browseCollection, changeCollectionStatus, createCollection } from './collections.service.ts'
export { collectionsModule } from './module.ts'

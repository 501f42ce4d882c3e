export { catalogueFilesModule } from './module.ts'

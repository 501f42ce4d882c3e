export { sectionLibraryModule } from './module.ts'

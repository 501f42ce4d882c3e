export { sectionLibraryRoutes } from './section-library.routes.ts'

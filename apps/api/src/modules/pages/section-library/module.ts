import { sectionLibraryRoutes } from './section-library.routes.ts'
import { module } from '../../../module.ts'

export const sectionLibraryModule = module({
  routes: ({ ports }) => sectionLibraryRoutes(ports.pageDrawer),
})

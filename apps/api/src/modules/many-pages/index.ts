export { manyPagesRoutes } from './many-pages.routes.ts'

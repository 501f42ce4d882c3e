export { pageActsRoutes } from './page-acts.routes.ts'

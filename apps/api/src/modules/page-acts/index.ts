export { pageActsRoutes } from './page-acts.routes.ts'
export { deleteOldActs } from './page-acts.repo.ts'

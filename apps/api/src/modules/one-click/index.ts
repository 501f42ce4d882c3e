export { oneClickRoutes } from './one-click.routes.ts'

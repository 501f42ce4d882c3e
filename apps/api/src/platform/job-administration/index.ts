export { jobAdministrationRoutes } from './job-administration.routes.ts'

export { exportPage } from './export-page.service.ts'
export { importPage, importSections } from './import-page.service.ts'
export { pageFileRoutes } from './page-files.routes.ts'

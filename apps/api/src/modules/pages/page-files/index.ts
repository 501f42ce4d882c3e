export { exportPage } from './export-page.service.ts'
export { importPage, importSections } from './import-page.service.ts'
export { pageFilesModule } from './module.ts'

export { findFolders, findLabels } from './page-groups.queries.ts'
export { addNumberedFolder } from './page-groups.service.ts'
export { pageGroupsModule } from './module.ts'

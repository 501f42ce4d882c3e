export { findFolders, findLabels, holdGroups, insertFolder } from './page-groups.repo.ts'
export { pageGroupsModule } from './module.ts'

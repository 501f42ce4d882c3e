export { pageGroupsRoutes } from './page-groups.routes.ts'
export { findFolders, findLabels, holdGroups, insertFolder } from './page-groups.repo.ts'

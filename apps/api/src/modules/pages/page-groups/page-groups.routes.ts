import {
  createPageFolder,
  createPageLabel,
  deletePageFolder,
  deletePageLabel,
  listPageGroups,
  renamePageFolder,
  updatePageLabel,
} from '@naikkelas/contract/pages'
import { bind, listedRecord } from '../../../platform/endpoints/index.ts'
import { designPages, viewPages } from '../landing-pages/index.ts'
import * as groups from './page-groups.service.ts'

export function pageGroupsRoutes() {
  return [
    bind(listPageGroups, { can: viewPages, run: (_, ctx) => groups.listPageGroups(ctx) }),
    bind(createPageFolder, { can: designPages, run: (input, ctx) => groups.createPageFolder(ctx, input) }),
    bind(renamePageFolder, {
      can: designPages,
      record: listedRecord('folderId', async (ctx) => (await groups.listPageGroups(ctx)).folders),
      run: (input, ctx) => groups.renamePageFolder(ctx, input),
    }),
    bind(deletePageFolder, {
      can: designPages,
      record: listedRecord('folderId', async (ctx) => (await groups.listPageGroups(ctx)).folders),
      run: (input, ctx) => groups.deletePageFolder(ctx, input),
    }),
    bind(createPageLabel, { can: designPages, run: (input, ctx) => groups.createPageLabel(ctx, input) }),
    bind(updatePageLabel, {
      can: designPages,
      record: listedRecord('labelId', async (ctx) => (await groups.listPageGroups(ctx)).labels),
      run: (input, ctx) => groups.updatePageLabel(ctx, input),
    }),
    bind(deletePageLabel, {
      can: designPages,
      record: listedRecord('labelId', async (ctx) => (await groups.listPageGroups(ctx)).labels),
      run: (input, ctx) => groups.deletePageLabel(ctx, input),
    }),
  ]
}

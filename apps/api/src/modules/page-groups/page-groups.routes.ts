import {
  createPageFolder,
  createPageLabel,
  deletePageFolder,
  deletePageLabel,
  listPageGroups,
  renamePageFolder,
  updatePageLabel,
} from '@naikkelas/contract'
import { bind } from '../../http/index.ts'
import { designPages, viewPages } from '../landing-pages/index.ts'
import * as groups from './page-groups.service.ts'

export function pageGroupsRoutes() {
  return [
    bind(listPageGroups, { can: viewPages, run: (_, ctx) => groups.listPageGroups(ctx) }),
    bind(createPageFolder, { can: designPages, run: (input, ctx) => groups.createPageFolder(ctx, input) }),
    bind(renamePageFolder, { can: designPages, run: (input, ctx) => groups.renamePageFolder(ctx, input) }),
    bind(deletePageFolder, { can: designPages, run: (input, ctx) => groups.deletePageFolder(ctx, input) }),
    bind(createPageLabel, { can: designPages, run: (input, ctx) => groups.createPageLabel(ctx, input) }),
    bind(updatePageLabel, { can: designPages, run: (input, ctx) => groups.updatePageLabel(ctx, input) }),
    bind(deletePageLabel, { can: designPages, run: (input, ctx) => groups.deletePageLabel(ctx, input) }),
  ]
}

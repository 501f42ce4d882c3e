import {
  deleteMedia,
  listMediaUses,
  listReplacements,
  replaceMedia,
  trashMedia,
  undoReplacement,
} from '@naikkelas/contract/pages'
import { bind } from '../../../platform/endpoints/index.ts'
import { findMedia, uploadFiles, viewMedia } from '../media/index.ts'
import { replaceOnPages } from './media-uses.policy.ts'
import * as uses from './media-uses.service.ts'
import * as replacements from './replacements.service.ts'
import * as trash from './trash.service.ts'
import * as undoing from './undo-replacement.service.ts'

export function mediaUsesRoutes() {
  return [
    bind(listMediaUses, { can: viewMedia, run: (input, ctx) => uses.listMediaUses(ctx, input) }),
    bind(trashMedia, { can: uploadFiles, transaction: 'own', run: (input, ctx) => trash.trashMedia(ctx, input) }),
    bind(deleteMedia, {
      can: uploadFiles,
      transaction: 'own',
      record: { load: async ({ params }, ctx) => (await findMedia(ctx, [params.mediaId]))[0] },
      run: (input, ctx) => trash.deleteMedia(ctx, input),
    }),
    bind(listReplacements, { can: viewMedia, run: (input, ctx) => replacements.listReplacements(ctx, input) }),
    bind(replaceMedia, {
      can: replaceOnPages,
      transaction: 'own',
      run: (input, ctx) => replacements.replaceMedia(ctx, input),
    }),
    bind(undoReplacement, {
      can: replaceOnPages,
      transaction: 'own',
      run: (input, ctx) => undoing.undoReplacement(ctx, input),
    }),
  ]
}

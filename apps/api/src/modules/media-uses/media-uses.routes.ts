import {
  deleteMedia,
  listMediaUses,
  listReplacements,
  replaceMedia,
  trashMedia,
  undoReplacement,
} from '@naikkelas/contract'
import { bind } from '../../http/index.ts'
import { uploadFiles, viewMedia } from '../media/index.ts'
import { replaceOnPages } from './media-uses.policy.ts'
import * as uses from './media-uses.service.ts'
import * as replacements from './replacements.service.ts'
import * as trash from './trash.service.ts'
import * as undoing from './undo-replacement.service.ts'

export function mediaUsesRoutes() {
  return [
    bind(listMediaUses, { can: viewMedia, run: (input, ctx) => uses.listMediaUses(ctx, input) }),
    bind(trashMedia, { can: uploadFiles, run: (input, ctx) => trash.trashMedia(ctx, input) }),
    bind(deleteMedia, { can: uploadFiles, run: (input, ctx) => trash.deleteMedia(ctx, input) }),
    bind(listReplacements, { can: viewMedia, run: (input, ctx) => replacements.listReplacements(ctx, input) }),
    bind(replaceMedia, { can: replaceOnPages, run: (input, ctx) => replacements.replaceMedia(ctx, input) }),
    bind(undoReplacement, { can: replaceOnPages, run: (input, ctx) => undoing.undoReplacement(ctx, input) }),
  ]
}

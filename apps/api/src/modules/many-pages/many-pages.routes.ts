import { checkLinks, createManyPages } from '@naikkelas/contract'
import { bind } from '../../http/index.ts'
import { designPages, viewPages } from '../landing-pages/index.ts'
import type { MediaPorts } from '../media/index.ts'
import * as many from './many-pages.service.ts'

export function manyPagesRoutes(media: MediaPorts) {
  return [
    bind(checkLinks, { can: viewPages, run: (input, ctx) => many.checkLinks(ctx, input) }),
    bind(createManyPages, { can: designPages, run: (input, ctx) => many.createManyPages(ctx, media, input) }),
  ]
}

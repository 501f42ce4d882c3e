import { checkLinks, createPagesFromTable } from '@naikkelas/contract/pages'
import { bind } from '../../../platform/endpoints/index.ts'
import { designPages, viewPages } from '../landing-pages/index.ts'
import type { MediaPorts } from '../media/index.ts'
import * as many from './bulk-creation.service.ts'

export function bulkCreationRoutes(media: MediaPorts) {
  return [
    bind(checkLinks, {
      can: viewPages,
      transaction: 'own',
      audit: 'none',
      run: (input, ctx) => many.checkLinks(ctx, input),
    }),
    bind(createPagesFromTable, {
      can: designPages,
      transaction: 'own',
      run: (input, ctx) => many.createPagesFromTable(ctx, media, input),
    }),
  ]
}

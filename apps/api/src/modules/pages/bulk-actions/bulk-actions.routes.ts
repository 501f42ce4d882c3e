import { listBulkActions, performBulkAction, previewBulkAction, undoBulkAction } from '@naikkelas/contract/pages'
import { bind } from '../../../platform/endpoints/index.ts'
import { type PageDrawer, viewPages } from '../landing-pages/index.ts'
import { actOnPages } from './bulk-actions.policy.ts'
import * as acts from './bulk-actions.service.ts'
import * as undoing from './undo-act.service.ts'

export function bulkActionsRoutes(pageDrawer: PageDrawer) {
  return [
    bind(previewBulkAction, {
      can: actOnPages,
      transaction: 'own',
      audit: 'none',
      run: (input, ctx) => acts.previewBulkAction(ctx, input),
    }),
    bind(performBulkAction, {
      can: actOnPages,
      transaction: 'own',
      run: (input, ctx) => acts.performBulkAction(ctx, pageDrawer, input),
    }),
    bind(listBulkActions, { can: viewPages, run: (_, ctx) => acts.listBulkActions(ctx) }),
    bind(undoBulkAction, {
      can: actOnPages,
      transaction: 'own',
      run: (input, ctx) => undoing.undoBulkAction(ctx, pageDrawer, input),
    }),
  ]
}

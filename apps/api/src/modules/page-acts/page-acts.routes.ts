import { listPageActs, performPageAct, previewPageAct, undoPageAct } from '@naikkelas/contract'
import { bind } from '../../http/index.ts'
import { type PageDrawer, viewPages } from '../landing-pages/index.ts'
import { actOnPages } from './page-acts.policy.ts'
import * as acts from './page-acts.service.ts'
import * as undoing from './undo-act.service.ts'

export function pageActsRoutes(pageDrawer: PageDrawer) {
  return [
    bind(previewPageAct, { can: actOnPages, run: (input, ctx) => acts.previewPageAct(ctx, input) }),
    bind(performPageAct, { can: actOnPages, run: (input, ctx) => acts.performPageAct(ctx, pageDrawer, input) }),
    bind(listPageActs, { can: viewPages, run: (_, ctx) => acts.listPageActs(ctx) }),
    bind(undoPageAct, { can: actOnPages, run: (input, ctx) => undoing.undoPageAct(ctx, pageDrawer, input) }),
  ]
}

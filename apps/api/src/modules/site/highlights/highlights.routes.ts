import {
  browseHighlights,
  changeHighlightStatus,
  createHighlight,
  getHighlight,
  listHighlights,
  orderHighlights,
  updateHighlight,
} from '@naikkelas/contract/site'
import type { AdminContext } from '../../../app-context.ts'
import { bind } from '../../../platform/endpoints/index.ts'
import { manageHighlights, viewHighlights } from './highlights.policy.ts'
import * as highlights from './highlights.service.ts'
import * as published from './public-highlights.service.ts'

const oneHighlight = {
  load: (input: { params: { highlightId: string } }, ctx: AdminContext) => highlights.getHighlight(ctx, input),
}

export const highlightRoutes = [
  bind(browseHighlights, { can: 'anyone', run: (input, ctx) => published.browseHighlights(ctx, input) }),
  bind(listHighlights, { can: viewHighlights, run: (input, ctx) => highlights.listHighlights(ctx, input) }),
  bind(getHighlight, { can: viewHighlights, run: (input, ctx) => highlights.getHighlight(ctx, input) }),
  bind(createHighlight, { can: manageHighlights, run: (input, ctx) => highlights.createHighlight(ctx, input) }),
  bind(updateHighlight, {
    can: manageHighlights,
    record: oneHighlight,
    run: (input, ctx) => highlights.updateHighlight(ctx, input),
  }),
  bind(changeHighlightStatus, {
    can: manageHighlights,
    run: (input, ctx) => highlights.changeHighlightStatus(ctx, input),
  }),
  bind(orderHighlights, { can: manageHighlights, run: (input, ctx) => highlights.orderHighlights(ctx, input) }),
]

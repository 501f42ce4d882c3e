import { deleteListView, listListViews, saveListView } from '@naikkelas/contract/identity'
import { bind } from '../../../platform/endpoints/index.ts'
import { isSignedIn } from '../admins/index.ts'
import * as views from './list-views.service.ts'

export const listViewsRoutes = [
  bind(listListViews, { can: isSignedIn, run: (input, ctx) => views.listListViews(ctx, input) }),
  bind(saveListView, { can: isSignedIn, run: (input, ctx) => views.saveListView(ctx, input) }),
  bind(deleteListView, {
    can: isSignedIn,
    record: { load: (input, ctx) => views.ownListView(ctx, input) },
    run: (input, ctx) => views.deleteListView(ctx, input),
  }),
]

import {
  createRedirect,
  deleteRedirect,
  findRedirect,
  listRedirectDays,
  listRedirects,
} from '@naikkelas/contract/marketing'
import { bind, createReadLimit, openingOf } from '../../../platform/endpoints/index.ts'
import { publishPages, viewPages } from '../../pages/landing-pages/index.ts'
import * as redirects from './redirects.service.ts'

export function redirectsRoutes() {
  const countRead = createReadLimit({ name: 'redirects', hits: 300, windowMs: 60_000 })
  return [
    bind(listRedirects, { can: viewPages, run: (_, ctx) => redirects.listRedirects(ctx) }),
    bind(listRedirectDays, { can: viewPages, run: (input, ctx) => redirects.listRedirectDays(ctx, input) }),
    bind(createRedirect, { can: publishPages, run: (input, ctx) => redirects.createRedirect(ctx, input) }),
    bind(deleteRedirect, {
      can: publishPages,
      record: {
        load: async ({ query }, ctx) => (await redirects.listRedirects(ctx)).find(({ path }) => path === query.path),
      },
      run: (input, ctx) => redirects.deleteRedirect(ctx, input),
    }),
    bind(findRedirect, {
      can: 'anyone',
      limit: ({ clientAddress }) => countRead(clientAddress),
      run: (input, ctx, { request }) => redirects.findRedirect(ctx, input, openingOf(request)),
    }),
  ]
}

import { createRedirect, deleteRedirect, findRedirect, listRedirectDays, listRedirects } from '@naikkelas/contract'
import { bind, createReadLimit, openingOf } from '../../http/index.ts'
import { publishPages, viewPages } from '../landing-pages/index.ts'
import * as redirects from './redirects.service.ts'

export function redirectsRoutes() {
  const countRead = createReadLimit({ name: 'redirects', hits: 300, windowMs: 60_000 })
  return [
    bind(listRedirects, { can: viewPages, run: (_, ctx) => redirects.listRedirects(ctx) }),
    bind(listRedirectDays, { can: viewPages, run: (input, ctx) => redirects.listRedirectDays(ctx, input) }),
    bind(createRedirect, { can: publishPages, run: (input, ctx) => redirects.createRedirect(ctx, input) }),
    bind(deleteRedirect, { can: publishPages, run: (input, ctx) => redirects.deleteRedirect(ctx, input) }),
    bind(findRedirect, {
      can: 'anyone',
      run: async (input, ctx, { clientAddress, request }) => {
        countRead(clientAddress)
        return redirects.findRedirect(ctx, input, openingOf(request))
      },
    }),
  ]
}

import {
  changeAdminPassword,
  createFirstAdmin,
  getAdminMenu,
  getCurrentAdmin,
  getVisitorSession,
  signInAdmin,
  signOutAdmin,
} from '@naikkelas/contract'
import type { Queries } from '../../db/index.ts'
import { bind } from '../../http/index.ts'
import type { AdminAuth } from './admin-auth.ts'
import { isSignedIn } from './identity.policy.ts'
import * as service from './identity.service.ts'

/** @param authIn the same auth within a transaction */
export function identityRoutes(auth: AdminAuth, authIn: (queries: Queries) => AdminAuth) {
  return [
    bind(signInAdmin, { can: 'anyone', run: (input, ctx, request) => service.signInAdmin(ctx, auth, request, input) }),
    bind(signOutAdmin, { can: 'anyone', run: (_, ctx, request) => service.signOutAdmin(ctx, auth, request) }),
    bind(createFirstAdmin, {
      can: 'anyone',
      run: (input, ctx, request) => service.createFirstAdmin(ctx, auth, request, input),
    }),
    bind(getCurrentAdmin, { can: isSignedIn, run: async (_, { actor }) => actor }),
    bind(getVisitorSession, { can: 'anyone', run: (_, _ctx, request) => service.getVisitorSession(request) }),
    bind(getAdminMenu, { can: isSignedIn, run: async (_, { actor }) => service.listMenus(actor) }),
    bind(changeAdminPassword, {
      can: isSignedIn,
      run: (input, ctx, request) => service.changeAdminPassword(ctx, authIn, request, input),
    }),
  ]
}

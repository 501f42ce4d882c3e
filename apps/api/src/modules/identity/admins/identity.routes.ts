import {
  type Admin,
  changeAdminPassword,
  createFirstAdmin,
  getAdminMenu,
  getCurrentAdmin,
  signInAdmin,
  signOutAdmin,
} from '@naikkelas/contract/identity'
import { bind } from '../../../platform/endpoints/index.ts'
import type { OpenRealm } from '../../../platform/realms/index.ts'
import { isSignedIn } from './identity.policy.ts'
import * as service from './identity.service.ts'

export function identityRoutes(realm: OpenRealm<Admin>) {
  return [
    bind(signInAdmin, { can: 'anyone', run: (input, ctx, request) => service.signInAdmin(ctx, realm, request, input) }),
    bind(signOutAdmin, { can: 'anyone', run: (_, ctx, request) => service.signOutAdmin(ctx, realm, request) }),
    bind(createFirstAdmin, {
      can: 'anyone',
      run: (input, ctx, request) => service.createFirstAdmin(ctx, realm, request, input),
    }),
    bind(getCurrentAdmin, { can: isSignedIn, run: async (_, { actor }) => actor }),
    bind(getAdminMenu, { can: isSignedIn, run: async (_, { actor }) => service.listMenus(actor) }),
    bind(changeAdminPassword, {
      can: isSignedIn,
      // Hashing takes longer than a transaction should.
      transaction: 'own',
      audit: 'id',
      run: (input, ctx, request) => service.changeAdminPassword(ctx, realm, request, input),
    }),
  ]
}

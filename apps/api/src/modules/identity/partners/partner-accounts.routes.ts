import {
  changePartnerPassword,
  getCurrentPartnerAccount,
  listPartnerSessions,
  type PartnerAccount,
  requestPartnerPasswordReset,
  resetPartnerPassword,
  revokePartnerSession,
  signInPartner,
  signOutPartner,
} from '@naikkelas/contract/identity'
import { bind } from '../../../platform/endpoints/index.ts'
import type { OpenRealm } from '../../../platform/realms/index.ts'
import * as access from '../account-access/index.ts'
import { partnerAccess } from './partner-access.ts'
import { partnerRealm } from './partner-realm.ts'
import { isSignedIn } from './partners.policy.ts'

/** Public endpoints; each counts its tries by itself. */
const publicRoutes = (realm: OpenRealm<PartnerAccount>) => [
  bind(signInPartner, {
    can: 'anyone',
    run: ({ body }, ctx, request) => access.signIn(ctx, { access: partnerAccess, realm }, request, body),
  }),
  bind(signOutPartner, { can: 'anyone', run: (_, ctx, request) => access.signOut(ctx, realm, request) }),
  bind(requestPartnerPasswordReset, {
    can: 'anyone',
    run: ({ body }, ctx, request) => access.requestPasswordReset(ctx, partnerAccess, request, body),
  }),
  bind(resetPartnerPassword, {
    can: 'anyone',
    run: ({ body }, ctx, request) => access.resetPassword(ctx, partnerAccess, request, body),
  }),
]

/** What a partner does with the own account; audit entries name the account and not its data. */
const ownRoutes = (realm: OpenRealm<PartnerAccount>) => {
  const own = { for: partnerRealm, can: isSignedIn, audit: 'id' } as const
  return [
    bind(getCurrentPartnerAccount, { ...own, run: async (_, { actor }) => actor }),
    bind(changePartnerPassword, {
      ...own,
      // A wrong answer must stay counted, and hashing takes longer than a transaction should.
      transaction: 'own',
      run: ({ body }, ctx, request) => access.changePassword(ctx, { access: partnerAccess, realm }, request, body),
    }),
    bind(listPartnerSessions, { ...own, run: (_, ctx) => access.listSessions(ctx, partnerAccess) }),
    bind(revokePartnerSession, { ...own, run: ({ params }, ctx) => access.revokeSession(ctx, partnerAccess, params) }),
  ]
}

export const partnerAccountsRoutes = (realm: OpenRealm<PartnerAccount>) => [...publicRoutes(realm), ...ownRoutes(realm)]

import {
  answerPartnerChallenge,
  confirmPartnerSecondFactor,
  endPartnerSecondFactor,
  getPartnerSecondFactor,
  renewPartnerRecoveryCodes,
  startPartnerSecondFactor,
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
  bind(answerPartnerChallenge, {
    can: 'anyone',
    run: ({ body }, ctx, request) => access.answerChallenge(ctx, { access: partnerAccess, realm }, request, body),
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
  // A wrong answer must stay counted, and hashing takes longer than a transaction should.
  const ownTransactions = { ...own, transaction: 'own' } as const
  return [
    bind(getCurrentPartnerAccount, { ...own, run: async (_, { actor }) => actor }),
    bind(changePartnerPassword, {
      ...ownTransactions,
      run: ({ body }, ctx, request) => access.changePassword(ctx, { access: partnerAccess, realm }, request, body),
    }),
    bind(listPartnerSessions, { ...own, run: (_, ctx) => access.listSessions(ctx, partnerAccess) }),
    bind(getPartnerSecondFactor, { ...own, run: (_, ctx) => access.getSecondFactor(ctx, partnerAccess) }),
    bind(startPartnerSecondFactor, {
      ...ownTransactions,
      run: ({ body }, ctx) => access.startSecondFactor(ctx, partnerAccess, body),
    }),
    bind(confirmPartnerSecondFactor, {
      ...ownTransactions,
      run: ({ body }, ctx) => access.confirmSecondFactor(ctx, partnerAccess, body),
    }),
    bind(renewPartnerRecoveryCodes, {
      ...ownTransactions,
      run: ({ body }, ctx) => access.renewRecoveryCodes(ctx, partnerAccess, body),
    }),
    bind(endPartnerSecondFactor, {
      ...ownTransactions,
      run: ({ body }, ctx) => access.endSecondFactor(ctx, partnerAccess, body),
    }),
    bind(revokePartnerSession, { ...own, run: ({ params }, ctx) => access.revokeSession(ctx, partnerAccess, params) }),
  ]
}

export const partnerAccountsRoutes = (realm: OpenRealm<PartnerAccount>) => [...publicRoutes(realm), ...ownRoutes(realm)]

import {
  acceptInvitation,
  changeAdminAccess,
  inviteAdmin,
  listAdmins,
  reinstateAdmin,
  renewInvitation,
  resetAdminSecondFactor,
  suspendAdmin,
  withdrawInvitation,
} from '@naikkelas/contract/identity'
import { bind } from '../../../platform/endpoints/index.ts'
import * as service from './admin-accounts.service.ts'
import { adminRealm } from './admin-realm.ts'
import { findAdmins } from './admins.queries.ts'
import { manageAdmins } from './identity.policy.ts'

/** Each change is recorded with the account before and after, sealed by the account's own key. */
const ofAccount = { can: manageAdmins, person: { of: adminRealm }, record: { load: ofParams } }

function ofParams(input: { params: { adminId: string } }, ctx: Parameters<typeof service.findAccount>[0]) {
  return service.findAccount(ctx, input)
}

export const adminAccountsRoutes = [
  bind(listAdmins, { can: manageAdmins, run: (_, { database }) => findAdmins(database.queries) }),
  bind(inviteAdmin, {
    can: manageAdmins,
    person: { of: adminRealm },
    run: (input, ctx, request) => service.inviteAdmin(ctx, request, input),
  }),
  bind(changeAdminAccess, {
    ...ofAccount,
    run: (input, ctx, request) => service.changeAdminAccess(ctx, request, input),
  }),
  bind(suspendAdmin, { ...ofAccount, run: (input, ctx) => service.suspendAdmin(ctx, input) }),
  bind(resetAdminSecondFactor, {
    ...ofAccount,
    run: (input, ctx, request) => service.resetAdminSecondFactor(ctx, request, input),
  }),
  bind(reinstateAdmin, { ...ofAccount, run: (input, ctx) => service.reinstateAdmin(ctx, input) }),
  bind(renewInvitation, { ...ofAccount, run: (input, ctx) => service.renewInvitation(ctx, input) }),
  bind(withdrawInvitation, { ...ofAccount, run: (input, ctx) => service.withdrawInvitation(ctx, input) }),
  bind(acceptInvitation, {
    can: 'anyone',
    run: (input, ctx, request) => service.acceptInvitation(ctx, request, input),
  }),
]

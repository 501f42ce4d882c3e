import {
  addAdminPasskey,
  answerAdminChallenge,
  confirmAdminSecondFactor,
  endAdminSecondFactor,
  getAdminSecondFactor,
  renewAdminRecoveryCodes,
  startAdminPasskey,
  startAdminPasskeySignIn,
  startAdminSecondFactor,
  changeAdminPassword,
  createFirstAdmin,
  getAdminMenu,
  getCurrentAdmin,
  getLook,
  listAdminPasskeys,
  listAdminSessions,
  removeAdminPasskey,
  renameAdminPasskey,
  requestAdminPasswordReset,
  resetAdminPassword,
  revokeAdminSession,
  signInAdmin,
  signInAdminByPasskey,
  signOutAdmin,
  updateLook,
} from '@naikkelas/contract/identity'
import { bind } from '../../../platform/endpoints/index.ts'
import type { OpenRealm } from '../../../platform/realms/index.ts'
import * as access from '../account-access/index.ts'
import { adminAccess } from './admin-access.ts'
import { adminRealm } from './admin-realm.ts'
import { isSignedIn } from './identity.policy.ts'
import * as service from './identity.service.ts'
import * as looks from './looks.service.ts'
import { mustSetUpSecondFactor, type SignedInAdmin } from './signed-in-admin.ts'

/** What opens the account by itself waits for the second factor that its role must have. */
const ofCompleteAccount = { for: adminRealm, can: isSignedIn }
/** The own account, which must be looked after before anything else opens. */
const ofOwnAccount = { for: adminRealm, can: isSignedIn, isOpenToRestricted: true }

export function identityRoutes(realm: OpenRealm<SignedInAdmin>) {
  return [
    bind(signInAdmin, {
      can: 'anyone',
      run: ({ body }, ctx, request) => access.signIn(ctx, { access: adminAccess, realm }, request, body),
    }),
    bind(answerAdminChallenge, {
      can: 'anyone',
      run: ({ body }, ctx, request) => access.answerChallenge(ctx, { access: adminAccess, realm }, request, body),
    }),
    bind(startAdminPasskeySignIn, {
      can: 'anyone',
      run: (_, ctx, request) => access.startPasskeySignIn(ctx, adminAccess, request),
    }),
    bind(signInAdminByPasskey, {
      can: 'anyone',
      run: ({ body }, ctx, request) => access.signInByPasskey(ctx, { access: adminAccess, realm }, request, body),
    }),
    bind(signOutAdmin, {
      can: 'anyone',
      isOpenInView: true,
      run: (_, ctx, request) => access.signOut(ctx, realm, request),
    }),
    bind(createFirstAdmin, {
      can: 'anyone',
      run: (input, ctx, request) => service.createFirstAdmin(ctx, realm, request, input),
    }),
    bind(requestAdminPasswordReset, {
      can: 'anyone',
      run: ({ body }, ctx, request) => access.requestPasswordReset(ctx, adminAccess, request, body),
    }),
    bind(resetAdminPassword, {
      can: 'anyone',
      run: ({ body }, ctx, request) => access.resetPassword(ctx, adminAccess, request, body),
    }),
    bind(getCurrentAdmin, {
      ...ofOwnAccount,
      run: async (_, { actor, appEnv }) => ({ ...actor, mustSetUpSecondFactor: mustSetUpSecondFactor(actor, appEnv) }),
    }),
    bind(getAdminMenu, { can: isSignedIn, run: async (_, { actor }) => service.listMenus(actor) }),
    bind(getLook, { can: isSignedIn, run: (_, ctx) => looks.getLook(ctx) }),
    // What a person likes to look at is no record of what was done.
    bind(updateLook, { can: isSignedIn, audit: 'none', run: (input, ctx) => looks.updateLook(ctx, input) }),
    bind(changeAdminPassword, {
      ...ofOwnAccount,
      // A wrong answer must stay counted, and hashing takes longer than a transaction should.
      transaction: 'own',
      audit: 'id',
      run: ({ body }, ctx, request) => access.changePassword(ctx, { access: adminAccess, realm }, request, body),
    }),
    bind(listAdminSessions, { ...ofOwnAccount, run: (_, ctx) => access.listSessions(ctx, adminAccess) }),
    bind(getAdminSecondFactor, { ...ofOwnAccount, run: (_, ctx) => access.getSecondFactor(ctx, adminAccess) }),
    bind(startAdminSecondFactor, {
      ...ofOwnAccount,
      transaction: 'own',
      audit: 'id',
      run: ({ body }, ctx) => access.startSecondFactor(ctx, adminAccess, body),
    }),
    bind(confirmAdminSecondFactor, {
      ...ofOwnAccount,
      transaction: 'own',
      audit: 'id',
      run: ({ body }, ctx) => access.confirmSecondFactor(ctx, adminAccess, body),
    }),
    bind(renewAdminRecoveryCodes, {
      ...ofOwnAccount,
      transaction: 'own',
      audit: 'id',
      run: ({ body }, ctx) => access.renewRecoveryCodes(ctx, adminAccess, body),
    }),
    bind(endAdminSecondFactor, {
      ...ofOwnAccount,
      transaction: 'own',
      audit: 'id',
      run: ({ body }, ctx) => access.endSecondFactor(ctx, adminAccess, body),
    }),
    bind(listAdminPasskeys, { ...ofCompleteAccount, run: (_, ctx) => access.listPasskeys(ctx, adminAccess) }),
    bind(startAdminPasskey, {
      ...ofCompleteAccount,
      transaction: 'own',
      audit: 'id',
      run: ({ body }, ctx, request) => access.startPasskey(ctx, adminAccess, request, body),
    }),
    bind(addAdminPasskey, {
      ...ofCompleteAccount,
      transaction: 'own',
      audit: 'id',
      run: ({ body }, ctx, request) => access.addPasskey(ctx, adminAccess, request, body),
    }),
    bind(renameAdminPasskey, {
      ...ofCompleteAccount,
      audit: 'id',
      run: ({ params, body }, ctx) => access.renamePasskey(ctx, adminAccess, { ...params, ...body }),
    }),
    bind(removeAdminPasskey, {
      ...ofCompleteAccount,
      transaction: 'own',
      audit: 'id',
      run: ({ params, body }, ctx) => access.removePasskey(ctx, adminAccess, { ...params, ...body }),
    }),
    bind(revokeAdminSession, {
      ...ofOwnAccount,
      audit: 'id',
      run: ({ params }, ctx) => access.revokeSession(ctx, adminAccess, params),
    }),
  ]
}

import {
  addLearnerPasskey,
  type Admin,
  answerLearnerChallenge,
  confirmLearnerSecondFactor,
  endLearnerSecondFactor,
  getLearnerSecondFactor,
  renewLearnerRecoveryCodes,
  startLearnerSecondFactor,
  cancelLearnerDeletion,
  changeLearnerPassword,
  confirmEmailChange,
  confirmPhone,
  confirmRegistration,
  createHandover,
  exportPersonalData,
  finishGoogleSignIn,
  finishGuide,
  getCurrentLearner,
  getGuide,
  getSignInMethods,
  getSignInOffer,
  getVisitorSession,
  type Learner,
  linkGoogle,
  listConsents,
  listLearnerPasskeys,
  listLearnerSessions,
  registerLearner,
  removeLearnerPasskey,
  renameLearnerPasskey,
  requestEmailChange,
  requestLearnerDeletion,
  requestPasswordReset,
  requestPhoneVerification,
  resendRegistrationCode,
  resetPassword,
  revokeLearnerSession,
  setConsent,
  signInLearner,
  signInLearnerByPasskey,
  signOutLearner,
  startGoogleSignIn,
  startLearnerPasskey,
  startLearnerPasskeySignIn,
  unlinkGoogle,
  updateLearnerProfile,
} from '@naikkelas/contract/identity'
import { bind } from '../../../platform/endpoints/index.ts'
import type { OpenRealm } from '../../../platform/realms/index.ts'
import * as access from '../account-access/index.ts'
import * as account from './account.service.ts'
import * as contacts from './contacts.service.ts'
import * as deletion from './deletion.service.ts'
import * as google from './google.service.ts'
import * as handovers from './handovers.service.ts'
import { learnerAccess } from './learner-access.ts'
import { learnerRealm } from './learner-realm.ts'
import { findActiveLearner } from './learners.queries.ts'
import { isSignedIn } from './learners.policy.ts'
import { maskedContact } from './masks.rules.ts'
import * as registration from './registration.service.ts'
import * as visitorSession from './visitor-session.service.ts'

/** Public endpoints; each counts its tries by itself. */
const publicRoutes = (realm: OpenRealm<Learner>) => [
  bind(registerLearner, {
    can: 'anyone',
    run: (input, ctx, request) => registration.registerLearner(ctx, request, input),
  }),
  bind(resendRegistrationCode, {
    can: 'anyone',
    run: (input, ctx, request) => registration.resendRegistrationCode(ctx, request, input),
  }),
  bind(confirmRegistration, {
    can: 'anyone',
    run: (input, ctx, request) => registration.confirmRegistration(ctx, realm, request, input),
  }),
  bind(signInLearner, {
    can: 'anyone',
    run: ({ body }, ctx, request) => access.signIn(ctx, google.signInParts(ctx, realm), request, body),
  }),
  bind(answerLearnerChallenge, {
    can: 'anyone',
    run: ({ body }, ctx, request) => access.answerChallenge(ctx, google.signInParts(ctx, realm), request, body),
  }),
  bind(startLearnerPasskeySignIn, {
    can: 'anyone',
    run: (_, ctx, request) => access.startPasskeySignIn(ctx, learnerAccess, request),
  }),
  bind(signInLearnerByPasskey, {
    can: 'anyone',
    run: ({ body }, ctx, request) => access.signInByPasskey(ctx, google.signInParts(ctx, realm), request, body),
  }),
  bind(getSignInOffer, { can: 'anyone', run: async (_, ctx) => ({ hasGoogle: ctx.ports.google !== undefined }) }),
  bind(startGoogleSignIn, { can: 'anyone', run: (_, ctx, request) => google.startGoogleSignIn(ctx, request) }),
  bind(finishGoogleSignIn, {
    can: 'anyone',
    run: (input, ctx, request) => google.finishGoogleSignIn(ctx, realm, request, input),
  }),
  bind(linkGoogle, { can: 'anyone', run: (input, ctx, request) => google.linkGoogle(ctx, realm, request, input) }),
  bind(signOutLearner, {
    can: 'anyone',
    async run(_, ctx, request) {
      await handovers.endParent(ctx, realm, request)
      return access.signOut(ctx, realm, request)
    },
  }),
  bind(requestPasswordReset, {
    can: 'anyone',
    run: ({ body }, ctx, request) => access.requestPasswordReset(ctx, learnerAccess, request, body),
  }),
  bind(cancelLearnerDeletion, {
    can: 'anyone',
    run: (input, ctx, request) => deletion.cancelLearnerDeletion(ctx, request, input),
  }),
  bind(resetPassword, {
    can: 'anyone',
    run: ({ body }, ctx, request) => access.resetPassword(ctx, learnerAccess, request, body),
  }),
]

/** What a learner does with the own account; audit entries name the account and not its data, save for the profile. */
const ownRoutes = (realm: OpenRealm<Learner>) => {
  const own = { for: learnerRealm, can: isSignedIn, audit: 'id' } as const
  // A wrong answer must stay counted, and hashing takes longer than a transaction should.
  const ownTransactions = { ...own, transaction: 'own' } as const
  return [
    bind(getCurrentLearner, {
      ...own,
      inView: maskedContact,
      run: async (_, { actor }, { findView }) => ({
        ...actor,
        viewedUntil: (await findView())?.view.endsAt.toISOString() ?? null,
      }),
    }),
    bind(updateLearnerProfile, {
      ...own,
      audit: 'full',
      person: { of: learnerRealm },
      record: { load: (_, ctx) => findActiveLearner(ctx.database.queries, ctx.actor.id) },
      run: (input, ctx, request) => account.updateLearnerProfile(ctx, realm, request, input),
    }),
    bind(changeLearnerPassword, {
      ...ownTransactions,
      run: ({ body }, ctx, request) => access.changePassword(ctx, { access: learnerAccess, realm }, request, body),
    }),
    bind(requestEmailChange, {
      ...ownTransactions,
      run: (input, ctx, request) => contacts.requestEmailChange(ctx, request, input),
    }),
    bind(confirmEmailChange, {
      ...ownTransactions,
      run: (input, ctx, request) => contacts.confirmEmailChange(ctx, request, input),
    }),
    bind(requestPhoneVerification, {
      ...ownTransactions,
      run: (input, ctx, request) => contacts.requestPhoneVerification(ctx, request, input),
    }),
    bind(confirmPhone, {
      ...ownTransactions,
      run: (input, ctx, request) => contacts.confirmPhone(ctx, request, input),
    }),
    bind(listLearnerSessions, { ...own, run: (_, ctx) => access.listSessions(ctx, learnerAccess) }),
    bind(getLearnerSecondFactor, { ...own, run: (_, ctx) => access.getSecondFactor(ctx, learnerAccess) }),
    bind(startLearnerSecondFactor, {
      ...ownTransactions,
      run: ({ body }, ctx) => access.startSecondFactor(ctx, learnerAccess, body),
    }),
    bind(confirmLearnerSecondFactor, {
      ...ownTransactions,
      // The timeline distinguishes switching it on from moving it to another app.
      audit: 'full',
      record: { load: (_, ctx) => access.getSecondFactor(ctx, learnerAccess) },
      run: ({ body }, ctx) => access.confirmSecondFactor(ctx, learnerAccess, body),
    }),
    bind(renewLearnerRecoveryCodes, {
      ...ownTransactions,
      run: ({ body }, ctx) => access.renewRecoveryCodes(ctx, learnerAccess, body),
    }),
    bind(endLearnerSecondFactor, {
      ...ownTransactions,
      run: ({ body }, ctx) => access.endSecondFactor(ctx, learnerAccess, body),
    }),
    bind(listLearnerPasskeys, { ...own, run: (_, ctx) => access.listPasskeys(ctx, learnerAccess) }),
    bind(startLearnerPasskey, {
      ...ownTransactions,
      run: ({ body }, ctx, request) => access.startPasskey(ctx, learnerAccess, request, body),
    }),
    bind(addLearnerPasskey, {
      ...ownTransactions,
      run: ({ body }, ctx, request) => access.addPasskey(ctx, learnerAccess, request, body),
    }),
    bind(renameLearnerPasskey, {
      ...own,
      run: ({ params, body }, ctx) => access.renamePasskey(ctx, learnerAccess, { ...params, ...body }),
    }),
    bind(removeLearnerPasskey, {
      ...ownTransactions,
      run: ({ params, body }, ctx) => access.removePasskey(ctx, learnerAccess, { ...params, ...body }),
    }),
    bind(createHandover, { ...own, run: (input, ctx) => handovers.createHandover(ctx, input) }),
    bind(getSignInMethods, { ...own, run: (_, ctx) => google.getSignInMethods(ctx) }),
    bind(unlinkGoogle, { ...ownTransactions, run: (input, ctx) => google.unlinkGoogle(ctx, input) }),
    bind(revokeLearnerSession, { ...own, run: ({ params }, ctx) => access.revokeSession(ctx, learnerAccess, params) }),
    bind(exportPersonalData, { ...ownTransactions, run: (input, ctx) => deletion.exportPersonalData(ctx, input) }),
    bind(requestLearnerDeletion, {
      ...ownTransactions,
      run: (input, ctx, request) => deletion.requestLearnerDeletion(ctx, request, input),
    }),
    bind(listConsents, { ...own, inView: 'shown', run: (_, ctx) => account.listConsents(ctx) }),
    bind(setConsent, { ...own, run: (input, ctx) => account.setConsent(ctx, input) }),
    bind(getGuide, { ...own, inView: 'shown', run: (input, ctx) => account.getGuide(ctx, input) }),
    bind(finishGuide, { ...own, audit: 'none', run: ({ body }, ctx) => account.finishGuide(ctx, body.type) }),
  ]
}

export const learnersRoutes = (learners: OpenRealm<Learner>, admins: OpenRealm<Admin>) => [
  ...publicRoutes(learners),
  ...ownRoutes(learners),
  bind(getVisitorSession, {
    can: 'anyone',
    run: (_, _ctx, request) => visitorSession.getVisitorSession({ learners, admins }, request),
  }),
]

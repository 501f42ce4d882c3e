export { wrongCode, wrongPassword } from './access-errors.ts'
export { answerLimits, roundTripLimits, sendLimits } from './access-limits.ts'
export { accountMail, type AccountMail } from './access-mails.rules.ts'
export { type AccountAccess, createAccountAccess, type Linking, type ReachableAccount } from './account-access.ts'
export { deviceName } from './device-name.rules.ts'
export { forgetOldDevices, rememberDevice } from './devices.service.ts'
export {
  addPasskey,
  erasePasskeys,
  listPasskeys,
  removePasskey,
  renamePasskey,
  signInByPasskey,
  startPasskey,
  startPasskeySignIn,
} from './passkeys.service.ts'
export { changePassword, checkPassword, requestPasswordReset, resetPassword } from './passwords.service.ts'
export { listSessions, revokeSession } from './sessions.service.ts'
export { hasSecondFactorSql } from './second-factor.queries.ts'
export {
  confirmSecondFactor,
  endSecondFactor,
  eraseSecondFactor,
  getSecondFactor,
  hasSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
} from './second-factor.service.ts'
export { answerChallenge, signIn, signInByIdentity, signOut } from './sign-in.service.ts'

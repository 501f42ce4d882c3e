import { fileAddress, fileTokenParameter, signedFileMinutes } from '@naikkelas/contract/files'
import type { AppContext } from '../../../app-context.ts'
import { signedText, signedToken } from '../../../platform/secrets/signed-token.ts'

const purpose = 'file addresses'

interface Grant {
  fileId: string
  realm: 'admin' | 'learner'
  accountId: string
}

/** An address that opens a file for an account until it ends. */
export function signedFile({ keyFor, clock }: Pick<AppContext, 'keyFor' | 'clock'>, grant: Grant) {
  const until = clock.now().getTime() + signedFileMinutes * 60_000
  const text = [until.toString(36), grant.fileId, grant.realm, grant.accountId].join('.')
  const token = encodeURIComponent(signedToken(keyFor(purpose), text))
  return {
    address: `${fileAddress(grant.fileId)}?${fileTokenParameter}=${token}`,
    expiresAt: new Date(until).toISOString(),
  }
}

/** What a token grants now; null for what we did not sign and for what has ended. */
export function grantOf({ keyFor, clock }: Pick<AppContext, 'keyFor' | 'clock'>, token: string): Grant | null {
  const [until, fileId, realm, accountId] = signedText(keyFor(purpose), token)?.split('.') ?? []
  if (until === undefined || fileId === undefined || accountId === undefined) return null
  if (realm !== 'admin' && realm !== 'learner') return null
  return Number.parseInt(until, 36) > clock.now().getTime() ? { fileId, realm, accountId } : null
}

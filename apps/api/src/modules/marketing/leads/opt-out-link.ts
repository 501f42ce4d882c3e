import { unsubscribePath, optOutPath } from '@naikkelas/contract/marketing'
import type { AppContext } from '../../../app-context.ts'
import { signedText, signedToken } from '../../../platform/secrets/signed-token.ts'

const purpose = 'opt-out links'
const letters = { lead: 'l', recipient: 'r' } as const

export interface OptOutSubject {
  kind: keyof typeof letters
  id: string
}

/** Absolute opt-out link. It never expires. */
export function optOutLink({ keyFor, publicUrl }: Pick<AppContext, 'keyFor' | 'publicUrl'>, subject: OptOutSubject) {
  return `${publicUrl}${optOutPath}/${tokenOf(keyFor, subject)}`
}

/** Where a mail program says the same for its reader. */
export function unsubscribeLink(
  { keyFor, publicUrl }: Pick<AppContext, 'keyFor' | 'publicUrl'>,
  subject: OptOutSubject,
) {
  return `${publicUrl}/api${unsubscribePath}/${tokenOf(keyFor, subject)}`
}

const tokenOf = (keyFor: AppContext['keyFor'], { kind, id }: OptOutSubject) =>
  signedToken(keyFor(purpose), letters[kind] + id.replaceAll('-', ''))

/** Subject of a token; null without our signature. */
export function optOutSubject({ keyFor }: Pick<AppContext, 'keyFor'>, token: string): OptOutSubject | null {
  const text = signedText(keyFor(purpose), token)
  if (text === null) return null
  const id = text.slice(1).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return { kind: text.startsWith(letters.lead) ? 'lead' : 'recipient', id }
}

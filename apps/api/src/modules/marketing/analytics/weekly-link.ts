import { unsubscribePath } from '@naikkelas/contract/marketing'
import type { AppContext } from '../../../app-context.ts'
import { signedText, signedToken } from '../../../platform/secrets/signed-token.ts'

const purpose = 'weekly mail links'

/** Where a mail program says that an account wants no more of these; never expires. */
export function weeklyStopAddress({ keyFor, publicUrl }: Pick<AppContext, 'keyFor' | 'publicUrl'>, adminId: string) {
  return `${publicUrl}/api${unsubscribePath}/${signedToken(keyFor(purpose), `w${adminId.replaceAll('-', '')}`)}`
}

/** Id of the reader of a token; null for a token that was not signed for this. */
export function weeklyReader({ keyFor }: Pick<AppContext, 'keyFor'>, token: string): string | null {
  const text = signedText(keyFor(purpose), token)
  return text === null ? null : text.slice(1).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

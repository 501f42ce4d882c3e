import { liveReminderPath, liveUnsubscribePath } from '@naikkelas/contract/content'
import type { AppContext } from '../../../app-context.ts'
import { signedText, signedToken } from '../../../platform/secrets/signed-token.ts'

const purpose = 'live reminders'

type Signing = Pick<AppContext, 'keyFor' | 'publicUrl'>

const tokenOf = ({ keyFor }: Signing, id: string) => signedToken(keyFor(purpose), id.replaceAll('-', ''))

/** Where a person confirms or stops a reminder. */
export const reminderLink = (ctx: Signing, id: string) => `${ctx.publicUrl}${liveReminderPath}/${tokenOf(ctx, id)}`

/** Where a mail program stops it for its reader. */
export const reminderUnsubscribe = (ctx: Signing, id: string) =>
  `${ctx.publicUrl}/api${liveUnsubscribePath.replace('{token}', tokenOf(ctx, id))}`

/** The reminder of a token; null without our signature. */
export function reminderOf({ keyFor }: Pick<AppContext, 'keyFor'>, token: string): string | null {
  const text = signedText(keyFor(purpose), token)
  return text?.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5') ?? null
}

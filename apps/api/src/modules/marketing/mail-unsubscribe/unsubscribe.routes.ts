import {
  openFormerUnsubscribeLink,
  openUnsubscribeLink,
  optOutPath,
  unsubscribeByFormerLink,
  unsubscribeByMailProgram,
} from '@naikkelas/contract/marketing'
import { AppError } from '../../../errors/app-error.ts'
import { bindFile, bindText, countTry } from '../../../platform/endpoints/index.ts'
import { unsubscribeLead } from '../leads/index.ts'
import { unsubscribeWeekly, weeklyReader } from '../analytics/index.ts'
import { unsubscribeLimit } from './unsubscribe.limits.ts'

/**
 * The POST of mail programs for one-click unsubscribe (RFC 8058): it has a form's content type and no origin. The token
 * alone identifies the recipient, and all it can do is stop mails.
 */
const bindOneClick = (endpoint: typeof unsubscribeByMailProgram | typeof unsubscribeByFormerLink) =>
  bindText(endpoint, {
    can: 'anyone',
    origin: 'any',
    limit: ({ app, clientAddress }) => countTry(app.database.queries, [unsubscribeLimit(clientAddress)]),
    run: async ({ params: { token }, text }, ctx) => {
      // A program that opens whatever it finds does not say this.
      if (!/List-Unsubscribe[^]{0,80}One-Click/.test(text)) throw new AppError('bad_request')
      if (!(await unsubscribeLead(ctx, token)) && !(await unsubscribeWeekly(ctx, token)))
        throw new AppError('not_found')
      return null
    },
  })

/** Opening the address shows the question; it does not unsubscribe. */
const bindOpening = (endpoint: typeof openUnsubscribeLink | typeof openFormerUnsubscribeLink) =>
  bindFile(endpoint, {
    can: 'anyone',
    run: ({ params: { token } }, ctx) => {
      const isWeekly = weeklyReader(ctx, token) !== null
      const location = isWeekly ? '/admin/akun' : `${optOutPath}/${encodeURIComponent(token)}`
      return new Response(null, { status: 302, headers: { location } })
    },
  })

export const mailUnsubscribeRoutes = [
  bindOneClick(unsubscribeByMailProgram),
  bindOpening(openUnsubscribeLink),
  // Mails that were sent before the path was renamed.
  bindOneClick(unsubscribeByFormerLink),
  bindOpening(openFormerUnsubscribeLink),
]

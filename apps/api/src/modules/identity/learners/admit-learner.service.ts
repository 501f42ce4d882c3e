import type { Learner } from '@naikkelas/contract/identity'
import type { AppContext } from '../../../app-context.ts'
import type { AppError } from '../../../errors/app-error.ts'
import type { Tx } from '../../../platform/database/index.ts'
import type { RequestContext } from '../../../platform/endpoints/index.ts'
import { queueMail } from '../../../platform/mail/index.ts'
import type { OpenRealm } from '../../../platform/realms/index.ts'
import { rememberDevice } from '../account-access/index.ts'
import { welcomeMail } from './account-mails.rules.ts'
import { presentTexts } from './consent-version.ts'
import { insertConsent } from './consents.repo.ts'
import { learnerAccess } from './learner-access.ts'
import { findActiveLearner } from './learners.queries.ts'
import { insertLearner } from './learners.repo.ts'
import type { NewLearner } from './new-learner.ts'

interface Admission {
  account: NewLearner
  /** What is thrown when an account with the e-mail was made meanwhile. */
  taken: () => AppError
  /** Written with the account. */
  also?: (tx: Tx, learnerId: string) => Promise<void>
}

/** Makes an account whose e-mail is proven, with its consent and a welcome by mail, and signs in. */
export async function admitLearner(
  ctx: AppContext,
  realm: OpenRealm<Learner>,
  request: RequestContext,
  { account, taken, also }: Admission,
): Promise<Learner> {
  const { learner, session } = await ctx.database.transaction(async (tx) => {
    const id = await insertLearner(tx, account)
    if (id === undefined) throw taken()
    const texts = await presentTexts(ctx, tx)
    await insertConsent(tx, { learnerId: id, purpose: 'terms_and_privacy', ...texts, isGiven: true })
    await also?.(tx, id)
    const { name, email } = account
    await queueMail(ctx, tx, {
      key: `welcome:${id}`,
      to: { name, address: email },
      ...welcomeMail({ name, publicUrl: ctx.publicUrl }),
    })
    const made = await findActiveLearner(tx, id)
    if (!made) throw new Error('the account was made and is gone')
    await rememberDevice(ctx, learnerAccess, tx, { request, account: made })
    return { learner: made, session: await realm.startSession(tx, request, id) }
  })
  session.setCookie(request.replyHeaders)
  realm.showAccount(request.replyHeaders, learner)
  return learner
}

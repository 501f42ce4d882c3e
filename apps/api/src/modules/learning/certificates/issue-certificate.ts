import { certificatePath } from '@naikkelas/contract/learning'
import { dayInWib } from '@naikkelas/contract/time'
import { uuidv7 } from 'uuidv7'
import type { AppContext } from '../../../app-context.ts'
import type { Queries, Tx } from '../../../platform/database/index.ts'
import { within } from '../../../platform/events/index.ts'
import { queueMail } from '../../../platform/mail/index.ts'
import { storedSettingsOf } from '../../../platform/settings/index.ts'
import { findWantedChannels } from '../../identity/profiles/index.ts'
import { plainLook } from './certificate-look.rules.ts'
import { insertCertificate, lockGraduate, takeSequence } from './certificates.repo.ts'
import { newCertificateCode } from './new-code.ts'
import { certificateReadyMail } from './ready-mail.rules.ts'
import { findLookOf } from './templates.repo.ts'

interface Completion {
  learnerId: string
  courseId: string
  at: Date
}

/** Gives a learner the certificate of a course, once, in the transaction that completes it. */
async function issue(ctx: AppContext, tx: Tx, { learnerId, courseId, at }: Completion): Promise<void> {
  const graduate = await lockGraduate(tx, { learnerId, courseId })
  if (graduate === undefined) return
  const { name, email, course, courseNumber } = graduate
  const { settings } = await storedSettingsOf(ctx, tx)
  const appearance = await appearanceOf(tx, { courseId, siteName: settings.brand.name })
  const [id, code] = [uuidv7(), newCertificateCode()]
  const channels = await findWantedChannels(tx, learnerId, 'learning')
  // Last of all: other completions of the course wait for the number until this transaction ends.
  const year = Number(dayInWib(at).slice(0, 4))
  const sequence = await takeSequence(tx, { year, courseNumber })
  await insertCertificate(tx, {
    id,
    year,
    courseNumber,
    sequence,
    code,
    learnerId,
    courseId,
    name,
    course,
    completedAt: at,
    issuedAt: ctx.clock.now(),
    ...appearance,
  })
  if (!channels.includes('email')) return
  await queueMail(ctx, tx, {
    ...certificateReadyMail({
      siteName: settings.brand.name,
      name,
      course,
      number: `NK/${year}/${courseNumber}/${String(sequence).padStart(6, '0')}`,
      address: `${ctx.publicUrl}${certificatePath(code)}`,
      settingsAddress: `${ctx.publicUrl}/profile`,
    }),
    key: `certificate:${id}`,
    to: { name, address: email },
  })
}

/** What certificates of a course look like now. */
export const appearanceOf = async (
  queries: Queries,
  { courseId, siteName }: { courseId: string | null; siteName: string },
) => (await findLookOf(queries, courseId)) ?? { look: plainLook(siteName), signatureId: null }

export const issueCertificate = within('course.completed', (ctx, { learnerId, courseId, at }, { tx }) =>
  issue(ctx, tx, { learnerId, courseId, at: new Date(at) }),
)

import type { InputFor } from '@naikkelas/contract'
import { uploadTypes } from '@naikkelas/contract/enumerations'
import { applicationConsent, type applyForVacancy as endpoint } from '@naikkelas/contract/content'
import { uuidv7 } from 'uuidv7'
import type { AppContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import { countTaken, type RequestContext } from '../../../platform/endpoints/index.ts'
import { brokenConstraint } from '../../../platform/database/failure-code.ts'
import { queueMail } from '../../../platform/mail/index.ts'
import { settingsOf } from '../../../platform/settings/index.ts'
import { findFileFacts } from '../../files/uploads/index.ts'
import { existing } from '../publication/index.ts'
import { insertApplicant } from './applicants.repo.ts'
import { applicationMail } from './application-mail.rules.ts'
import { applyingLimits } from './careers.limits.ts'
import { findPublishedVacancy } from './vacancies.repo.ts'
import { isOpen } from './vacancies.service.ts'

/** A CV is sent a moment after it was uploaded; one that is older belongs to another sending. */
const CLAIM_MS = 3_600_000

/**
 * Stores an application and confirms it by mail. A person who applies again is answered alike, and the first application
 * is kept: the answer does not show who has applied.
 * @throws AppError `not_found`, `vacancy_closed`, `invalid_input` for a file that is no CV of this sending
 */
export async function applyForVacancy(
  ctx: AppContext,
  { params: { number }, body }: InputFor<typeof endpoint>,
  request: RequestContext,
): Promise<null> {
  const { queries } = ctx.database
  const at = ctx.clock.now()
  const vacancy = existing(await findPublishedVacancy(queries, number))
  if (!isOpen(vacancy, at)) throw new AppError('vacancy_closed')
  const file = await findFileFacts(queries, body.fileId)
  if (file?.type !== uploadTypes.career || at.getTime() - file.createdAt.getTime() > CLAIM_MS) throw notThisFile()
  await countTaken(queries, applyingLimits(request.clientAddress))
  const { name, email, whatsapp, city, message, fileId } = body
  const id = uuidv7()
  const { brand } = await settingsOf(ctx)
  try {
    await ctx.database.transaction(async (tx) => {
      const application = { id, vacancyId: vacancy.id, name, email, whatsapp, city, message, fileId, at }
      const { versions: legalVersions } = await ctx.legalVersions(tx, at)
      if (!(await insertApplicant(tx, { ...application, consentText: applicationConsent, legalVersions }))) return
      await queueMail(ctx, tx, {
        ...applicationMail({
          publicUrl: ctx.publicUrl,
          siteName: brand.name,
          applicant: name,
          vacancy: vacancy.value.title,
          number,
        }),
        key: `application:${id}`,
        to: { name, address: email },
      })
    })
  } catch (error) {
    // Another application has the same file.
    if (brokenConstraint(error) === 'applicants_file_id_key') throw notThisFile()
    throw error
  }
  return null
}

const notThisFile = () =>
  new AppError('invalid_input', {
    fields: [{ path: 'fileId', message: 'CV ini tidak ditemukan. Pilih lagi berkasnya.' }],
  })

import * as z from 'zod'
import { defineJob, doubling } from '../../../platform/jobs/index.ts'
import { queueMail } from '../../../platform/mail/index.ts'
import { findOpenCode, issueCode } from '../../../platform/one-time-codes/index.ts'
import { alreadyRegisteredMail, emailChangeMail, emailTakenMail, registrationMail } from './account-mails.rules.ts'
import { emailChangeCode, registrationCode } from './codes.ts'
import { findActiveLearner } from './learners.queries.ts'
import { hasEmail } from './learners.repo.ts'

const retry = doubling({ firstSeconds: 5, longestSeconds: 60, totalSeconds: 600 })
const payload = z.object({ codeId: z.uuid(), sending: z.int() })

/*
 * Whether an e-mail is known is looked up here and not by the request: its answer, its time and what it writes are the
 * same for every address.
 */

/** Mails the code of a registration, or to the owner of a known address that there is an account. */
export const mailRegistrationCode = defineJob<z.output<typeof payload>>({
  name: 'mail-registration-code',
  label: 'Mengirim kode pendaftaran',
  payload,
  retry,
  async handleWithin(ctx, { codeId, sending }, tx) {
    const open = await findOpenCode(tx, registrationCode, codeId)
    if (!open) return
    const { name, email } = open.payload
    const { publicUrl } = ctx
    const key = `registration:${codeId}:${sending}`
    if (await hasEmail(tx, email)) {
      await queueMail(ctx, tx, { key, to: { name: email, address: email }, ...alreadyRegisteredMail({ publicUrl }) })
      return
    }
    const issued = await issueCode(ctx, tx, codeId)
    if (!issued) return
    const link = `${publicUrl}/login/konfirmasi?token=${issued.token}`
    await queueMail(ctx, tx, {
      key,
      to: { name, address: email },
      ...registrationMail({ name, code: issued.code, link, publicUrl }),
    })
  },
})

/** Mails the code that proves a new address, or to the owner of a known one that it was tried. */
export const mailEmailChangeCode = defineJob<z.output<typeof payload>>({
  name: 'mail-email-change-code',
  label: 'Mengirim kode e-mail baru',
  payload,
  retry,
  async handleWithin(ctx, { codeId, sending }, tx) {
    const open = await findOpenCode(tx, emailChangeCode, codeId)
    const learner = open?.accountId ? await findActiveLearner(tx, open.accountId) : undefined
    if (!open || !learner) return
    const { email } = open.payload
    const { publicUrl } = ctx
    const key = `email-change:${codeId}:${sending}`
    if (await hasEmail(tx, email)) {
      await queueMail(ctx, tx, { key, to: { name: email, address: email }, ...emailTakenMail({ publicUrl }) })
      return
    }
    const issued = await issueCode(ctx, tx, codeId)
    if (!issued) return
    await queueMail(ctx, tx, {
      key,
      to: { name: learner.name, address: email },
      ...emailChangeMail({ name: learner.name, code: issued.code, publicUrl }),
    })
  },
})

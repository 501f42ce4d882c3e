import type { InputFor } from '@naikkelas/contract'
import type {
  anonymizeLead as anonymizeEndpoint,
  Lead,
  suspectLead as suspectEndpoint,
} from '@naikkelas/contract/marketing'
import { addMonthsInWib } from '@naikkelas/contract/time'
import type { AdminContext, AppContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { Tx } from '../../../platform/database/index.ts'
import { settingsOf } from '../../../platform/settings/index.ts'
import { namelessAnswers } from './contacts.rules.ts'
import { findLeadsToAnonymize } from './lead-retention.repo.ts'
import { leadView } from './lead-view.ts'
import { lockLead, type StoredLead, updateAnonymized, updateSuspicions } from './leads.repo.ts'
import { forgetContacts, personOf } from './people.repo.ts'

/** Leads read at a time. */
const BATCH = 500

/** What was taken for a robot's joins its person, what was taken for a person's leaves it. */
export async function suspectLead(
  ctx: AdminContext,
  { params: { leadId }, body: { isSpam } }: InputFor<typeof suspectEndpoint>,
): Promise<Lead> {
  const changed = await ctx.unitOfWork(async ({ tx: queries, emit }) => {
    const lead = existing(await lockLead(queries, leadId))
    if (lead.suspicions.length > 0 === isSpam) return lead
    if (!isSpam) {
      await emit('lead.received', { leadId })
      return updateSuspicions(queries, leadId, {
        suspicions: [],
        personId: await personOf(queries, lead.contacts, lead.id),
      })
    }
    const marked = await updateSuspicions(queries, leadId, { suspicions: ['by_hand'], personId: null })
    await forgetContacts(queries, lead.contacts)
    return marked
  })
  return leadView(ctx, existing(changed))
}

/** The lead is still counted; its personal data is deleted for good. */
export async function anonymizeLead(
  ctx: AdminContext,
  { params: { leadId } }: InputFor<typeof anonymizeEndpoint>,
): Promise<Lead> {
  const changed = await ctx.database.transaction(async (tx) =>
    anonymized(tx, existing(await lockLead(tx, leadId)), ctx.clock.now()),
  )
  return leadView(ctx, existing(changed))
}

/** Anonymises every lead past its retention, suspected ones too. Opt-outs remain. */
export async function anonymizeOldLeads(ctx: AppContext): Promise<void> {
  const { database, clock } = ctx
  const { leadMonths } = (await settingsOf(ctx)).limits
  const sentBefore = addMonthsInWib(clock.now(), -leadMonths)
  for (;;) {
    const ids = await findLeadsToAnonymize(database.queries, { sentBefore, limit: BATCH })
    for (const id of ids) {
      await database.transaction(async (tx) => {
        const lead = await lockLead(tx, id)
        if (lead) await anonymized(tx, lead, clock.now())
      })
    }
    if (ids.length < BATCH) return
  }
}

async function anonymized(tx: Tx, lead: StoredLead, at: Date): Promise<StoredLead | undefined> {
  if (lead.anonymizedAt !== null) return lead
  const nameless = await updateAnonymized(tx, lead.id, { answers: namelessAnswers(lead.answers), at })
  await forgetContacts(tx, lead.contacts)
  return nameless
}

function existing(lead: StoredLead | undefined): StoredLead {
  if (!lead) throw new AppError('not_found')
  return lead
}

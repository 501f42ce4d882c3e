import type {
  anonymizeLead as anonymizeEndpoint,
  InputFor,
  Lead,
  suspectLead as suspectEndpoint,
} from '@naikkelas/contract'
import type { AdminContext } from '../../app-context.ts'
import { AppError } from '../../http/index.ts'
import { namelessAnswers } from './contacts.rules.ts'
import { leadView } from './lead-view.ts'
import { lockLead, type StoredLead, updateAnonymized, updateSuspicions } from './leads.repo.ts'
import { forgetContacts, personOf } from './people.repo.ts'
import { queueNews } from './tell-others.service.ts'

/** What was taken for a robot's joins its person, what was taken for a person's leaves it. */
export async function suspectLead(
  ctx: AdminContext,
  { params: { leadId }, body: { isSpam } }: InputFor<typeof suspectEndpoint>,
): Promise<Lead> {
  const changed = await ctx.database.transaction(async (queries) => {
    const lead = existing(await lockLead(queries, leadId))
    if (lead.suspicions.length > 0 === isSpam) return lead
    if (!isSpam) {
      await queueNews(queries, lead)
      return updateSuspicions(queries, leadId, {
        suspicions: [],
        personId: await personOf(queries, lead.contacts, lead.id),
      })
    }
    const marked = await updateSuspicions(queries, leadId, { suspicions: ['by_hand'], personId: null })
    await forgetContacts(queries, lead.contacts)
    return marked
  })
  await ctx.events.emit('lead.kept', {})
  return leadView(ctx, existing(changed))
}

/** The lead stays countable; who it was is gone for good. */
export async function anonymizeLead(
  ctx: AdminContext,
  { params: { leadId } }: InputFor<typeof anonymizeEndpoint>,
): Promise<Lead> {
  const changed = await ctx.database.transaction(async (queries) => {
    const lead = existing(await lockLead(queries, leadId))
    if (lead.anonymizedAt !== null) return lead
    const nameless = await updateAnonymized(queries, leadId, {
      answers: namelessAnswers(lead.answers),
      at: ctx.clock.now(),
    })
    await forgetContacts(queries, lead.contacts)
    return nameless
  })
  return leadView(ctx, existing(changed))
}

function existing(lead: StoredLead | undefined): StoredLead {
  if (!lead) throw new AppError('not_found')
  return lead
}

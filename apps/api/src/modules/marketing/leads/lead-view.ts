import type { Lead } from '@naikkelas/contract/marketing'
import type { AppContext } from '../../../app-context.ts'
import type { StoredLead } from './leads.repo.ts'
import { optOutLink } from './opt-out-link.ts'

/** A lead as it is shown and handed on. */
export function leadView(
  ctx: Pick<AppContext, 'keyFor' | 'publicUrl'>,
  { contacts, personId: _, ...lead }: StoredLead,
): Lead {
  return { ...lead, optOutAddress: contacts.length === 0 ? '' : optOutLink(ctx, { kind: 'lead', id: lead.id }) }
}

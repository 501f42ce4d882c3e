import { type Partner, partnersAtMost } from '@naikkelas/contract/identity'
import type { AdminContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { Queries, Tx } from '../../../platform/database/index.ts'
import { findPartner, findPartnerOf, findPartners } from './partners.queries.ts'
import { insertPartner, isFull, type NewPartner, savePartner } from './partners.repo.ts'

export function listPartners({ database }: AdminContext) {
  return findPartners(database.queries)
}

/**
 * Adds a partner. The caller's transaction must exclude other changes of partners (it holds the public side), so that
 * two of them cannot both be the last that fits or take the same link.
 * @throws AppError `invalid_input` when there are as many partners as there may be, or a link is another partner's
 */
export async function addPartner(tx: Tx, partner: NewPartner): Promise<Partner> {
  if (await isFull(tx))
    throw new AppError('invalid_input', {
      fields: [{ path: 'name', message: `Paling banyak ${partnersAtMost} mitra` }],
    })
  await checkLinks(tx, partner)
  return existing(await findPartner(tx, await insertPartner(tx, partner)))
}

interface PartnerChange {
  before: Partner
  after: Partner
}

/**
 * Changes what is given; the caller's transaction must exclude other changes of partners, as with `addPartner`.
 * @throws AppError `not_found`, or `invalid_input` when a link is another partner's
 */
export async function changePartner(
  tx: Tx,
  partnerId: string,
  { name, reference, subdomain }: Partial<Omit<Partner, 'id'>>,
): Promise<PartnerChange> {
  const before = existing(await findPartner(tx, partnerId))
  const after = {
    id: partnerId,
    name: name ?? before.name,
    reference: reference ?? before.reference,
    // Null takes the subdomain away.
    subdomain: subdomain === undefined ? before.subdomain : subdomain,
  }
  await checkLinks(tx, after)
  await savePartner(tx, after)
  return { before, after }
}

interface RequestedLinks {
  /** Absent while the partner is new. */
  id?: string
  reference?: string
  subdomain?: string | null
}

async function checkLinks(queries: Queries, { id, reference, subdomain }: RequestedLinks) {
  const isOfAnother = (partner: Partner | undefined) => partner !== undefined && partner.id !== id
  const fields: { path: string; message: string }[] = []
  if (reference !== undefined && isOfAnother(await findPartnerOf(queries, { reference })))
    fields.push({ path: 'reference', message: 'Kode rujukan ini sudah dipakai mitra lain' })
  if (subdomain && isOfAnother(await findPartnerOf(queries, { subdomain })))
    fields.push({ path: 'subdomain', message: 'Subdomain ini sudah dipakai mitra lain' })
  if (fields.length > 0) throw new AppError('invalid_input', { fields })
}

function existing(partner: Partner | undefined): Partner {
  if (!partner) throw new AppError('not_found')
  return partner
}

import type { InputFor, Partner, updatePartner as endpoint } from '@naikkelas/contract'
import type { AdminContext } from '../../app-context.ts'
import { failureCode } from '../../db/failure-code.ts'
import type { Queries } from '../../db/index.ts'
import { AppError } from '../../http/index.ts'
import { holdPublicSide, markPartnerPagesDue } from '../landing-pages/index.ts'
import { findPartner, findPartnerOf, savePartnerLinks } from '../partners/index.ts'

const uniqueViolation = '23505'

/** Changes how a partner's pages are linked to and where they are; pages that name it are drawn again. */
export async function updatePartner(
  ctx: AdminContext,
  { params: { partnerId }, body }: InputFor<typeof endpoint>,
): Promise<Partner> {
  const before = existing(await findPartner(ctx.database.queries, partnerId))
  const wished = {
    id: partnerId,
    reference: body.reference ?? before.reference,
    subdomain: body.subdomain === undefined ? before.subdomain : body.subdomain,
  }
  const dueIds = await ctx.database
    .transaction(async (queries) => {
      await holdPublicSide(queries)
      await savePartnerLinks(queries, wished)
      if (wished.reference === before.reference) return []
      return markPartnerPagesDue(queries, { partnerId, at: ctx.clock.now() })
    })
    .catch(async (error: unknown) => {
      throw failureCode(error) === uniqueViolation ? await taken(ctx.database.queries, wished) : error
    })
  const [pageId] = dueIds
  if (pageId !== undefined) await ctx.events.emit('landing_page.redraw_due', { pageId })
  await ctx.events.emit('partner.links_changed', { partnerId })
  return readNow(ctx.database.queries, partnerId)
}

const readNow = async (queries: Queries, partnerId: string) => existing(await findPartner(queries, partnerId))

async function taken(queries: Queries, { id, reference, subdomain }: Omit<Partner, 'name'>): Promise<AppError> {
  const isOfAnother = (partner: Partner | undefined) => partner !== undefined && partner.id !== id
  const fields = [
    ...(isOfAnother(await findPartnerOf(queries, { reference }))
      ? [{ path: 'reference', message: 'Kode rujukan ini sudah dipakai mitra lain' }]
      : []),
    ...(subdomain !== null && isOfAnother(await findPartnerOf(queries, { subdomain }))
      ? [{ path: 'subdomain', message: 'Subdomain ini sudah dipakai mitra lain' }]
      : []),
  ]
  return new AppError('invalid_input', { fields })
}

function existing(partner: Partner | undefined): Partner {
  if (!partner) throw new AppError('not_found')
  return partner
}

import type { InputFor } from '@naikkelas/contract'
import type { createPartner as createEndpoint, Partner, updatePartner as endpoint } from '@naikkelas/contract/identity'
import type { AdminContext } from '../../../app-context.ts'
import { addPartner, changePartner } from '../../identity/partners/index.ts'
import { holdPublicSide, queuePartnerRedraws } from '../../pages/landing-pages/index.ts'

/** A partner that pages can belong to from now on; its host is known at once. */
export async function createPartner(ctx: AdminContext, { body }: InputFor<typeof createEndpoint>): Promise<Partner> {
  const partner = await ctx.database.transaction(async (queries) => {
    await holdPublicSide(queries)
    return addPartner(queries, body)
  })
  await ctx.signals.send('partner.links_changed', { partnerId: partner.id })
  return partner
}

/** Changes how a partner's pages are linked to and where they are; pages that name it are drawn again. */
export async function updatePartner(
  ctx: AdminContext,
  { params: { partnerId }, body }: InputFor<typeof endpoint>,
): Promise<Partner> {
  const partner = await ctx.database.transaction(async (queries) => {
    await holdPublicSide(queries)
    const { before, after } = await changePartner(queries, partnerId, body)
    if (after.reference !== before.reference)
      await queuePartnerRedraws(ctx, queries, { partnerId, at: ctx.clock.now() })
    return after
  })
  await ctx.signals.send('partner.links_changed', { partnerId })
  return partner
}

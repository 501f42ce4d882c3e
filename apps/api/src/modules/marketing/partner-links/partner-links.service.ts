import type { InputFor } from '@naikkelas/contract'
import {
  type createPartner as createEndpoint,
  type Partner,
  partnersAtMost,
  type updatePartner as endpoint,
} from '@naikkelas/contract/identity'
import type { AdminContext } from '../../../app-context.ts'
import { failureCode } from '../../../platform/database/failure-code.ts'
import type { Queries } from '../../../platform/database/index.ts'
import { AppError } from '../../../errors/app-error.ts'
import { holdPublicSide, queuePartnerRedraws } from '../../pages/landing-pages/index.ts'
import { findPartner, findPartnerOf, insertPartner, isFull, savePartner } from '../../identity/partners/index.ts'

const uniqueViolation = '23505'

/** A partner that pages can belong to from now on; its host is known at once. */
export async function createPartner(ctx: AdminContext, { body }: InputFor<typeof createEndpoint>): Promise<Partner> {
  const { name, reference, subdomain = null } = body
  const partnerId = await ctx.database
    .transaction(async (queries) => {
      await holdPublicSide(queries)
      if (await isFull(queries))
        throw new AppError('invalid_input', {
          fields: [{ path: 'name', message: `Paling banyak ${partnersAtMost} mitra` }],
        })
      return insertPartner(queries, { name, subdomain, ...(reference !== undefined && { reference }) })
    })
    .catch(async (error: unknown) => {
      throw failureCode(error) === uniqueViolation
        ? await taken(ctx.database.queries, { id: null, reference: reference ?? null, subdomain })
        : error
    })
  await ctx.signals.send('partner.links_changed', { partnerId })
  return readNow(ctx.database.queries, partnerId)
}

/** Changes how a partner's pages are linked to and where they are; pages that name it are drawn again. */
export async function updatePartner(
  ctx: AdminContext,
  { params: { partnerId }, body }: InputFor<typeof endpoint>,
): Promise<Partner> {
  const before = existing(await findPartner(ctx.database.queries, partnerId))
  const requested = {
    id: partnerId,
    name: body.name ?? before.name,
    reference: body.reference ?? before.reference,
    subdomain: body.subdomain === undefined ? before.subdomain : body.subdomain,
  }
  await ctx.database
    .transaction(async (queries) => {
      await holdPublicSide(queries)
      await savePartner(queries, requested)
      if (requested.reference !== before.reference)
        await queuePartnerRedraws(ctx, queries, { partnerId, at: ctx.clock.now() })
    })
    .catch(async (error: unknown) => {
      throw failureCode(error) === uniqueViolation ? await taken(ctx.database.queries, requested) : error
    })
  await ctx.signals.send('partner.links_changed', { partnerId })
  return readNow(ctx.database.queries, partnerId)
}

const readNow = async (queries: Queries, partnerId: string) => existing(await findPartner(queries, partnerId))

interface WishedLinks {
  /** Null: nobody's yet. */
  id: string | null
  reference: string | null
  subdomain: string | null
}

async function taken(queries: Queries, { id, reference, subdomain }: WishedLinks): Promise<AppError> {
  const isOfAnother = (partner: Partner | undefined) => partner !== undefined && partner.id !== id
  const fields = [
    ...(reference !== null && isOfAnother(await findPartnerOf(queries, { reference }))
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

import type { CheckoutRefusal } from '@naikkelas/contract/commerce'
import type { FeatureFlags } from '@naikkelas/contract/site'
import type { Queries, Tx } from '../../../platform/database/index.ts'
import { type Months, monthsOf, packageRefusalOf } from './package-offer.rules.ts'
import { findPackageTerms } from './package-orders.queries.ts'
import { insertPackageOrder } from './package-orders.repo.ts'

/** What a package is to one buyer at one moment. */
export interface PackageOffer {
  refusal: CheckoutRefusal | null
  months: Months | null
  /** Of the buyer; null without one. */
  partnerId: string | null
  /** The first period costs nothing. */
  isTrial: boolean
}

interface Asked {
  itemId: string
  /** Null for a visitor. */
  buyerId: string | null
  flags: Pick<FeatureFlags, 'recurring_payment'>
}

export async function packageOfferOf(queries: Queries, { itemId, buyerId, flags }: Asked): Promise<PackageOffer> {
  const terms = await findPackageTerms(queries, { itemId, buyerId })
  if (terms === undefined) throw new Error(`package ${itemId} has no details`)
  const { partnerId, isTrial } = terms
  const months = monthsOf(terms.packageCode)
  const refused = packageRefusalOf({ ...terms, months, isOpen: flags.recurring_payment })
  // Whose partner a visitor is comes with the sign-in.
  const refusal = buyerId === null && refused === 'not_a_partner' ? null : refused
  return { refusal, months, partnerId, isTrial: isTrial && months !== null }
}

/** For whom an order of a package is, from the moment it is placed; an order of anything else has no offer. */
export async function notePackageOrder(tx: Tx, orderId: string, offer: PackageOffer | null): Promise<void> {
  if (offer === null) return
  const { partnerId, months, isTrial } = offer
  if (partnerId === null || months === null) throw new Error(`order ${orderId} is of a package that is not sold`)
  await insertPackageOrder(tx, { orderId, partnerId, months, isTrial })
}

import { couponTypes, type InputFor, type OutputFor } from '@naikkelas/contract'
import {
  type changeCouponStatus as changeEndpoint,
  type Coupon,
  type CouponSimulation,
  couponsPerPage,
  couponUsesAtMost,
  type createCoupon as createEndpoint,
  type listCouponItems as itemsEndpoint,
  type listCoupons as listEndpoint,
  type listCouponUses as usesEndpoint,
  type simulateCoupon as simulateEndpoint,
  type updateCoupon as updateEndpoint,
} from '@naikkelas/contract/commerce'
import { rupiah } from '@naikkelas/contract/money'
import { uuidv7 } from 'uuidv7'
import type { AdminContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { Queries } from '../../../platform/database/index.ts'
import { storedSettingsOf } from '../../../platform/settings/index.ts'
import { findActiveLearnerByEmail, maskedEmail } from '../../identity/learners/index.ts'
import { listPlaceOf, pageOfList } from '../catalogue/index.ts'
import { findCouponById, findCouponFacts, findTriedItem } from './coupons.queries.ts'
import { findCouponUses } from './coupon-report.repo.ts'
import {
  changeArchived,
  findCouponRecord,
  findCoupons,
  findCouponTotals,
  insertCoupon,
  lockCouponRecord,
  replaceCoupon,
  type StoredRecord,
} from './coupons.repo.ts'
import { discountOf, rulingsOf } from './coupons.rules.ts'
import { findNameableItems } from './named-items.repo.ts'
import { checkNamedItems } from './named-items.service.ts'
import { existing, refused, writing } from './refusals.ts'

type ById = { params: { couponId: string } }

export async function listCoupons(
  { database: { queries } }: AdminContext,
  { query: { after, before, ...filter } }: InputFor<typeof listEndpoint>,
): Promise<OutputFor<typeof listEndpoint>> {
  const place = before ?? after
  const found = await findCoupons(queries, {
    filter,
    from: place === undefined ? undefined : listPlaceOf(place),
    isBackwards: before !== undefined,
    limit: couponsPerPage + 1,
  })
  const page = pageOfList({ found, perPage: couponsPerPage, after, before })
  return { ...page, totals: await findCouponTotals(queries, filter) }
}

/** @throws AppError `not_found` */
export async function getCoupon({ database }: AdminContext, { params }: ById): Promise<Coupon> {
  return couponView(existing(await findCouponRecord(database.queries, params.couponId)))
}

/** @throws AppError `invalid_input` with the field: a code that is taken, a learner or an item that is not there */
export async function createCoupon(
  { database, actor, clock }: AdminContext,
  { body: { value, learnerEmail } }: InputFor<typeof createEndpoint>,
): Promise<Coupon> {
  const id = uuidv7()
  return database.transaction(async (tx) => {
    await checkNamedItems(tx, value)
    const learnerId = await ownerOf(tx, { type: value.type, learnerEmail, formerId: null })
    await writing(() => insertCoupon(tx, { id, value, learnerId, actorId: actor.id, at: clock.now() }))
    return couponView(existing(await findCouponRecord(tx, id)))
  })
}

/** @throws AppError `content_changed` with both values when another admin changed it first */
export async function updateCoupon(
  { database, actor, clock }: AdminContext,
  { params: { couponId: id }, body: { value, learnerEmail, version } }: InputFor<typeof updateEndpoint>,
): Promise<Coupon> {
  return database.transaction(async (tx) => {
    const before = existing(await lockCouponRecord(tx, id))
    if (before.version !== version) throw new AppError('content_changed', { mine: value, theirs: couponView(before) })
    await checkNamedItems(tx, value)
    const learnerId = await ownerOf(tx, { type: value.type, learnerEmail, formerId: before.learner?.id ?? null })
    await writing(() => replaceCoupon(tx, { id, value, learnerId, actorId: actor.id, at: clock.now() }))
    return couponView(existing(await findCouponRecord(tx, id)))
  })
}

export async function changeCouponStatus(
  { database, actor, clock }: AdminContext,
  { params: { couponId: id }, body: { action } }: InputFor<typeof changeEndpoint>,
): Promise<Coupon> {
  const at = clock.now()
  return database.transaction(async (tx) => {
    const { state } = existing(await lockCouponRecord(tx, id))
    const isDone = state === (action === 'archive' ? 'archived' : 'active')
    if (isDone) throw refused('action', action === 'archive' ? 'Kupon ini sudah di arsip' : 'Kupon ini tidak di arsip')
    await changeArchived(tx, { id, archivedAt: action === 'archive' ? at : null, actorId: actor.id, at })
    return couponView(existing(await findCouponRecord(tx, id)))
  })
}

export async function listCouponUses(
  { database: { queries } }: AdminContext,
  { params: { couponId } }: InputFor<typeof usesEndpoint>,
): Promise<OutputFor<typeof usesEndpoint>> {
  existing(await findCouponRecord(queries, couponId))
  return findCouponUses(queries, couponId, couponUsesAtMost)
}

export const listCouponItems = (
  { database: { queries } }: AdminContext,
  { query: { search } }: InputFor<typeof itemsEndpoint>,
): Promise<OutputFor<typeof itemsEndpoint>> => findNameableItems(queries, search ?? '')

/** What a buyer would be answered, without anything that happens. */
export async function simulateCoupon(
  ctx: AdminContext,
  { params: { couponId }, body: { email, sellableId } }: InputFor<typeof simulateEndpoint>,
): Promise<CouponSimulation> {
  const { queries } = ctx.database
  const coupon = existing(await findCouponById(queries, couponId))
  const buyer = await findActiveLearnerByEmail(queries, email)
  if (buyer === undefined) throw refused('email', 'Tidak ada akun pelajar dengan e-mail ini')
  const item = await findTriedItem(queries, sellableId)
  if (item === undefined) throw refused('sellableId', 'Ini sudah tidak dijual')
  const now = ctx.clock.now()
  const { flags } = await storedSettingsOf(ctx, queries)
  const facts = await findCouponFacts(queries, { coupon, buyerId: buyer.id, now })
  const rules = rulingsOf(coupon, { buyerId: buyer.id, item, flags, now, ...facts })
  const discount = rules.every(({ isPassed }) => isPassed) ? discountOf(coupon, item.price) : rupiah(0)
  return {
    buyer: buyer.name,
    item: { name: item.name, price: item.price },
    discount,
    total: rupiah(item.price - discount),
    rules,
  }
}

interface Owned {
  type: number
  learnerEmail: string | null | undefined
  formerId: string | null
}

/** Whose a coupon is: no one's, unless it is personal. */
async function ownerOf(queries: Queries, { type, learnerEmail, formerId }: Owned): Promise<string | null> {
  if (type === couponTypes.general) return null
  if (learnerEmail === null || learnerEmail === undefined) {
    if (formerId === null) throw refused('learnerEmail', 'Tulis e-mail pemilik kupon pribadi ini')
    return formerId
  }
  const learner = await findActiveLearnerByEmail(queries, learnerEmail)
  if (learner === undefined) throw refused('learnerEmail', 'Tidak ada akun pelajar dengan e-mail ini')
  return learner.id
}

function couponView({ learner, ...same }: StoredRecord): Coupon {
  return {
    ...same,
    learner: learner && { id: learner.id, name: learner.name, maskedEmail: maskedEmail(learner.email) },
  }
}

import type { InputFor, OutputFor } from '@naikkelas/contract'
import {
  type hideReview as hideEndpoint,
  type listReviews as listEndpoint,
  type replyToReview as replyEndpoint,
  type Review,
  reviewsPerList,
  type showReview as showEndpoint,
} from '@naikkelas/contract/commerce'
import type { AdminContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { Tx } from '../../../platform/database/index.ts'
import { listPlaceOf, mayManageKind, mayViewKind, pageOfList, viewableKinds } from '../catalogue/index.ts'
import { reviewView } from './review-view.ts'
import {
  changeReply,
  changeVisibility,
  findReview,
  findReviews,
  lockReview,
  type StoredReview,
} from './reviews.repo.ts'

export async function listReviews(
  { database, actor }: AdminContext,
  { query: { after, before, answered, ...filter } }: InputFor<typeof listEndpoint>,
): Promise<OutputFor<typeof listEndpoint>> {
  const place = before ?? after
  const found = await findReviews(database.queries, {
    filter: {
      ...filter,
      kinds: viewableKinds(actor),
      isAnswered: answered === undefined ? undefined : answered === 1,
    },
    from: place === undefined ? undefined : listPlaceOf(place),
    isBackwards: before !== undefined,
    limit: reviewsPerList + 1,
  })
  const page = pageOfList({ found, perPage: reviewsPerList, after, before })
  return { ...page, items: page.items.map(reviewView) }
}

/** @throws AppError `not_found` for one of a kind that the admin does not see */
export async function getReview(
  { database, actor }: AdminContext,
  { params: { reviewId } }: { params: { reviewId: string } },
): Promise<Review> {
  const found = await findReview(database.queries, reviewId)
  if (!found || !mayViewKind(actor, found.sellable.kind)) throw new AppError('not_found')
  return reviewView(found)
}

/** @throws AppError `invalid_input` for one that is hidden already */
export function hideReview(
  ctx: AdminContext,
  { params: { reviewId }, body: { reason, version } }: InputFor<typeof hideEndpoint>,
): Promise<Review> {
  return change(ctx, { reviewId, version }, async (tx, { hiddenAt }) => {
    if (hiddenAt !== null) throw refused('Ulasan ini sudah disembunyikan')
    await changeVisibility(tx, { id: reviewId, hidden: { reason, actorId: ctx.actor.id, at: ctx.clock.now() } })
  })
}

/** @throws AppError `invalid_input` for one that is shown already */
export function showReview(
  ctx: AdminContext,
  { params: { reviewId }, body: { version } }: InputFor<typeof showEndpoint>,
): Promise<Review> {
  return change(ctx, { reviewId, version }, async (tx, { hiddenAt }) => {
    if (hiddenAt === null) throw refused('Ulasan ini sudah tampil')
    await changeVisibility(tx, { id: reviewId, hidden: null })
  })
}

export function replyToReview(
  ctx: AdminContext,
  { params: { reviewId }, body: { text, version } }: InputFor<typeof replyEndpoint>,
): Promise<Review> {
  return change(ctx, { reviewId, version }, (tx) =>
    changeReply(tx, { id: reviewId, reply: text === '' ? null : text, actorId: ctx.actor.id, at: ctx.clock.now() }),
  )
}

/** @throws AppError `sellable_changed` with the review as it is when another admin was first */
function change(
  ctx: AdminContext,
  { reviewId, version }: { reviewId: string; version: number },
  write: (tx: Tx, stored: StoredReview) => Promise<void>,
): Promise<Review> {
  return ctx.unitOfWork(async ({ tx, emit }) => {
    const stored = await lockReview(tx, reviewId)
    if (!stored || !mayViewKind(ctx.actor, stored.sellable.kind)) throw new AppError('not_found')
    if (!mayManageKind(ctx.actor, stored.sellable.kind)) throw new AppError('not_allowed')
    if (stored.version !== version) throw new AppError('sellable_changed', { theirs: reviewView(stored) })
    await write(tx, stored)
    const after = await findReview(tx, reviewId)
    if (!after) throw new AppError('not_found')
    // Lists and pages show stars and words of it.
    await emit('catalogue.changed', {
      changes: [{ sellableId: after.sellable.id, price: after.price, priceBefore: after.price }],
      at: ctx.clock.now().toISOString(),
    })
    return reviewView(after)
  })
}

const refused = (message: string) => new AppError('invalid_input', { fields: [{ path: '', message }] })

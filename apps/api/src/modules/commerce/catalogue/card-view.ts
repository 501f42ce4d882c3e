import type { ShownPicture } from '@naikkelas/contract'
import type { SellableCard } from '@naikkelas/contract/commerce'
import { rupiah } from '@naikkelas/contract/money'
import type { AppContext } from '../../../app-context.ts'
import { availabilityOf, isOver } from './availability.rules.ts'
import type { Card } from './cards.queries.ts'

const iso = (date: Date | null) => date?.toISOString() ?? null
const amount = (price: number | null) => (price === null ? null : rupiah(price))

/** What visitors see, without ids of the back office. One query for all covers, and none where there is none. */
export async function cardViews(ctx: AppContext, cards: readonly Card[]): Promise<SellableCard[]> {
  const covers = await ctx.shownPictures(
    ctx,
    cards.map(({ coverId }) => coverId),
  )
  return cards.map((card) => cardView(card, covers.get(card.coverId ?? '') ?? null, ctx.clock.now()))
}

function cardView(card: Card, cover: ShownPicture | null, now: Date): SellableCard {
  const { number, kind, name, link, summary, seatsLeft, category, partner, landingPageId, salesCount, rating } = card
  return {
    number,
    kind,
    name,
    link,
    summary,
    price: amount(card.price),
    strikePrice: amount(card.strikePrice),
    availability: availabilityOf(card, now),
    seatsLeft,
    availableFrom: iso(card.availableFrom),
    availableUntil: iso(card.availableUntil),
    category: category && { number: category.number, name: category.name },
    partner: partner?.name ?? null,
    cover,
    landingPageId,
    salesCount,
    rating,
    instructors: card.instructors,
    course: card.course,
    event: card.event && eventOf(card, card.event, now),
  }
}

function eventOf(card: Card, { sessions, ...event }: NonNullable<Card['event']>, now: Date) {
  const next = sessions.find(({ endsAt }) => new Date(endsAt) > now)
  return { ...event, endsAt: iso(card.endsAt), nextAt: next?.startsAt ?? null, isOver: isOver(card, now) }
}

import { couponTypes, paymentMethods, paymentModes } from '@naikkelas/contract'
import { paymentChannels } from '@naikkelas/contract/commerce'
import type { Learner } from '@naikkelas/contract/identity'
import { rupiah } from '@naikkelas/contract/money'
import { addDays, dayInWib, startOfDay } from '@naikkelas/contract/time'
import type { AdminContext } from '../app-context.ts'
import { createCoupon } from '../modules/commerce/coupons/index.ts'
import { confirmTransfer, expireOrders, getCheckout, placeUnasked } from '../modules/commerce/orders/index.ts'
import { paymentProvidersOf } from '../modules/commerce/payments/index.ts'
import { refundOrder } from '../modules/commerce/refunds/index.ts'
import { findActiveLearnerByEmail } from '../modules/identity/learners/index.ts'
import { addPartner } from '../modules/identity/partners/index.ts'
import { clicksCookie } from '../modules/marketing/order-origins/index.ts'
import { findLivePage } from '../modules/pages/landing-pages/index.ts'
import { joinedDatabase } from '../platform/database/request-database.ts'
import { demoReviewers, reviewerEmail } from './catalogue/reviewers.ts'
import { demoPackageBuyers } from './demo-partners.ts'
import { demoCoupons, type DemoSale, demoSaleDays, demoSales } from './demo-sales.ts'
import { payByGateway, reportsOfGateway, strayMessage } from './demo-gateway.ts'
import { findSeededCatalogue, findSeededCoupons, findSeededOrders, findSeededPartners } from './seed.repo.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Sales of one transaction. */
const SALES_AT_ONCE = 8

/**
 * What the shop of the demonstration has sold, by the same use cases by which people buy, each at its own time. Each sale is
 * whole or not there; what is there already stays as it is.
 * @param pageId that leads some buyers to the checkout
 */
export async function makeSales(ctx: AdminContext, pageId: string | undefined, onStep: () => Promise<unknown>) {
  const { queries } = ctx.database
  const now = ctx.clock.now()
  // Made with the clock of the application: later calls have another.
  paymentProvidersOf(ctx)
  const { sellables } = await findSeededCatalogue(queries)
  await makeCoupons(ctx, now)
  const there = await findSeededOrders(queries)
  const live = pageId === undefined ? null : await findLivePage(queries, pageId)
  const sections = live?.document.sections.filter(({ settings }) => !settings.isHidden) ?? []
  const sectionOf = (turn: number) => sections[turn % 2 === 0 ? 0 : sections.length - 1]
  const left: Sold[] = []
  for (const [turn, sale] of demoSales().entries()) {
    const email = reviewerEmail(demoReviewers[sale.buyer] ?? '')
    const sellableId = sellables.get(sale.link)
    if (sellableId === undefined) throw new Error(`the demonstration has no ${sale.link}`)
    const sectionId = sectionOf(turn)?.id
    const from = sale.isFromPage && pageId && sectionId ? { pageId, sectionId } : null
    if (!there.has(`${email} ${sale.link}`)) left.push({ ...sale, email, sellableId, from })
  }
  for (let first = 0; first < left.length; first += SALES_AT_ONCE) {
    await together(ctx, async (joined) => {
      for (const sold of left.slice(first, first + SALES_AT_ONCE)) await sell(joined, sold, now)
    })
    await onStep()
  }
  await makeSubscribers(ctx, there, now)
  await onStep()
  await together(ctx, (joined) =>
    reportsOfGateway(joined, { from: addDays(dayInWib(now), -demoSaleDays - 1), at: atTime }),
  )
  await strayMessage(atTime(ctx, new Date(now.getTime() - 3 * HOUR_MS)))
  await onStep()
}

/** Some work in one transaction, which its use cases join. */
function together(ctx: AdminContext, work: (ctx: AdminContext) => Promise<void>): Promise<void> {
  return ctx.database.transaction((tx) => {
    const database = joinedDatabase(ctx.database, tx)
    return work({
      ...ctx,
      database,
      unitOfWork: (run) => database.transaction((inner) => run(ctx.unitOfWorkIn(inner))),
    })
  })
}

/** The same at another moment. */
const atTime = (ctx: AdminContext, at: Date): AdminContext => ({ ...ctx, clock: { now: () => at } })

const later = (at: Date, hours: number) => new Date(at.getTime() + hours * HOUR_MS)

interface Sold extends DemoSale {
  email: string
  sellableId: string
  from: { pageId: string; sectionId: string } | null
}

async function sell(ctx: AdminContext, sold: Sold, now: Date): Promise<void> {
  const day = addDays(dayInWib(now), -sold.daysAgo)
  const at = later(startOfDay(day), sold.hour)
  const buyer = await buyerOf(ctx, sold.email)
  const click = sold.from && { sellableId: sold.sellableId, ...sold.from, variant: null, campaigns: null }
  const cookie = click && clicksCookie(ctx, [{ ...click, at: at.toISOString() }]).split(';')[0]
  const { order, attemptId } = await place(atTime(ctx, at), buyer, { ...sold, cookie: cookie ?? null })
  const { id: orderId, total } = order
  const paidAt = later(at, attemptId === null ? 3 : 0.2)
  if (sold.outcome === 'waiting') return
  if (sold.outcome === 'underpaid') return confirm(atTime(ctx, paidAt), orderId, rupiah(total - 10_000))
  if (sold.outcome === 'expired') {
    const endedAt = later(order.expiresAt, 0.2)
    if (attemptId !== null) await payByGateway(atTime(ctx, endedAt), { attemptId, order, isPaid: false })
    await ctx.unitOfWork((uow) => expireOrders(uow, [orderId], endedAt))
    return
  }
  if (total === 0) return
  if (attemptId === null) await confirm(atTime(ctx, paidAt), orderId, total)
  else await payByGateway(atTime(ctx, paidAt), { attemptId, order, isPaid: true })
  if (sold.outcome === 'paid') return
  const isWhole = sold.outcome === 'refunded'
  await refund(atTime(ctx, later(paidAt, 50)), orderId, {
    amount: isWhole ? total : rupiah(Math.floor(total / 3_000) * 1_000),
    reason: isWhole ? 'Pembeli salah memilih kelas' : 'Sebagian materi terlambat tersedia',
    holder: buyer.name,
  })
}

async function buyerOf({ database }: AdminContext, email: string): Promise<Learner> {
  const buyer = await findActiveLearnerByEmail(database.queries, email)
  if (!buyer) throw new Error(`the demonstration has no buyer ${email}`)
  return buyer
}

interface Placing extends Pick<Sold, 'sellableId' | 'channel' | 'coupon'> {
  cookie: string | null
}

/** By a transfer where no gateway is in use. */
async function place(ctx: AdminContext, buyer: Learner, { sellableId, channel, coupon, cookie }: Placing) {
  const acting = { ...ctx, actor: buyer, sessionId: '' }
  const typed = coupon === null ? {} : { coupon }
  const { item, total, ways } = await getCheckout(acting, { query: { item: sellableId, ...typed } })
  const isOffered = channel !== null && ways.some((way) => way.channel === channel)
  const transfer = { mode: paymentModes.manual, method: paymentMethods.transfer, channel: null }
  const free = { mode: paymentModes.automatic, method: paymentMethods.free, channel: null }
  const automatic = isOffered
    ? { mode: paymentModes.automatic, method: paymentChannels[channel].method, channel }
    : transfer
  const way = total === 0 ? free : automatic
  const request = new Request('http://localhost/', cookie === null ? {} : { headers: { cookie } })
  return placeUnasked(
    acting,
    { body: { number: item.number, ...way, shownTotal: total, consent: true, ...typed } },
    { request, clientAddress: '' },
  )
}

async function confirm(ctx: AdminContext, orderId: string, amount: ReturnType<typeof rupiah>): Promise<void> {
  await confirmTransfer(ctx, { params: { orderId }, body: { amount, note: 'Mutasi BCA' } })
}

interface Refunded {
  amount: ReturnType<typeof rupiah>
  reason: string
  holder: string
}

async function refund(ctx: AdminContext, orderId: string, { amount, reason, holder }: Refunded): Promise<void> {
  const transfer = { bank: 'BCA', number: '0000765432', holder, reference: 'TRF-DEMO', note: '' }
  await refundOrder(ctx, {
    params: { orderId },
    body: { amount, refundedBefore: rupiah(0), reason, way: 'transfer', transfer },
  })
}

async function makeCoupons(ctx: AdminContext, now: Date) {
  const there = await findSeededCoupons(ctx.database.queries)
  const [percent, fixed] = demoCoupons
  const shared = {
    type: couponTypes.general,
    kinds: ['course' as const, 'tool' as const],
    validForIds: [],
    audiences: { course: 'everyone' as const, tool: 'everyone' as const, event: 'everyone' as const },
    boughtIds: [],
    startsAt: null,
    endsAt: null,
    maxDailyLimit: null,
  }
  const values = [
    {
      ...shared,
      code: percent,
      name: 'Hemat 10% untuk semua kelas',
      discountPercentage: 10,
      maxDiscountPercentage: rupiah(50_000),
      discountPrice: null,
      quota: 200,
      maxUsagePerUser: 2,
    },
    {
      ...shared,
      code: fixed,
      name: 'Potongan akhir tahun',
      discountPercentage: null,
      maxDiscountPercentage: null,
      discountPrice: rupiah(25_000),
      quota: null,
      maxUsagePerUser: 1,
    },
  ]
  const early = atTime(ctx, new Date(now.getTime() - (demoSaleDays + 2) * DAY_MS))
  for (const value of values) if (!there.has(value.code)) await createCoupon(early, { body: { value } })
}

/** Partners that pay for their area, each with the learner who buys. */
async function makeSubscribers(ctx: AdminContext, there: ReadonlySet<string>, now: Date) {
  const { sellables } = await findSeededCatalogue(ctx.database.queries)
  const partners = await findSeededPartners(ctx.database.queries)
  for (const { partner, reference, buyer, link, daysAgo } of demoPackageBuyers) {
    const email = reviewerEmail(buyer)
    const sellableId = sellables.get(link)
    if (sellableId === undefined || there.has(`${email} ${link}`)) continue
    const at = later(startOfDay(addDays(dayInWib(now), -daysAgo)), 11)
    await together(ctx, async (joined) => {
      const learner = await buyerOf(joined, email)
      if (!partners.has(partner))
        await joined.database.transaction((tx) =>
          addPartner(tx, { name: partner, reference, kind: 'subscription', learnerId: learner.id }),
        )
      const placing = { sellableId, channel: null, coupon: null, cookie: null }
      const { order } = await place(atTime(joined, at), learner, placing)
      await confirm(atTime(joined, later(at, 2)), order.id, order.total)
    })
  }
}

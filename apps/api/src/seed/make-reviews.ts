import type { AdminContext } from '../app-context.ts'
import { hideReview, replyToReview, writeReview } from '../modules/commerce/reviews/index.ts'
import { createLearner, findActiveLearnerByEmail } from '../modules/identity/learners/index.ts'
import { demoEvents } from './catalogue/events.ts'
import { demoReviewers, reviewerEmail } from './catalogue/reviewers.ts'
import { demoReviews } from './catalogue/reviews.ts'
import { demoLearners } from './demo-accounts.ts'
import { dateDemoReplies, findSeededCatalogue } from './seed.repo.ts'

const DAY_MS = 86_400_000
/** The oldest review was written as many days ago. */
const OLDEST_DAYS = 330
/** Steps between the days of reviews that follow each other: spread evenly, without a pattern to see. */
const GOLDEN = 0.618_034

/** What buyers say in the demonstration; what is there already stays as it is. */
export async function makeReviews(ctx: AdminContext, onStep: () => Promise<unknown>) {
  const learnerIds = await makeReviewers(ctx)
  await onStep()
  const { sellables } = await findSeededCatalogue(ctx.database.queries)
  const now = ctx.clock.now().getTime()
  let count = 0
  for (const [turn, { link, reviews }] of reviewsByLink().entries()) {
    const sellableId = sellables.get(link)
    if (sellableId === undefined) throw new Error(`the demonstration has no ${link}`)
    for (const [index, { stars, text, reply, isHidden }] of reviews.entries()) {
      count += 1
      // Eleven learners further each time: as there are 61, no learner writes twice about the same.
      const learnerId = learnerIds[(turn * 7 + index * 11) % learnerIds.length] ?? ''
      const writtenAt = new Date(Math.floor(now - daysAgo(link, count) * DAY_MS))
      const id = await writeReview(ctx, { sellableId, learnerId, stars, text, writtenAt })
      if (id === null) continue
      const params = { reviewId: id }
      if (reply !== undefined) await replyToReview(ctx, { params, body: { text: reply, version: 1 } })
      if (isHidden)
        await hideReview(ctx, {
          params,
          body: { reason: 'Melanggar aturan ulasan: data pribadi atau kata kasar', version: 1 },
        })
    }
    await onStep()
  }
  await dateDemoReplies(ctx.database.queries)
}

/** Ids, the member of the demonstration first. */
async function makeReviewers({ database }: AdminContext): Promise<string[]> {
  const [member] = demoLearners
  const there = member && (await findActiveLearnerByEmail(database.queries, member.email))
  const ids = there ? [there.id] : []
  for (const name of demoReviewers) {
    const email = reviewerEmail(name)
    const found = await findActiveLearnerByEmail(database.queries, email)
    ids.push(
      found?.id ??
        (await createLearner(database, { name, email, isEmailVerified: true, phone: null, passwordHash: null })),
    )
  }
  return ids
}

/** Within the last year; of an event, after it. */
function daysAgo(link: string, count: number): number {
  const event = demoEvents.find((one) => one.link === link)
  const span = event ? -event.inDays - 2 : OLDEST_DAYS
  return 0.3 + ((count * GOLDEN) % 1) * span
}

interface DemoReview {
  stars: number
  text: string
  reply: string | undefined
  isHidden: boolean
}

function reviewsByLink(): { link: string; reviews: DemoReview[] }[] {
  return demoReviews
    .trim()
    .split('\n\n')
    .map((block) => {
      const [link = '', ...lines] = block.split('\n')
      return { link, reviews: lines.map(reviewOf) }
    })
}

function reviewOf(line: string): DemoReview {
  const isHidden = line.startsWith('!')
  const [written = '', reply] = line.slice(isHidden ? 1 : 0).split(' // ')
  return { stars: Number(written[0]), text: written.slice(2), reply, isHidden }
}

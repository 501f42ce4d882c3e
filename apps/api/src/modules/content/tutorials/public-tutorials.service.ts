import type { InputFor, OutputFor } from '@naikkelas/contract'
import {
  type answerTutorial as answerEndpoint,
  type browseTutorials as browseEndpoint,
  type getTutorialPage as getEndpoint,
  type previewTutorial as previewEndpoint,
  type TutorialCard,
  tutorialCardsPerPage,
  tutorialsAboutFollowing,
  type TutorialPage,
} from '@naikkelas/contract/content'
import type { AppContext } from '../../../app-context.ts'
import type { RecordAddress } from '../../../module.ts'
import { countTaken, type RequestContext } from '../../../platform/endpoints/index.ts'
import { flagsOf } from '../../../platform/settings/index.ts'
import { existing, pageOf } from '../publication/index.ts'
import { answerLimits } from './tutorials.limits.ts'
import {
  findListedTutorials,
  findPublishedTutorial,
  storeAnswer,
  type StoredTutorial,
  tutorialTable,
} from './tutorials.repo.ts'
import { visitorMark } from './visitor-mark.ts'

/** More tutorials than there will be. */
const ALL = 1_000

export async function browseTutorials(
  ctx: AppContext,
  { query: { after, before, search, tool } }: InputFor<typeof browseEndpoint>,
): Promise<OutputFor<typeof browseEndpoint>> {
  const { auto_follow_tools: hasFollowing } = await flagsOf(ctx)
  const page = await pageOf(
    { after, before },
    tutorialCardsPerPage,
    (placed) => findListedTutorials(ctx.database.queries, { search, tool, hasFollowing, ...placed }),
    ({ value }) => value.position,
  )
  return { ...page, items: page.items.map(cardOf) }
}

/** @throws AppError `not_found` for what is not published */
export async function getTutorialPage(
  ctx: AppContext,
  { params }: InputFor<typeof getEndpoint>,
): Promise<TutorialPage> {
  return tutorialPage(ctx, existing(await findPublishedTutorial(ctx.database.queries, params)))
}

/** The same of one that is not published. */
export const previewTutorial = async (
  ctx: AppContext,
  { params }: InputFor<typeof previewEndpoint>,
): Promise<TutorialPage> =>
  tutorialPage(ctx, existing(await tutorialTable.find(ctx.database.queries, params.tutorialId)))

async function tutorialPage(ctx: AppContext, tutorial: StoredTutorial): Promise<TutorialPage> {
  const { queries } = ctx.database
  const { auto_follow_tools: hasFollowing } = await flagsOf(ctx)
  const { number, value } = tutorial
  const neighbour = async (isBackwards: boolean) => {
    const from = { at: new Date(value.position), number }
    const asked = { search: undefined, tool: value.tool, hasFollowing, from, isBackwards, limit: 1 }
    const [found] = await findListedTutorials(queries, asked)
    return found ? cardOf(found) : null
  }
  return {
    ...cardOf(tutorial),
    isListed: hasFollowing || !tutorialsAboutFollowing.includes(value.page),
    filmUrl: value.filmUrl,
    steps: value.steps,
    publishedAt: (tutorial.publishedAt ?? tutorial.createdAt).toISOString(),
    previous: await neighbour(true),
    next: await neighbour(false),
  }
}

/** @throws AppError `not_found`, `too_many` */
export async function answerTutorial(
  ctx: AppContext,
  { params, body: { isHelpful } }: InputFor<typeof answerEndpoint>,
  request: RequestContext,
): Promise<null> {
  const { queries } = ctx.database
  const { id } = existing(await findPublishedTutorial(queries, params))
  await countTaken(queries, answerLimits(request.clientAddress))
  await storeAnswer(queries, {
    tutorialId: id,
    visitor: visitorMark(ctx, request),
    isHelpful,
    at: ctx.clock.now(),
  })
  return null
}

/** Pages that lists have, for the sitemap. */
export async function tutorialAddresses(ctx: AppContext): Promise<RecordAddress[]> {
  const { auto_follow_tools: hasFollowing } = await flagsOf(ctx)
  const all = { search: undefined, tool: undefined, from: undefined, isBackwards: false, limit: ALL }
  const listed = await findListedTutorials(ctx.database.queries, { ...all, hasFollowing })
  return listed.map(({ value, updatedAt }) => ({
    address: `/tutorial/${value.tool}/${value.page}`,
    changedAt: updatedAt,
  }))
}

const cardOf = ({ value: { tool, page, title, summary, minutes } }: StoredTutorial): TutorialCard => ({
  tool,
  page,
  title,
  summary,
  minutes,
})

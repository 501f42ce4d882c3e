import type { InputFor, OutputFor } from '@naikkelas/contract'
import {
  type changeTutorialStatus as changeEndpoint,
  type createTutorial as createEndpoint,
  type getTutorial as getEndpoint,
  type listTutorials as listEndpoint,
  type Tutorial,
  tutorialPlaces,
  tutorialsAboutFollowing,
  tutorialsPerPage,
  type TutorialValue,
  type updateTutorial as updateEndpoint,
} from '@naikkelas/contract/content'
import type { AdminContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import { flagsOf } from '../../../platform/settings/index.ts'
import { pageOf, publishedRecords } from '../publication/index.ts'
import { findTutorials, type StoredTutorial, tutorialTable } from './tutorials.repo.ts'

const records = publishedRecords<TutorialValue, StoredTutorial, Pick<Tutorial, 'answers'>>({
  table: tutorialTable,
  isShown: ({ state }) => state === 'published',
  facts: ({ answers }) => ({ answers }),
  unfinished: () => null,
  replacing: (value, { value: { tool, page } }) => {
    const isFixed = tutorialPlaces.some((place) => place.tool === tool && place.page === page)
    if (isFixed && (value.tool !== tool || value.page !== page))
      throw new AppError('invalid_input', {
        fields: [{ path: 'value.page', message: 'Alamat tutorial ini tetap' }],
      })
    return value
  },
  fieldOf: { tutorials_tool_page_key: ['value.page', 'Alamat ini sudah dipakai tutorial lain'] },
})

type Unlisted = Omit<Tutorial, 'isListed'>

/** Which ones lists have depends on a feature. */
async function listing(ctx: AdminContext): Promise<(tutorial: Unlisted) => Tutorial> {
  const { auto_follow_tools: hasFollowing } = await flagsOf(ctx)
  return (tutorial) => ({
    ...tutorial,
    isListed: hasFollowing || !tutorialsAboutFollowing.includes(tutorial.value.page),
  })
}

export async function listTutorials(
  ctx: AdminContext,
  { query: { after, before, search, tool, state } }: InputFor<typeof listEndpoint>,
): Promise<OutputFor<typeof listEndpoint>> {
  const page = await pageOf(
    { after, before },
    tutorialsPerPage,
    (placed) => findTutorials(ctx.database.queries, { search, tool, state, ...placed }),
    ({ value }) => value.position,
  )
  const listed = await listing(ctx)
  return { ...page, items: page.items.map((one) => listed(records.view(one, ctx.clock.now()))) }
}

export async function getTutorial(ctx: AdminContext, { params }: InputFor<typeof getEndpoint>): Promise<Tutorial> {
  const listed = await listing(ctx)
  return listed(await records.get(ctx, params.tutorialId))
}

/** @throws AppError `invalid_input` for an address that is taken */
export async function createTutorial(ctx: AdminContext, { body }: InputFor<typeof createEndpoint>): Promise<Tutorial> {
  const listed = await listing(ctx)
  return listed(await records.create(ctx, body.value))
}

/** @throws AppError `content_changed` with both values, `invalid_input` for another address of a fixed one */
export async function updateTutorial(
  ctx: AdminContext,
  { params, body }: InputFor<typeof updateEndpoint>,
): Promise<Tutorial> {
  const listed = await listing(ctx)
  return listed(await records.update(ctx, { id: params.tutorialId, ...body }))
}

export const changeTutorialStatus = (ctx: AdminContext, { body }: InputFor<typeof changeEndpoint>) =>
  records.changeStatus(ctx, body)

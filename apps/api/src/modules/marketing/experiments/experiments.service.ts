import { randomBytes, randomUUID } from 'node:crypto'
import type { InputFor, OutputFor } from '@naikkelas/contract'
import type {
  declareWinner as winnerEndpoint,
  Experiment,
  listExperiments as listEndpoint,
  startExperiment as startEndpoint,
  stopExperiment as stopEndpoint,
} from '@naikkelas/contract/marketing'
import { applyOperations, settleVariants, upgradeDocument, variantsIn } from '@naikkelas/page'
import { uuidv7 } from 'uuidv7'
import type { AdminContext, AppContext } from '../../../app-context.ts'
import type { Tx } from '../../../platform/database/index.ts'
import { AppError } from '../../../errors/app-error.ts'
import {
  applyChanges,
  existingHead,
  existingPage,
  findHead,
  findLivePage,
  findPage,
  holdPublicSide,
  type PageDrawer,
  publishLandingPage,
  setVariantSplit,
  unfinishedIn,
} from '../../pages/landing-pages/index.ts'
import { endTest, resultsNow } from './ending.service.ts'
import { type ExperimentRow, findExperiments, insertExperiment, lockExperiment } from './experiments.repo.ts'
import { variantChanges } from './variant-changes.rules.ts'
import { findVariantStates } from './variant-states.repo.ts'

export async function listExperiments(
  ctx: AppContext,
  { params }: InputFor<typeof listEndpoint>,
): Promise<Experiment[]> {
  const { queries } = ctx.database
  existingPage(await findPage(queries, params.pageId))
  return Promise.all((await findExperiments(queries, params.pageId)).map((row) => experimentOf(ctx, row)))
}

/** The visitors of a published page are divided from now on, in every process within a second. */
export async function startExperiment(
  ctx: AdminContext,
  { params: { pageId }, body: { goal, weights, leastLift } }: InputFor<typeof startEndpoint>,
): Promise<Experiment> {
  const id = uuidv7()
  const at = ctx.clock.now()
  await ctx.database.transaction(async (queries) => {
    await holdPublicSide(queries)
    existingPage(await findPage(queries, pageId))
    const live = await findLivePage(queries, pageId)
    if (!live) throw new AppError('experiment_not_published')
    const there = variantsIn(live.document.sections)
    if (there.length < 2) throw new AppError('experiment_without_variants')
    if (
      there.join() !==
      weights
        .map(({ key }) => key)
        .toSorted()
        .join()
    )
      throw new AppError('experiment_other_variants', { fields: [{ path: 'weights', message: otherVariants(there) }] })
    if (!(await insertExperiment(queries, { id, pageId, goal, weights, leastLift, actorId: ctx.actor.id, at })))
      throw new AppError('experiment_running')
    const mark = randomBytes(4).toString('hex')
    await setVariantSplit(queries, pageId, { mark, weights })
  })
  await ctx.signals.send('landing_page.public_changed', { pageId })
  return oneOf(await listExperiments(ctx, { params: { pageId } }), id)
}

/** Every visitor gets the first variant again; the counts are kept. */
export async function stopExperiment(
  ctx: AdminContext,
  { params: { pageId, experimentId } }: InputFor<typeof stopEndpoint>,
): Promise<Experiment> {
  await ctx.database.transaction(async (queries) => {
    await holdPublicSide(queries)
    await end(ctx, queries, { pageId, experimentId, winner: null })
  })
  await ctx.signals.send('landing_page.public_changed', { pageId })
  return oneOf(await listExperiments(ctx, { params: { pageId } }), experimentId)
}

/** Removes the losing variants, publishes the page and ends the test. Other changes must be published before. */
export async function declareWinner(
  ctx: AdminContext,
  pageDrawer: PageDrawer,
  { params: { pageId, experimentId }, body: { winner, headVersion } }: InputFor<typeof winnerEndpoint>,
): Promise<OutputFor<typeof winnerEndpoint>> {
  const { queries } = ctx.database
  const running = (await findExperiments(queries, pageId)).find(({ id }) => id === experimentId)
  if (!running) throw new AppError('not_found')
  if (running.endedAt !== null) throw new AppError('experiment_ended')
  if (!running.weights.some(({ key }) => key === winner))
    throw new AppError('invalid_input', { fields: [{ path: 'winner', message: 'Varian ini tidak ikut diuji' }] })
  const { page, document } = existingHead(await findHead(queries, pageId))
  if (page.headVersion !== headVersion) throw new AppError('version_conflict', { headVersion: page.headVersion })
  if (winner !== 'a' && !variantsIn(document.sections).includes(winner)) throw new AppError('experiment_variant_gone')
  if (page.status !== 'published') throw new AppError('experiment_not_published')
  if (page.hasUnpublishedChanges) throw new AppError('experiment_unpublished_changes')
  const operations = settleVariants(upgradeDocument(document), winner)
  const settled = applyOperations(upgradeDocument(document), operations)
  if (!settled.isApplied) throw new AppError('version_conflict', { headVersion })
  const missing = await unfinishedIn(ctx, { page, document: settled.value.document })
  if (missing.length > 0)
    throw new AppError('not_finished', { fields: missing.map((message) => ({ path: 'winner', message })) })
  const change = { id: randomUUID(), operations }
  const applied = await applyChanges(ctx, { params: { pageId }, body: { baseVersion: headVersion, changes: [change] } })
  await publishLandingPage(
    ctx,
    pageDrawer,
    { params: { pageId }, body: { headVersion: applied.headVersion } },
    { together: (within) => end(ctx, within, { pageId, experimentId, winner }) },
  )
  return {
    experiment: oneOf(await listExperiments(ctx, { params: { pageId } }), experimentId),
    page: existingPage(await findPage(queries, pageId)),
  }
}

async function end(
  ctx: AdminContext,
  queries: Tx,
  { pageId, experimentId, winner }: { pageId: string; experimentId: string; winner: Experiment['winner'] },
) {
  const held = await lockExperiment(queries, { pageId, experimentId })
  if (!held) throw new AppError('not_found')
  if (held.endedAt !== null) throw new AppError('experiment_ended')
  await endTest(queries, held, { winner, goneVariants: [], actorId: ctx.actor.id, at: ctx.clock.now() })
}

async function experimentOf(ctx: AppContext, row: ExperimentRow): Promise<Experiment> {
  const { queries } = ctx.database
  const { id, goal, leastLift, startedAt, startedBy, endedAt, endedBy, winner, goneVariants, results } = row
  return {
    id,
    goal,
    leastLift,
    startedAt: startedAt.toISOString(),
    startedBy,
    endedAt: endedAt?.toISOString() ?? null,
    endedBy,
    winner,
    goneVariants,
    changes: variantChanges(await findVariantStates(queries, row)).map(({ key, at }) => ({
      key,
      at: at.toISOString(),
    })),
    results: results ?? (await resultsNow(queries, row, ctx.clock.now())),
  }
}

function oneOf(experiments: readonly Experiment[], id: string): Experiment {
  const found = experiments.find((experiment) => experiment.id === id)
  if (!found) throw new AppError('not_found')
  return found
}

const otherVariants = (there: readonly string[]) =>
  `Halaman yang terbit memuat varian ${there.map((key) => key.toUpperCase()).join(', ')}`

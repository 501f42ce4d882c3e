import type { InputFor, OutputFor } from '@naikkelas/contract'
import {
  type anonymizeApplicant as anonymizeEndpoint,
  type Applicant,
  applicantMonths,
  applicantsPerPage,
  type listApplicants as listEndpoint,
  type updateApplicant as updateEndpoint,
} from '@naikkelas/contract/content'
import { uploadTypes } from '@naikkelas/contract/enumerations'
import { addMonthsInWib } from '@naikkelas/contract/time'
import type { AdminContext, AppContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { Tx } from '../../../platform/database/index.ts'
import { forgetFile } from '../../files/uploads/index.ts'
import { existing, pageOf } from '../publication/index.ts'
import {
  eraseApplicant,
  findApplicant,
  findApplicants,
  findApplicantsToErase,
  findUnclaimedFiles,
  lockApplicant,
  type StoredApplicant,
  updateApplicantStatus,
} from './applicants.repo.ts'

/** Applications read at a time. */
const BATCH = 500
/** A file that no application names within a day was left by a form that was not finished. */
const UNCLAIMED_MS = 86_400_000

export async function listApplicants(
  { database }: AdminContext,
  { query: { after, before, ...filter } }: InputFor<typeof listEndpoint>,
): Promise<OutputFor<typeof listEndpoint>> {
  const page = await pageOf(
    { after, before },
    applicantsPerPage,
    (placed) => findApplicants(database.queries, { ...filter, ...placed }),
    ({ sentAt }) => sentAt,
  )
  return { ...page, items: page.items.map(({ view }) => view) }
}

export async function getApplicant({ database }: AdminContext, id: string): Promise<Applicant> {
  return existing(await findApplicant(database.queries, id)).view
}

/** @throws AppError `content_changed` with both values when another admin changed it first */
export async function updateApplicant(
  ctx: AdminContext,
  { params: { applicantId: id }, body: { status, note, version } }: InputFor<typeof updateEndpoint>,
): Promise<Applicant> {
  return ctx.database.transaction(async (tx) => {
    const { view } = existing(await lockApplicant(tx, id))
    if (view.version !== version) throw new AppError('content_changed', { mine: { status, note }, theirs: view })
    await updateApplicantStatus(tx, { id, status, note, actorId: ctx.actor.id, at: ctx.clock.now() })
    return existing(await findApplicant(tx, id)).view
  })
}

/** The application is still counted; its personal data and CV are deleted for good. */
export async function anonymizeApplicant(
  ctx: AdminContext,
  { params: { applicantId: id } }: InputFor<typeof anonymizeEndpoint>,
): Promise<Applicant> {
  return ctx.database.transaction(async (tx) => {
    await erased(tx, existing(await lockApplicant(tx, id)), ctx.clock.now())
    return existing(await findApplicant(tx, id)).view
  })
}

/** Erases every application past its time. */
export async function eraseOldApplicants({ database, clock }: AppContext): Promise<void> {
  const sentBefore = addMonthsInWib(clock.now(), -applicantMonths)
  for (;;) {
    const ids = await findApplicantsToErase(database.queries, { sentBefore, limit: BATCH })
    for (const id of ids)
      await database.transaction(async (tx) => {
        const applicant = await lockApplicant(tx, id)
        if (applicant) await erased(tx, applicant, clock.now())
      })
    if (ids.length < BATCH) return
  }
}

/** Deletes CVs that were uploaded and never sent. */
export async function deleteUnclaimedFiles({ database, clock }: AppContext): Promise<void> {
  const before = new Date(clock.now().getTime() - UNCLAIMED_MS)
  for (const id of await findUnclaimedFiles(database.queries, { type: uploadTypes.career, before }))
    await database.transaction((tx) => forgetFile(tx, id))
}

async function erased(tx: Tx, { fileId, view }: StoredApplicant, at: Date) {
  if (view.anonymizedAt !== null) return
  await eraseApplicant(tx, { id: view.id, at })
  if (fileId !== null) await forgetFile(tx, fileId)
}

import type { InputFor } from '@naikkelas/contract'
import type {
  cancelSchedule as cancelEndpoint,
  LandingPage,
  RedirectTarget,
  scheduleLandingPage as endpoint,
} from '@naikkelas/contract/pages'
import { pageIdsOf } from '@naikkelas/page'
import { safeHref } from '@naikkelas/ui/sections/registry'
import type { AdminContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import { existingHead, existingPage } from './existing-page.ts'
import { checkFinished } from './finished.ts'
import { findHead, findPage } from './landing-pages.queries.ts'
import { lockHead } from './landing-pages.repo.ts'
import { checkMayGo } from './landing-pages.rules.ts'
import { snapshotOf } from './page-view.ts'
import { findPlaceAtPath } from './public-addresses.repo.ts'
import { plainPath } from './public-addresses.service.ts'
import { withOwnAddress } from './publishing.service.ts'
import { queueSchedule } from './queue-schedule.ts'
import { deleteSchedules, findPublicBy, schedulePublish, scheduleUnpublish } from './schedules.repo.ts'

type Input = InputFor<typeof endpoint>
type Body = Input['body']

/**
 * Schedules publishing the version on the admin's screen, and unpublishing. The version is stored whole: later changes
 * wait for another schedule or publish.
 */
export async function scheduleLandingPage(ctx: AdminContext, { params, body }: Input): Promise<LandingPage> {
  const { page, document } = existingHead(await findHead(ctx.database.queries, params.pageId))
  checkTimes(page, body, ctx.clock.now())
  if (body.unpublishAt !== null) checkMayGo(page)
  const snapshot = withOwnAddress(await snapshotOf(ctx, { page, document, version: page.headVersion }))
  const publishAt = dateOf(body.publishAt)
  if (publishAt) {
    if (page.headVersion !== body.headVersion) throw new AppError('version_conflict', { headVersion: page.headVersion })
    const linked = [...pageIdsOf(snapshot.document)]
    const alsoPublic = await findPublicBy(ctx.database.queries, linked, publishAt)
    checkFinished(snapshot, { at: publishAt, alsoPublic })
  }
  const redirect = await checkedRedirect(ctx, page, body.redirect)
  return ctx.database.transaction(async (queries) => {
    const now = existingHead(await lockHead(queries, page.id)).page
    if (publishAt && now.headVersion !== page.headVersion)
      throw new AppError('version_conflict', { headVersion: now.headVersion })
    const same = { pageId: page.id, actorId: ctx.actor.id }
    await deleteSchedules(queries, page.id)
    if (publishAt) {
      const scheduleId = await schedulePublish(queries, {
        ...same,
        dueAt: publishAt,
        version: page.headVersion,
        document: snapshot.document,
        name: page.name,
      })
      await queueSchedule(ctx, queries, { scheduleId, dueAt: publishAt })
    }
    const unpublishAt = dateOf(body.unpublishAt)
    if (unpublishAt) {
      const scheduleId = await scheduleUnpublish(queries, { ...same, dueAt: unpublishAt, redirect })
      await queueSchedule(ctx, queries, { scheduleId, dueAt: unpublishAt })
    }
    return existingPage(await findPage(queries, page.id))
  })
}

export async function cancelSchedule(
  ctx: AdminContext,
  { params }: InputFor<typeof cancelEndpoint>,
): Promise<LandingPage> {
  return ctx.database.transaction(async (queries) => {
    const { page } = existingHead(await lockHead(queries, params.pageId))
    await deleteSchedules(queries, page.id)
    return existingPage(await findPage(queries, page.id))
  })
}

const dateOf = (instant: string | null) => (instant === null ? null : new Date(instant))
const refuse = (path: string, message: string) => new AppError('invalid_input', { fields: [{ path, message }] })
const yearsAhead = 5

function checkTimes(page: LandingPage, { publishAt, unpublishAt }: Body, now: Date) {
  const [from, to] = [dateOf(publishAt), dateOf(unpublishAt)]
  if (!from && !to) throw refuse('publishAt', 'Isi waktu terbit, waktu turun, atau keduanya')
  const latest = new Date(now)
  latest.setUTCFullYear(latest.getUTCFullYear() + yearsAhead)
  for (const [path, time] of [
    ['publishAt', from],
    ['unpublishAt', to],
  ] as const) {
    if (time && time <= now) throw refuse(path, 'Waktu ini sudah lewat. Pilih waktu yang akan datang.')
    if (time && time > latest) throw refuse(path, `Pilih waktu dalam ${yearsAhead} tahun ke depan.`)
  }
  if (from && to && to <= from) throw refuse('unpublishAt', 'Waktu turun harus sesudah waktu terbit.')
  if (!from && page.status !== 'published')
    throw refuse('publishAt', 'Halaman ini belum terbit. Isi juga waktu terbitnya.')
}

/** The redirect target as stored: own pages by id, so that they can move. */
async function checkedRedirect(
  ctx: AdminContext,
  page: LandingPage,
  requested: RedirectTarget | null,
): Promise<RedirectTarget | null> {
  if (requested === null) return null
  const { queries } = ctx.database
  if (requested.kind === 'page') {
    const target = await findPage(queries, requested.pageId)
    if (!target || target.deletedAt !== null) throw refuse('redirect.pageId', 'Halaman tujuan ini sudah tidak ada.')
    if (target.id === page.id) throw refuse('redirect.pageId', 'Halaman tidak dapat mengarah ke dirinya sendiri.')
    return requested
  }
  const href = safeHref(requested.href)
  if (href === null || !/^(\/|https?:)/.test(href))
    throw refuse('redirect.href', 'Tulis alamat seperti /kelas-baru atau https://…')
  const own = href.startsWith('/')
    ? href
    : href.startsWith(`${ctx.publicUrl}/`)
      ? href.slice(ctx.publicUrl.length)
      : null
  if (own === null) return { kind: 'url', href }
  const { pathname, search, hash } = new URL(own, ctx.publicUrl)
  const path = plainPath(pathname)
  const target = await findPlaceAtPath(queries, path)
  if (path === page.address || target?.pageId === page.id)
    throw refuse('redirect.href', 'Halaman tidak dapat mengarah ke dirinya sendiri.')
  return target && search === '' && hash === ''
    ? { kind: 'page', pageId: target.pageId }
    : { kind: 'url', href: `${pathname}${search}${hash}` }
}

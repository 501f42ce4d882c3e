import type { InputFor, OutputFor } from '@naikkelas/contract'
import {
  type Announcement,
  announcementsPerPage,
  type changeAnnouncementStatus as changeEndpoint,
  type createAnnouncement as createEndpoint,
  type getAnnouncement as getEndpoint,
  type listAnnouncements as listEndpoint,
  type PublicationResult,
  type updateAnnouncement as updateEndpoint,
} from '@naikkelas/contract/content'
import { uuidv7 } from 'uuidv7'
import type { AdminContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import { blockerOf, existing, pageByPlace, stateAfter, timePlaceOf, writing } from '../publication/index.ts'
import {
  changeAnnouncementState,
  findAnnouncement,
  findAnnouncements,
  insertAnnouncement,
  lockAnnouncement,
  replaceAnnouncement,
  type StoredAnnouncement,
} from './announcements.repo.ts'

const fieldOf = {
  announcements_picture_id_fkey: ['value.pictureId', 'Gambar ini sudah tidak ada'],
  // The moment since when it is published is kept where none is given.
  announcements_window_check: ['value.endsAt', 'Waktu berakhir harus sesudah waktu terbit'],
} as const

export async function listAnnouncements(
  { database, clock }: AdminContext,
  { query: { search, type, state, after, before } }: InputFor<typeof listEndpoint>,
): Promise<OutputFor<typeof listEndpoint>> {
  const place = before ?? after
  const found = await findAnnouncements(database.queries, {
    search,
    type,
    state,
    from: place === undefined ? undefined : timePlaceOf(place),
    isBackwards: before !== undefined,
    limit: announcementsPerPage + 1,
  })
  const placed = found.map((one) => ({ at: one.createdAt, number: one.number, one }))
  const page = pageByPlace({ found: placed, perPage: announcementsPerPage, after, before })
  return { ...page, items: page.items.map(({ one }) => announcementView(one, clock.now())) }
}

export async function getAnnouncement(
  { database, clock }: AdminContext,
  { params }: InputFor<typeof getEndpoint>,
): Promise<Announcement> {
  return announcementView(existing(await findAnnouncement(database.queries, params.announcementId)), clock.now())
}

export async function createAnnouncement(
  ctx: AdminContext,
  { body: { value } }: InputFor<typeof createEndpoint>,
): Promise<Announcement> {
  const id = uuidv7()
  const at = ctx.clock.now()
  return ctx.database.transaction(async (tx) => {
    await writing(fieldOf, () => insertAnnouncement(tx, { id, value, actorId: ctx.actor.id, at }))
    return announcementView(existing(await findAnnouncement(tx, id)), at)
  })
}

/** @throws AppError `content_changed` with both values when another admin changed it first */
export async function updateAnnouncement(
  ctx: AdminContext,
  { params: { announcementId: id }, body: { value, version } }: InputFor<typeof updateEndpoint>,
): Promise<Announcement> {
  const at = ctx.clock.now()
  return ctx.database.transaction(async (tx) => {
    const before = existing(await lockAnnouncement(tx, id))
    if (before.version !== version)
      throw new AppError('content_changed', { mine: value, theirs: announcementView(before, at) })
    await writing(fieldOf, () => replaceAnnouncement(tx, { id, value, actorId: ctx.actor.id, at }))
    return announcementView(existing(await findAnnouncement(tx, id)), at)
  })
}

/** Each by itself: what cannot be done to one does not keep it from the others. */
export async function changeAnnouncementStatus(
  ctx: AdminContext,
  { body: { action, ids } }: InputFor<typeof changeEndpoint>,
): Promise<PublicationResult> {
  const at = ctx.clock.now()
  return ctx.database.transaction(async (tx) => {
    const result: PublicationResult = { done: [], left: [] }
    // In one order, so that two admins do not wait for each other.
    for (const id of [...new Set(ids)].sort()) {
      const stored = await lockAnnouncement(tx, id)
      const name = stored?.value.title ?? ''
      const reason = stored ? refusalOf(stored, action, at) : 'Ini sudah tidak ada.'
      if (reason === null) {
        await changeAnnouncementState(tx, { id, state: stateAfter(action), actorId: ctx.actor.id, at })
        result.done.push({ id, name })
      } else result.left.push({ id, name, reason })
    }
    return result
  })
}

function refusalOf({ state, value, endsAt }: StoredAnnouncement, action: Parameters<typeof blockerOf>[1], now: Date) {
  const blocker = blockerOf(state, action)
  if (blocker !== null || action !== 'publish') return blocker
  if (value.body === null) return 'Isi pengumumannya belum ditulis.'
  return endsAt !== null && endsAt <= now ? 'Waktu berakhirnya sudah lewat.' : null
}

function announcementView(stored: StoredAnnouncement, now: Date): Announcement {
  const { id, number, version, state, value, updatedAt, changedBy, startsAt, endsAt } = stored
  const isShown = state === 'published' && startsAt !== null && startsAt <= now && (endsAt === null || endsAt > now)
  return { id, number, version, state, isShown, value, updatedAt: updatedAt.toISOString(), changedBy }
}

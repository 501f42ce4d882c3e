import type { InputFor, OutputFor } from '@naikkelas/contract'
import {
  type AnnouncementValue,
  announcementsPerPage,
  type changeAnnouncementStatus as changeEndpoint,
  type createAnnouncement as createEndpoint,
  type getAnnouncement as getEndpoint,
  type listAnnouncements as listEndpoint,
  type updateAnnouncement as updateEndpoint,
} from '@naikkelas/contract/content'
import type { AdminContext } from '../../../app-context.ts'
import { pageOf, publishedRecords } from '../publication/index.ts'
import { announcementTable, findAnnouncements, type StoredAnnouncement } from './announcements.repo.ts'

const records = publishedRecords<AnnouncementValue, StoredAnnouncement>({
  table: announcementTable,
  isShown: ({ state, startsAt, endsAt }, now) =>
    state === 'published' && startsAt !== null && startsAt <= now && (endsAt === null || endsAt > now),
  unfinished: ({ value, endsAt }, now) => {
    if (value.body === null) return 'Isi pengumumannya belum ditulis.'
    return endsAt !== null && endsAt <= now ? 'Waktu berakhirnya sudah lewat.' : null
  },
  // What is published keeps the moment since when it is, where none is given.
  replacing: (value, { state, value: { startsAt } }) =>
    state === 'published' && value.startsAt === null ? { ...value, startsAt } : value,
  fieldOf: {
    announcements_picture_id_fkey: ['value.pictureId', 'Gambar ini sudah tidak ada'],
    announcements_window_check: ['value.endsAt', 'Waktu berakhir harus sesudah waktu terbit'],
  },
})

export async function listAnnouncements(
  { database, clock }: AdminContext,
  { query: { after, before, search, type, state } }: InputFor<typeof listEndpoint>,
): Promise<OutputFor<typeof listEndpoint>> {
  const page = await pageOf(
    { after, before },
    announcementsPerPage,
    (placed) => findAnnouncements(database.queries, { search, type, state, ...placed }),
    ({ createdAt }) => createdAt,
  )
  return { ...page, items: page.items.map((one) => records.view(one, clock.now())) }
}

export const getAnnouncement = (ctx: AdminContext, { params }: InputFor<typeof getEndpoint>) =>
  records.get(ctx, params.announcementId)

export const createAnnouncement = (ctx: AdminContext, { body }: InputFor<typeof createEndpoint>) =>
  records.create(ctx, body.value)

/** @throws AppError `content_changed` with both values when another admin changed it first */
export const updateAnnouncement = (ctx: AdminContext, { params, body }: InputFor<typeof updateEndpoint>) =>
  records.update(ctx, { id: params.announcementId, ...body })

export const changeAnnouncementStatus = (ctx: AdminContext, { body }: InputFor<typeof changeEndpoint>) =>
  records.changeStatus(ctx, body)

import type { InputFor, OutputFor, ShownPicture } from '@naikkelas/contract'
import {
  type AnnouncementCard,
  announcementCardsPerPage,
  type AnnouncementPage,
  type browseAnnouncements as browseEndpoint,
  type getAnnouncementPage as getEndpoint,
  type previewAnnouncement as previewEndpoint,
} from '@naikkelas/contract/content'
import type { AppContext } from '../../../app-context.ts'
import { existing, pageOf } from '../publication/index.ts'
import {
  announcementTable,
  findShownAnnouncement,
  findShownAnnouncements,
  type StoredAnnouncement,
} from './announcements.repo.ts'

/** Others of its kind below an announcement. */
const MORE = 3

/** One query, and one for the pictures. */
export async function browseAnnouncements(
  ctx: AppContext,
  { query: { type, search, sort, after, before } }: InputFor<typeof browseEndpoint>,
): Promise<OutputFor<typeof browseEndpoint>> {
  const page = await pageOf(
    { after, before },
    announcementCardsPerPage,
    (placed) =>
      findShownAnnouncements(ctx.database.queries, {
        type,
        search,
        isOldestFirst: sort === 2,
        now: ctx.clock.now(),
        ...placed,
      }),
    sinceOf,
  )
  const pictures = await ctx.shownPictures(
    ctx,
    page.items.map(({ value }) => value.pictureId),
  )
  return { ...page, items: page.items.map((one) => cardOf(one, pictures)) }
}

/** @throws AppError `not_found` for what visitors do not see now */
export async function getAnnouncementPage(
  ctx: AppContext,
  { params: { number } }: InputFor<typeof getEndpoint>,
): Promise<AnnouncementPage> {
  const now = ctx.clock.now()
  return announcementPage(ctx, existing(await findShownAnnouncement(ctx.database.queries, { number, now })))
}

/** The same of one that visitors may not see yet. */
export const previewAnnouncement = async (
  ctx: AppContext,
  { params }: InputFor<typeof previewEndpoint>,
): Promise<AnnouncementPage> =>
  announcementPage(ctx, existing(await announcementTable.find(ctx.database.queries, params.announcementId)))

async function announcementPage(ctx: AppContext, announcement: StoredAnnouncement): Promise<AnnouncementPage> {
  const now = ctx.clock.now()
  const { queries } = ctx.database
  const { number } = announcement
  const { type } = announcement.value
  const latest = await findShownAnnouncements(queries, {
    type,
    search: undefined,
    isOldestFirst: false,
    from: undefined,
    isBackwards: false,
    limit: MORE + 1,
    now,
  })
  const more = latest.filter((one) => one.number !== number).slice(0, MORE)
  const pictures = await ctx.shownPictures(
    ctx,
    [announcement, ...more].map(({ value }) => value.pictureId),
  )
  return {
    ...cardOf(announcement, pictures),
    body: announcement.value.body,
    updatedAt: announcement.updatedAt.toISOString(),
    more: more.map((one) => cardOf(one, pictures)),
  }
}

/** The latest ones, for the feed. */
export function latestAnnouncements(ctx: AppContext, limit: number): Promise<StoredAnnouncement[]> {
  return findShownAnnouncements(ctx.database.queries, {
    type: undefined,
    search: undefined,
    isOldestFirst: false,
    from: undefined,
    isBackwards: false,
    limit,
    now: ctx.clock.now(),
  })
}

/** What is published has a moment since when it is. */
export const sinceOf = ({ startsAt, createdAt }: StoredAnnouncement) => startsAt ?? createdAt

function cardOf(announcement: StoredAnnouncement, pictures: ReadonlyMap<string, ShownPicture>): AnnouncementCard {
  const { number, value } = announcement
  const { type, title, summary, pictureId } = value
  return {
    number,
    type,
    title,
    summary,
    picture: pictures.get(pictureId ?? '') ?? null,
    publishedAt: sinceOf(announcement).toISOString(),
  }
}

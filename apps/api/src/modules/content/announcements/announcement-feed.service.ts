import { announcementLabels } from '@naikkelas/contract'
import { announcementFeedPath } from '@naikkelas/contract/content'
import type { AppContext } from '../../../app-context.ts'
import { settingsOf } from '../../../platform/settings/index.ts'
import { rssOf } from './announcement-feed.rules.ts'
import { latestAnnouncements, sinceOf } from './public-announcements.service.ts'

/** As many as readers of feeds keep. */
const ENTRIES = 30

/** Readers ask again and again: an answer may be kept for ten minutes. */
export async function announcementFeed(ctx: AppContext): Promise<Response> {
  const latest = await latestAnnouncements(ctx, ENTRIES)
  const { brand } = await settingsOf(ctx)
  const feed = rssOf({
    publicUrl: ctx.publicUrl,
    siteName: brand.name,
    feedPath: announcementFeedPath,
    entries: latest.map((one) => ({
      number: one.number,
      title: one.value.title,
      summary: one.value.summary,
      label: announcementLabels[one.value.type],
      publishedAt: sinceOf(one),
    })),
  })
  return new Response(feed, {
    headers: { 'content-type': 'application/rss+xml; charset=utf-8', 'cache-control': 'public, max-age=600' },
  })
}

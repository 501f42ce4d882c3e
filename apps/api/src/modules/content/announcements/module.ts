import { announcementFeedPath } from '@naikkelas/contract/content'
import { module } from '../../../module.ts'
import { announcementFeed } from './announcement-feed.service.ts'
import { announcementRoutes } from './announcements.routes.ts'
import { findAnnouncementAddresses } from './announcements.repo.ts'

export const announcementsModule = module({
  routes: () => announcementRoutes,
  paths: (app) => ({ [announcementFeedPath]: () => announcementFeed(app) }),
  addresses: async ({ database, clock }) =>
    (await findAnnouncementAddresses(database.queries, clock.now())).map(({ number, updatedAt }) => ({
      address: `/pengumuman/detail/${number}`,
      changedAt: updatedAt,
    })),
})

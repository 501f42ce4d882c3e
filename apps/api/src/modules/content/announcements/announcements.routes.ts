import {
  browseAnnouncements,
  changeAnnouncementStatus,
  createAnnouncement,
  getAnnouncement,
  getAnnouncementPage,
  listAnnouncements,
  updateAnnouncement,
  previewAnnouncement,
} from '@naikkelas/contract/content'
import type { AdminContext } from '../../../app-context.ts'
import { bind } from '../../../platform/endpoints/index.ts'
import { manageAnnouncements, viewAnnouncements } from './announcements.policy.ts'
import * as announcements from './announcements.service.ts'
import * as published from './public-announcements.service.ts'

const oneAnnouncement = {
  load: (input: { params: { announcementId: string } }, ctx: AdminContext) => announcements.getAnnouncement(ctx, input),
}

export const announcementRoutes = [
  bind(browseAnnouncements, { can: 'anyone', run: (input, ctx) => published.browseAnnouncements(ctx, input) }),
  bind(getAnnouncementPage, { can: 'anyone', run: (input, ctx) => published.getAnnouncementPage(ctx, input) }),
  bind(listAnnouncements, {
    can: viewAnnouncements,
    run: (input, ctx) => announcements.listAnnouncements(ctx, input),
  }),
  bind(previewAnnouncement, { can: viewAnnouncements, run: (input, ctx) => published.previewAnnouncement(ctx, input) }),
  bind(getAnnouncement, { can: viewAnnouncements, run: (input, ctx) => announcements.getAnnouncement(ctx, input) }),
  bind(createAnnouncement, {
    can: manageAnnouncements,
    run: (input, ctx) => announcements.createAnnouncement(ctx, input),
  }),
  bind(updateAnnouncement, {
    can: manageAnnouncements,
    record: oneAnnouncement,
    run: (input, ctx) => announcements.updateAnnouncement(ctx, input),
  }),
  bind(changeAnnouncementStatus, {
    can: manageAnnouncements,
    run: (input, ctx) => announcements.changeAnnouncementStatus(ctx, input),
  }),
]

export { changeAnnouncementStatus, createAnnouncement } from './announcements.service.ts'
export { getAnnouncementPage } from './public-announcements.service.ts'
export { announcementsModule } from './module.ts'

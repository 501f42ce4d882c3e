import { adminsModule } from './modules/identity/admins/index.ts'
import { auditLogModule } from './modules/identity/audit-log/index.ts'
import { learnersModule } from './modules/identity/learners/index.ts'
import { listViewsModule } from './modules/identity/list-views/index.ts'
import { profilesModule } from './modules/identity/profiles/index.ts'
import { partnersModule } from './modules/identity/partners/index.ts'
import { usersModule } from './modules/identity/users/index.ts'
import { catalogueModule } from './modules/commerce/catalogue/index.ts'
import { catalogueFilesModule } from './modules/commerce/catalogue-files/index.ts'
import { collectionsModule } from './modules/commerce/collections/index.ts'
import { invoicesModule } from './modules/commerce/invoices/index.ts'
import { checkoutRemindersModule } from './modules/commerce/checkout-reminders/index.ts'
import { couponsModule } from './modules/commerce/coupons/index.ts'
import { ordersModule } from './modules/commerce/orders/index.ts'
import { paymentCasesModule } from './modules/commerce/payment-cases/index.ts'
import { gatewayReportsModule } from './modules/commerce/gateway-reports/index.ts'
import { monthClosingsModule } from './modules/commerce/month-closings/index.ts'
import { revenueModule } from './modules/commerce/revenue/index.ts'
import { paymentsModule } from './modules/commerce/payments/index.ts'
import { refundsModule } from './modules/commerce/refunds/index.ts'
import { accessGrantsModule } from './modules/commerce/access-grants/index.ts'
import { reviewsModule } from './modules/commerce/reviews/index.ts'
import { searchModule } from './modules/commerce/search/index.ts'
import { subscriptionsModule } from './modules/commerce/subscriptions/index.ts'
import { savedItemsModule } from './modules/commerce/saved-items/index.ts'
import { mediaModule } from './modules/pages/media/index.ts'
import { mediaUsesModule } from './modules/pages/media-uses/index.ts'
import { offerRecordsModule } from './modules/pages/offer-records/index.ts'
import { landingPagesModule } from './modules/pages/landing-pages/index.ts'
import { pageGroupsModule } from './modules/pages/page-groups/index.ts'
import { sectionLibraryModule } from './modules/pages/section-library/index.ts'
import { commentsModule } from './modules/pages/comments/index.ts'
import { livePagesModule } from './modules/pages/live-pages/index.ts'
import { pageFilesModule } from './modules/pages/page-files/index.ts'
import { bulkCreationModule } from './modules/pages/bulk-creation/index.ts'
import { bulkActionsModule } from './modules/pages/bulk-actions/index.ts'
import { cdnPurgesModule } from './modules/pages/cdn-purges/index.ts'
import { transferProofsModule } from './modules/files/transfer-proofs/index.ts'
import { uploadsModule } from './modules/files/uploads/index.ts'
import { certificatesModule } from './modules/learning/certificates/index.ts'
import { courseAnalyticsModule } from './modules/learning/course-analytics/index.ts'
import { courseLearnersModule } from './modules/learning/course-learners/index.ts'
import { gradebookModule } from './modules/learning/gradebook/index.ts'
import { assignmentsModule } from './modules/learning/assignments/index.ts'
import { lessonContentsModule } from './modules/learning/lesson-contents/index.ts'
import { notesModule } from './modules/learning/notes/index.ts'
import { productsModule } from './modules/learning/products/index.ts'
import { questionsModule } from './modules/learning/questions/index.ts'
import { quizzesModule } from './modules/learning/quizzes/index.ts'
import { remindersModule } from './modules/learning/reminders/index.ts'
import { roomsModule } from './modules/learning/rooms/index.ts'
import { ticketsModule } from './modules/learning/tickets/index.ts'
import { announcementsModule } from './modules/content/announcements/index.ts'
import { careersModule } from './modules/content/careers/index.ts'
import { highlightsModule } from './modules/site/highlights/index.ts'
import { legalTextsModule } from './modules/content/legal-texts/index.ts'
import { liveSessionsModule } from './modules/content/live-sessions/index.ts'
import { tutorialsModule } from './modules/content/tutorials/index.ts'
import { trackerModule } from './modules/marketing/tracker/index.ts'
import { leadsModule } from './modules/marketing/leads/index.ts'
import { adEventsModule } from './modules/marketing/ad-events/index.ts'
import { analyticsModule } from './modules/marketing/analytics/index.ts'
import { experimentsModule } from './modules/marketing/experiments/index.ts'
import { downloadsModule } from './modules/marketing/downloads/index.ts'
import { mailUnsubscribeModule } from './modules/marketing/mail-unsubscribe/index.ts'
import { partnerLinksModule } from './modules/marketing/partner-links/index.ts'
import { redirectsModule } from './modules/marketing/redirects/index.ts'
import { shareLinksModule } from './modules/marketing/share-links/index.ts'
import { orderOriginsModule } from './modules/marketing/order-origins/index.ts'
import { chatRotationsModule } from './modules/marketing/chat-rotations/index.ts'
import { bannersModule } from './modules/site/banners/index.ts'
import { shareCardsModule } from './modules/site/share-cards/index.ts'
import { settingsModule } from './modules/site/settings/index.ts'
import type { AppOptions } from './app-options.ts'
import type { Module } from './module.ts'
import { createApplication } from './platform/application/index.ts'
import { platformModule } from './platform/platform-module.ts'
import { visitorSideOf } from './visitor-side.ts'

/** Every module, contexts in their order; listeners of an event run in this order. */
export const modules: readonly Module[] = [
  platformModule,
  adminsModule,
  auditLogModule,
  listViewsModule,
  learnersModule,
  profilesModule,
  partnersModule,
  usersModule,
  catalogueModule,
  catalogueFilesModule,
  collectionsModule,
  ordersModule,
  paymentsModule,
  paymentCasesModule,
  revenueModule,
  gatewayReportsModule,
  monthClosingsModule,
  invoicesModule,
  couponsModule,
  checkoutRemindersModule,
  refundsModule,
  subscriptionsModule,
  reviewsModule,
  accessGrantsModule,
  searchModule,
  savedItemsModule,
  mediaModule,
  mediaUsesModule,
  offerRecordsModule,
  landingPagesModule,
  pageGroupsModule,
  sectionLibraryModule,
  commentsModule,
  livePagesModule,
  pageFilesModule,
  bulkCreationModule,
  bulkActionsModule,
  cdnPurgesModule,
  uploadsModule,
  transferProofsModule,
  lessonContentsModule,
  courseAnalyticsModule,
  courseLearnersModule,
  gradebookModule,
  remindersModule,
  roomsModule,
  quizzesModule,
  assignmentsModule,
  notesModule,
  questionsModule,
  productsModule,
  ticketsModule,
  certificatesModule,
  announcementsModule,
  careersModule,
  tutorialsModule,
  liveSessionsModule,
  highlightsModule,
  legalTextsModule,
  trackerModule,
  leadsModule,
  // Before what reads where an order comes from.
  orderOriginsModule,
  adEventsModule,
  analyticsModule,
  experimentsModule,
  downloadsModule,
  mailUnsubscribeModule,
  partnerLinksModule,
  redirectsModule,
  shareLinksModule,
  chatRotationsModule,
  bannersModule,
  shareCardsModule,
  settingsModule,
]

/** The whole API and its files as one function from request to answer, and what the server asks of it beside. */
export function buildApp(options: AppOptions) {
  const application = createApplication(modules, options)
  return { ...application, ...visitorSideOf(application.context) }
}

export type App = ReturnType<typeof buildApp>

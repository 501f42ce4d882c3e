import {
  applyChanges,
  approvePage,
  askApproval,
  cancelSchedule,
  checkLink,
  checkPaths,
  createLandingPage,
  createPreview,
  createVersion,
  deleteLandingPage,
  deleteVersion,
  deleteOldAddress,
  duplicateLandingPage,
  getLandingPage,
  getPublishedSiteParts,
  getVersion,
  listApprovals,
  listChanges,
  listLandingPages,
  listOldAddresses,
  listPublishedPages,
  listSiteParts,
  listVersions,
  publishLandingPage,
  renameVersion,
  restoreLandingPage,
  returnPage,
  revokePreviews,
  scheduleLandingPage,
  undoSitePart,
  unpublishLandingPage,
  updateLandingPage,
} from '@naikkelas/contract/pages'
import { bind, listedRecord } from '../../../platform/endpoints/index.ts'
import type { MediaPorts } from '../media/index.ts'
import * as approvals from './approvals.service.ts'
import * as changes from './changes.service.ts'
import { findPageNow } from './existing-page.ts'
import { designPages, publishPages, viewPages, writePages } from './landing-pages.policy.ts'
import * as pages from './landing-pages.service.ts'
import * as trash from './page-trash.service.ts'
import * as links from './links.service.ts'
import * as oldAddresses from './old-addresses.service.ts'
import type { PageDrawer } from '../../../ports/page-drawer.ts'
import type { PublishedList } from './published-pages.service.ts'
import * as previews from './previews.service.ts'
import * as publishing from './publishing.service.ts'
import * as schedules from './schedules.service.ts'
import * as siteParts from './site-parts.service.ts'
import * as versions from './versions.service.ts'

/** For a moment in the visitor's browser, so that going back costs nothing. */
const shortly = 'public, max-age=10'

export function landingPagesRoutes(pageDrawer: PageDrawer, published: PublishedList, media: MediaPorts) {
  return [
    bind(listPublishedPages, {
      can: 'anyone',
      run: async (input, _, { clientAddress, replyHeaders }) => {
        const list = await published.list(input, { clientAddress })
        replyHeaders.set('cache-control', shortly)
        return list
      },
    }),
    bind(listLandingPages, { can: viewPages, run: (input, ctx) => pages.listLandingPages(ctx, input) }),
    bind(createLandingPage, {
      can: designPages,
      transaction: 'own',
      run: (input, ctx) => pages.createLandingPage(ctx, media, input),
    }),
    bind(getLandingPage, { can: viewPages, run: (input, ctx) => pages.getLandingPage(ctx, input) }),
    bind(updateLandingPage, {
      can: designPages,
      record: { load: ({ params }, ctx) => findPageNow(ctx, params.pageId) },
      run: (input, ctx) => pages.updateLandingPage(ctx, input),
    }),
    bind(duplicateLandingPage, { can: designPages, run: (input, ctx) => pages.duplicateLandingPage(ctx, input) }),
    bind(deleteLandingPage, {
      can: designPages,
      record: { load: ({ params }, ctx) => findPageNow(ctx, params.pageId) },
      run: (input, ctx) => trash.deleteLandingPage(ctx, input),
    }),
    bind(restoreLandingPage, { can: designPages, run: (input, ctx) => trash.restoreLandingPage(ctx, input) }),
    bind(applyChanges, {
      can: writePages,
      transaction: 'own',
      audit: 'none',
      run: (input, ctx) => changes.applyChanges(ctx, input),
    }),
    bind(listChanges, { can: viewPages, run: (input, ctx) => changes.listChanges(ctx, input) }),
    bind(publishLandingPage, {
      can: publishPages,
      record: { load: ({ params }, ctx) => findPageNow(ctx, params.pageId) },
      transaction: 'own',
      run: (input, ctx) => publishing.publishLandingPage(ctx, pageDrawer, input),
    }),
    bind(unpublishLandingPage, {
      can: publishPages,
      record: { load: ({ params }, ctx) => findPageNow(ctx, params.pageId) },
      run: (input, ctx) => publishing.unpublishLandingPage(ctx, input),
    }),
    bind(scheduleLandingPage, {
      can: publishPages,
      record: { load: ({ params }, ctx) => findPageNow(ctx, params.pageId) },
      run: (input, ctx) => schedules.scheduleLandingPage(ctx, input),
    }),
    bind(cancelSchedule, {
      can: publishPages,
      record: { load: ({ params }, ctx) => findPageNow(ctx, params.pageId) },
      run: (input, ctx) => schedules.cancelSchedule(ctx, input),
    }),
    bind(listOldAddresses, { can: viewPages, run: (input, ctx) => oldAddresses.listOldAddresses(ctx, input) }),
    bind(deleteOldAddress, { can: publishPages, run: (input, ctx) => oldAddresses.deleteOldAddress(ctx, input) }),
    bind(askApproval, { can: writePages, run: (input, ctx) => approvals.askApproval(ctx, input) }),
    bind(listApprovals, { can: viewPages, run: (input, ctx) => approvals.listApprovals(ctx, input) }),
    bind(approvePage, {
      can: publishPages,
      transaction: 'own',
      run: (input, ctx) => approvals.approvePage(ctx, pageDrawer, input),
    }),
    bind(returnPage, { can: publishPages, run: (input, ctx) => approvals.returnPage(ctx, input) }),
    bind(listVersions, { can: viewPages, run: (input, ctx) => versions.listVersions(ctx, input) }),
    bind(getVersion, { can: viewPages, run: (input, ctx) => versions.getVersion(ctx, input) }),
    bind(createVersion, { can: writePages, run: (input, ctx) => versions.createVersion(ctx, input) }),
    bind(renameVersion, {
      can: writePages,
      record: listedRecord('versionId', versions.listVersions),
      run: (input, ctx) => versions.renameVersion(ctx, input),
    }),
    bind(deleteVersion, {
      can: writePages,
      record: listedRecord('versionId', versions.listVersions),
      run: (input, ctx) => versions.deleteVersion(ctx, input),
    }),
    bind(listSiteParts, { can: viewPages, run: (_, ctx) => siteParts.listSiteParts(ctx) }),
    bind(getPublishedSiteParts, { can: viewPages, run: (_, ctx) => siteParts.getPublishedSiteParts(ctx) }),
    bind(undoSitePart, {
      can: publishPages,
      transaction: 'own',
      run: (input, ctx) => siteParts.undoSitePart(ctx, pageDrawer, input),
    }),
    bind(checkLink, { can: viewPages, run: (input, ctx) => links.checkLink(ctx, input) }),
    bind(checkPaths, {
      can: viewPages,
      transaction: 'own',
      audit: 'none',
      run: (input, ctx) => links.checkPaths(ctx, input),
    }),
    bind(createPreview, { can: writePages, audit: 'id', run: (input, ctx) => previews.createPreview(ctx, input) }),
    bind(revokePreviews, { can: writePages, run: (input, ctx) => previews.revokePreviews(ctx, input) }),
  ]
}

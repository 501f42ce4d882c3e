export { applyChanges, listChanges } from './changes.service.ts'
export { findHead, findPage, insertPage, type PageHead, purgeTrash } from './landing-pages.repo.ts'
export { landingPagesRoutes } from './landing-pages.routes.ts'
export { addressOf, linkFlaw, trashDays, unfinishedWords } from './landing-pages.rules.ts'
export { createImportedPage } from './import-page.service.ts'
export { createLandingPage, deleteLandingPage, restoreLandingPage } from './landing-pages.service.ts'
export { designPages, publishPages, viewPages, writePages } from './landing-pages.policy.ts'
export { existingHead, existingPage, findPageNow, readHead } from './existing-page.ts'
export { findFormerPage, findLiveAddress, findLivePage, isLivePath, type LivePage } from './live-page.service.ts'
export { findInverse, findLastEditors } from './operations.repo.ts'
export type { DrawnAsset, DrawnPage, PageDrawer, PageSnapshot } from './page-drawer.ts'
export { addLabels, findGroupsOf, moveToFolder, removeLabels } from './page-groups.repo.ts'
export { deleteExpiredPreviews } from './previews.repo.ts'
export {
  findAnsweredPaths,
  findPageIdAt,
  findWayFrom,
  type PublicAddress,
  type PublicAnswer,
} from './public-addresses.service.ts'
export { notePriceOfOffer } from './page-notes.repo.ts'
export { createPublicPages, type PublicPages } from './public-pages.ts'
export { createPublishedList } from './published-pages.service.ts'
export { publishAgain } from './publish-again.service.ts'
export { publishLandingPage, unfinishedIn, unpublishLandingPage } from './publishing.service.ts'
export {
  holdPublicSide,
  markAllDue,
  markOfferPagesDue,
  markPartnerPagesDue,
  markRedrawDue,
  type RedrawReasons,
} from './redraws.repo.ts'
export type { PageBody, PublicState } from './renders.repo.ts'
export { findTakenLinks } from './taken-links.repo.ts'
export { findVariantSplit, setVariantSplit } from './variant-split.repo.ts'
export { variantSeen } from './variant-split.rules.ts'
export { wasPublished } from './versions.repo.ts'

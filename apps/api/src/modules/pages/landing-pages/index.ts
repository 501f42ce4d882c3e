export { applyChanges, listChanges } from './changes.service.ts'
export { addDraft } from './drafts.service.ts'
export { installFixedPage, missingFixedPages } from './fixed-pages.service.ts'
export { findHead, findPage, type PageHead } from './landing-pages.queries.ts'
export { addressOf, linkFlaw, trashDays, unfinishedWords } from './landing-pages.rules.ts'
export { createImportedPage } from './import-page.service.ts'
export { createLandingPage, openRecordPage } from './landing-pages.service.ts'
export { deleteLandingPage, restoreLandingPage } from './page-trash.service.ts'
export { designPages, publishPages, viewPages, writePages } from './landing-pages.policy.ts'
export { existingHead, existingPage, findPageNow, readHead } from './existing-page.ts'
export {
  findFormerPage,
  findLiveAddress,
  findLiveAddresses,
  findLivePage,
  isLivePath,
  type LivePage,
} from './live-page.service.ts'
export { findInverse, findLastEditors } from './changes.queries.ts'
export type { DrawnAsset, DrawnPage, PageDrawer, PageSnapshot } from '../../../ports/page-drawer.ts'
export { findGroupsOf } from './page-grouping.queries.ts'
export { changeLabels, moveToOtherFolder } from './page-grouping.service.ts'
export {
  findAnsweredPaths,
  findPageIdAt,
  findWayFrom,
  type PublicAddress,
  type PublicAnswer,
} from './public-addresses.service.ts'
export { type PublicPages, publicPagesOf } from './public-pages.ts'
export { findMadeFile, isFreshFile, keepMadeFile } from './made-files.service.ts'
export { publishAgain } from './publish-again.service.ts'
export { publishLandingPage, unfinishedIn, unpublishLandingPage } from './publishing.service.ts'
export { holdPublicSide } from './public-side.ts'
export { coverIdsOf, findDetails, portraitIdsOf } from './live-offer.ts'
export { findPagesListing } from './pages-listing.ts'
export { countRecordPages, type RecordPages } from './record-pages.queries.ts'
export { queuePartnerRedraws, queueRedraws } from './queue-redraws.ts'
export type { PageBody } from './page-body.ts'
export type { PublicState } from './public-state.ts'
export { findTakenLinks } from './links.queries.ts'
export { listSiteParts } from './site-parts.service.ts'
export { findVariantSplit } from './variant-split.queries.ts'
export { setVariantSplit } from './variant-split.service.ts'
export { variantSeen } from './variant-split.rules.ts'
export { wasPublished } from './versions.queries.ts'
export { landingPagesModule } from './module.ts'

export { applyChanges, listChanges } from './changes.service.ts'
export { findHead, findPage, insertPage, type PageHead } from './landing-pages.repo.ts'
export { addressOf, linkFlaw, trashDays, unfinishedWords } from './landing-pages.rules.ts'
export { createImportedPage } from './import-page.service.ts'
export { createLandingPage, deleteLandingPage, restoreLandingPage } from './landing-pages.service.ts'
export { designPages, publishPages, viewPages, writePages } from './landing-pages.policy.ts'
export { existingHead, existingPage, findPageNow, readHead } from './existing-page.ts'
export { findFormerPage, findLiveAddress, findLivePage, isLivePath, type LivePage } from './live-page.service.ts'
export { findInverse, findLastEditors } from './operations.repo.ts'
export type { DrawnAsset, DrawnPage, PageDrawer, PageSnapshot } from '../../../ports/page-drawer.ts'
export { addLabels, findGroupsOf, moveToFolder, removeLabels } from './page-groups.repo.ts'
export {
  findAnsweredPaths,
  findPageIdAt,
  findWayFrom,
  type PublicAddress,
  type PublicAnswer,
} from './public-addresses.service.ts'
export { type PublicPages, publicPagesOf } from './public-pages.ts'
export { publishAgain } from './publish-again.service.ts'
export { publishLandingPage, unfinishedIn, unpublishLandingPage } from './publishing.service.ts'
export { holdPublicSide } from './redraws.repo.ts'
export { queuePartnerRedraws, queueRedraws } from './queue-redraws.ts'
export type { PageBody } from './page-body.ts'
export type { PublicState } from './renders.repo.ts'
export { findTakenLinks } from './taken-links.repo.ts'
export { findVariantSplit, setVariantSplit } from './variant-split.repo.ts'
export { variantSeen } from './variant-split.rules.ts'
export { wasPublished } from './versions.repo.ts'
export { landingPagesModule } from './module.ts'

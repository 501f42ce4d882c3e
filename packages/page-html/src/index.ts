export { styleIndex, type StyleIndex } from './css/style-index.ts'
export { drawPage } from './draw-page.tsx'
export { linkAddress, type LinkTargets } from './link-address.ts'
export type { DrawnAsset, DrawnPage, PageKit, PageSnapshot, SkippedSection, SnapshotMedia } from './page-snapshot.ts'

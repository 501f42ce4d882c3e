import type { DrawnLinkWords, PageDocument } from '@naikkelas/page'
import type { VisitorClass } from '@naikkelas/ui/sections/registry'
import type { StyleIndex } from './css/style-index.ts'
import type { MenuFlags } from './navigation/menu.ts'
import type { FontTools } from './fonts/page-fonts.ts'
import type { Measured } from './script/script-tag.ts'

/** A picture or film of a page, as far as drawing needs it. */
export interface SnapshotMedia {
  id: string
  kind: 'image' | 'video'
  /** Of the original file. */
  contentType: string
  bytes: number
  /** Pixels, upright. */
  width: number
  height: number
  /** Dominant colour, `#rrggbb`. */
  color: string
  /** Pixel widths that exist, ascending; empty while they are being made. */
  widths: readonly number[]
}

/** Everything a published page is drawn from: the same snapshot gives the same bytes. */
export interface PageSnapshot<Media extends SnapshotMedia = SnapshotMedia> {
  /** Named as the marketer named it; stands in for a missing SEO title. */
  name: string
  /** Path on this site. */
  address: string
  /** `https://naikkelas.id`, without a slash at its end. */
  canonicalOrigin: string
  document: PageDocument
  media: readonly Media[]
  /** Paths of the published pages that links may name, by page id. */
  pageAddresses: Readonly<Record<string, string>>
  /** Of the partner by whose page it is sold; links to a checkout carry it. @default null */
  reference?: string | null | undefined
  /** The moment drawn for (ISO 8601), as schedules of sections see it. */
  at: string
  /** Whom it is drawn for. @default a visitor of whom nothing is known */
  visitor?: VisitorClass | undefined
  /** Where the forms of sections are sent. @default nowhere: forms are left out */
  formAction?: ((sectionId: string) => string) | undefined
  /** How visits are measured. @default not at all: the page has no script */
  measured?: Measured | undefined
  /** Whether the site's bars stand above the page, as they do above those of courses and events. @default false */
  hasNavigation?: boolean | undefined
}

/** What does not depend on the page: made once when the server starts. */
export interface PageKit<Media extends SnapshotMedia = SnapshotMedia> {
  /** The stylesheet of packages/ui, taken apart by `styleIndex`. */
  styles: StyleIndex
  /** The bytes of one of the design system's font files. */
  readFont: FontTools['read']
  /** Where pictures and films are shown from when that is another origin than the page's. */
  mediaOrigin?: string | undefined
  /** Address of a picture in one width and format, or of the original file. */
  mediaUrl: (media: Media, format: 'avif' | 'webp' | 'original', width: number) => string
  /** Name of the site in titles, cards and structured data. */
  siteName: string
  /** What the bars above pages name. @default everything but forum and articles */
  menu?: MenuFlags | undefined
  /** Makes a PNG of a drawing; null where it cannot. @default none: a page without a picture has a card without one */
  rasterise?: ((svg: string) => Promise<Uint8Array | null>) | undefined
}

export interface DrawnAsset {
  /** Path on this site; names the content by hash, so it may be kept for good. */
  path: string
  contentType: string
  bytes: Uint8Array
}

export interface SkippedSection {
  sectionId: string
  type: string
  reason: string
}

export interface DrawnPage {
  /** As whoever came by a link without words of its own gets it. */
  html: string
  /** What in it a link may say in other words; null where nothing may. */
  linkWords: DrawnLinkWords | null
  /** Value of the Content-Security-Policy header that goes with exactly these bytes. */
  csp: string
  /** Files that the page needs beside the shared ones. */
  assets: DrawnAsset[]
  report: { skipped: SkippedSection[] }
}

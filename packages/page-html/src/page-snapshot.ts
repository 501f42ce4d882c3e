import type { DrawnLinkWords, PageDocument } from '@naikkelas/page'
import type { ListedRecords, RecordDetails, VisitorClass } from '@naikkelas/ui/sections/registry'
import type { StyleIndex } from './css/style-index.ts'
import type { DrawnAsset } from './drawn-asset.ts'
import type { PageEntry } from './shell/entry-band.tsx'
import type { SiteMenu } from './shell/site-shell.tsx'
import type { FontTools } from './fonts/page-fonts.ts'
import type { Measured, SiteScript } from './script/script-tag.ts'

/** A picture or film of a page with the data needed for drawing. */
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

/** All input of drawing: the same snapshot gives the same bytes. */
export interface PageSnapshot<Media extends SnapshotMedia = SnapshotMedia> {
  /** Internal name; the fallback of the SEO title. */
  name: string
  /** Path on this site. */
  address: string
  /** `https://naikkelas.id`, without a slash at its end. */
  canonicalOrigin: string
  document: PageDocument
  media: readonly Media[]
  /** The records of sections that list some. @default none */
  records?: ListedRecords | undefined
  /** What the record of the page's offer says, for sections that follow it. @default null */
  record?: RecordDetails | null | undefined
  /** The course or event that it sells, on pages with the site's bars. @default null */
  entry?: PageEntry | null | undefined
  /** Whether it thanks for an order, whose facts are filled in when it is sent to the buyer. @default false */
  hasOrder?: boolean | undefined
  /** Paths of the published pages that links may name, by page id. */
  pageAddresses: Readonly<Record<string, string>>
  /** The page's partner, added to checkout links. @default null */
  reference?: string | null | undefined
  /** Time of drawing (ISO 8601), for schedules of sections. */
  at: string
  /** Audience to draw for. @default an anonymous visitor */
  visitor?: VisitorClass | undefined
  /** URLs of the forms. @default none: forms are omitted */
  formAction?: ((sectionId: string) => string) | undefined
  /** What checkout links of a section say of where they are, as a parameter. @default nothing */
  checkoutOrigin?: ((sectionId: string) => string) | undefined
  /** Measurement settings. @default none: the page has no script */
  measured?: Measured | undefined
  /** Whether the site's bars and footer are shown, as on course and event pages. @default false */
  hasNavigation?: boolean | undefined
  /** Below the bars and over the page; pictures are among `media`. @default none */
  banners?: { banners: readonly DrawnBanner[]; popup: DrawnBanner | null } | undefined
  /** The site that the page belongs to. @default the product's name, without bars */
  site?: DrawnSite | undefined
}

/** A picture that leads somewhere. */
interface DrawnBanner {
  id: string
  alt: string
  href: string
  pictureId: string
  /** Null: phones show the same picture. */
  phonePictureId: string | null
}

/** What every page shows of its site. */
interface DrawnSite {
  /** In navigation bars, link previews and structured data. */
  name: string
  /** Items of the site's bars and footer. @default none: no page has them */
  menu?: SiteMenu | undefined
}

/** Page-independent input: created once when the server starts. */
export interface PageKit<Media extends SnapshotMedia = SnapshotMedia> {
  /** The stylesheet of packages/ui, parsed by `styleIndex`. */
  styles: StyleIndex
  /** The bytes of one of the design system's font files. */
  readFont: FontTools['read']
  /** Origin of pictures and films, if it is not the page's. */
  mediaOrigin?: string | undefined
  /** URL of a picture in one width and format, or of the original file. */
  mediaUrl: (media: Media, format: 'avif' | 'webp' | 'original', width: number) => string
  /** What is alive in the bars. @default none: they show every visitor the same */
  siteScript?: SiteScript | undefined
  /**
   * Rasterises an SVG to PNG; null if it cannot. @default none: a page without pictures has a link preview without one
   */
  rasterise?: ((svg: string) => Promise<Uint8Array | null>) | undefined
}

export interface SkippedSection {
  sectionId: string
  type: string
  reason: string
}

export interface DrawnPage {
  /** With the default words of dynamic text. */
  html: string
  /** Positions of dynamic words; null without any. */
  linkWords: DrawnLinkWords | null
  /** Value of the Content-Security-Policy header for exactly these bytes. */
  csp: string
  /** Page-specific files beside the shared ones. */
  assets: DrawnAsset[]
  report: { skipped: SkippedSection[] }
}

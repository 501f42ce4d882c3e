import type { PageBanners } from './page-banners.ts'
import type { PageKind } from '@naikkelas/contract'
import type { MenuItems } from '@naikkelas/contract/menu'
import type { Media } from '@naikkelas/contract/pages'
import type { DrawnLinkWords, PageDocument, SiteParts } from '@naikkelas/page'
import type { ListedRecords, RecordDetails, VariantKey, VisitorClass } from '@naikkelas/ui/sections/registry'
import type { PageMeasurement } from '@naikkelas/contract/marketing'

/** How a page is measured, as it is drawn. */
export interface DrawnMeasurement extends PageMeasurement {
  /** Whether advertisers get hashed contacts of form events, for which visitors are asked too. @default false */
  reportsContacts?: boolean
}

/** What every page shows of the site it belongs to. */
export interface DrawnSite {
  name: string
  menu: {
    toolsEnabled: boolean
    addonEnabled: boolean
    forumEnabled: boolean
    /** Undefined: there is no article site. */
    articlesUrl: string | undefined
    items: MenuItems
  }
}

/** The course or event that a page sells. */
export interface DrawnEntry {
  /** Of public addresses. */
  number: number
  name: string
  rating: { average: number; count: number } | null
}

/** Everything a page is drawn from: the same snapshot gives the same bytes. */
export interface PageSnapshot {
  pageId: string
  version: number
  kind: PageKind
  /** Path on this site: `/kelas-data-usaha`, `/p/kopi-ratna`. */
  address: string
  name: string
  document: PageDocument
  /** Site parts around its sections; rendered with it, but not stored in its document. */
  siteParts: SiteParts
  /** The pages those parts are, public or not: when one changes, this page is drawn again. */
  sitePartIds: readonly string[]
  /** Every picture and film the page names, those parts included, and that exists. */
  media: Media[]
  /** The records that its sections list by a rule. @default none */
  records?: ListedRecords
  /** What its record says, where sections follow it. @default null */
  record?: RecordDetails | null
  /** The course or event that it sells, on pages with the site's bars: visitors keep it, and read what buyers think. @default null */
  entry?: DrawnEntry | null
  /** Pages whose addresses are typed in its text, public or not. @default none */
  typedPageIds?: readonly string[]
  /** Paths of published pages that the document links to, by their id; of typed ones too. */
  pageAddresses: Readonly<Record<string, string>>
  /** Partner's reference, added to links to a checkout; null without a partner. @default null */
  reference?: string | null
  /** Origin of canonical addresses, without a slash at its end. */
  canonicalOrigin: string
  /** The moment drawn for, as schedules of sections see it. */
  at: string
  /** How visits are measured; null when they are not. @default null */
  measurement?: DrawnMeasurement | null
  /** Banners and the pop-up of its placement; their pictures are among `media`. @default none */
  banners?: PageBanners
  /** When the banners are others by themselves; null: never. @default null */
  bannersUntil?: string | null
  /** Pages that banners lead to, shown or not. @default none */
  bannerPageIds?: readonly string[]
  /** @default the product's name and menu */
  site?: DrawnSite
  /** A preview, whose forms must store nothing. @default false */
  isPreview?: boolean
  /** Which variant `document` is; undefined where nothing is tested. */
  variant?: VariantKey
  /** Class of visitor to render for. @default an unknown visitor */
  visitor?: VisitorClass
}

export interface DrawnAsset {
  /** Path on this site, named by content. */
  path: string
  contentType: string
  bytes: Uint8Array
}

export interface DrawnPage {
  html: string
  /** What in it a link may say in other words. @default null: nothing */
  linkWords?: DrawnLinkWords | null
  /** The whole value of its Content-Security-Policy. */
  csp: string
  assets: DrawnAsset[]
  /** Sections that were left out, with why: for the log and the marketer, never for visitors. */
  report: { skipped: { sectionId: string; reason: string }[] }
}

/** What the link-preview picture of a record says. */
export interface CardWords {
  title: string
  /** What it is: "Kelas premium". Empty for none. */
  kind: string
  /** Its price, or when it is. Empty for none. */
  fact: string
  siteName: string
  hasPicture: boolean
}

/** A link-preview picture as an SVG of its size; a picture is laid on its pixels. */
export interface DrawnCard {
  svg: string
  width: number
  picture: { left: number; top: number; width: number; height: number } | null
}

/** Draws pages and cards. Implemented outside of the API, which knows no React. */
export interface PageDrawer {
  /** Names the code that draws: pages drawn by another build are drawn again in the background. @default 'unnamed' */
  build?: string
  draw: (snapshot: PageSnapshot) => Promise<DrawnPage>
  drawCard: (words: CardWords) => Promise<DrawnCard>
}

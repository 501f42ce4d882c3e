import type { PageKind } from '@naikkelas/contract'
import type { Media } from '@naikkelas/contract/pages'
import type { DrawnLinkWords, PageDocument, SiteParts } from '@naikkelas/page'
import type { VariantKey, VisitorClass } from '@naikkelas/ui/sections/registry'
import type { PageMeasurement } from '@naikkelas/contract/marketing'

/** How a page is measured, as it is drawn. */
export interface DrawnMeasurement extends PageMeasurement {
  /** Whether advertisers are told, hashed, whom a form is of: visitors are asked for that too. @default false */
  reportsContacts?: boolean
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
  /** What stands around its sections for visitors; drawn with it, and no part of what is kept. */
  siteParts: SiteParts
  /** The pages those parts are, public or not: when one changes, this page is drawn again. */
  sitePartIds: readonly string[]
  /** Every picture and film the page names, those parts included, and that exists. */
  media: Media[]
  /** The pages whose addresses somebody typed into it, public or not. @default none */
  typedPageIds?: readonly string[]
  /** Paths of published pages that the document links to, by their id; of typed ones too. */
  pageAddresses: Readonly<Record<string, string>>
  /** What links from it to a checkout end with: its partner's reference; null where it is nobody's. @default null */
  reference?: string | null
  /** Origin of canonical addresses, without a slash at its end. */
  canonicalOrigin: string
  /** The moment drawn for, as schedules of sections see it. */
  at: string
  /** How visits are measured; null when they are not. @default null */
  measurement?: DrawnMeasurement | null
  /** Drawn for those who hold a preview's token: forms must keep nothing. @default false */
  isPreview?: boolean
  /** Which variant `document` is; undefined where nothing is tested. */
  variant?: VariantKey
  /** Whom it is drawn for. @default a visitor of whom nothing is known */
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

/** Draws a page. Implemented outside of the API, which knows no React. */
export interface PageDrawer {
  /** Names the code that draws: pages drawn by another build are drawn again in the background. @default 'unnamed' */
  build?: string
  draw: (snapshot: PageSnapshot) => Promise<DrawnPage>
}

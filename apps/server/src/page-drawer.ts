import { readFileSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { DrawnMeasurement, PageDrawer } from '@naikkelas/api'
import { isThankYouPage, type PageKind } from '@naikkelas/contract'
import { menuOf } from '@naikkelas/contract/menu'
import { checkoutOrigin, leadAddress, previewLeadAddress } from '@naikkelas/contract/marketing'
import { type Media, mediaUrl } from '@naikkelas/contract/pages'
import { carriesBars, siteName, withSiteParts } from '@naikkelas/page'
import type { PageKit } from '@naikkelas/page-html'
import { fontPath } from '@naikkelas/ui/fonts/node'
import { siteScript } from './site-script/site-script.gen.ts'

interface DrawerOptions {
  /** Names the code that draws; pages of another build are drawn again in the background. */
  build: string
  /** Prefix of the cookies that scripts of pages read and set. @default 'local' */
  appEnv?: string | undefined
  /** Where pictures are shown from when that is another origin. */
  mediaOrigin?: string | undefined
  /** Makes a PNG of a drawing. @default none: links to pages without pictures show none */
  rasterise?: ((svg: string) => Promise<Uint8Array>) | undefined
  /** @default prints to standard error */
  onFailure?: (error: unknown, where: string) => void
}

/**
 * Draws published pages with packages/page-html: what the API is handed, since it may not know React. Everything that
 * draws is loaded at the first page, as a server mostly sends what was drawn before.
 */
export function createPageDrawer({
  build,
  appEnv = 'local',
  mediaOrigin,
  rasterise,
  onFailure,
}: DrawerOptions): PageDrawer {
  // A page goes public without the picture of its links rather than not at all.
  const forgiving =
    rasterise &&
    ((svg: string) =>
      rasterise(svg).catch((error: unknown) => {
        onFailure?.(error, 'the picture of a page’s links')
        return null
      }))
  const kitNow = kitOf(createRequire(import.meta.url).resolve('@naikkelas/ui/styles.css'))
  return {
    build: drawerBuild({ build, mediaOrigin }),
    async drawCard(words) {
      const { cardPicture, cardSize, drawRecordCard } = await import('@naikkelas/page-html/record-card')
      const svg = await drawRecordCard(words, { readFont })
      return { svg, width: cardSize.width, picture: words.hasPicture ? cardPicture : null }
    },
    async draw(snapshot) {
      const { drawPage, styleIndex } = await import('@naikkelas/page-html')
      const { pageId, kind, variant, isPreview = false } = snapshot
      const formAction = (sectionId: string) => (isPreview ? previewLeadAddress : leadAddress({ pageId, sectionId }))
      const document = withSiteParts(snapshot.document, snapshot.siteParts)
      // Previews are not measured: they are no visits.
      const hasOrder = kind === 'fixed' && isThankYouPage(snapshot.address)
      // Advertisers read the address of a page, and these name an order.
      const pixels = snapshot.measurement && !hasOrder ? pixelsOf(snapshot.measurement) : undefined
      const measured =
        snapshot.measurement && !isPreview ? { pageId, partnerType: partnerTypes[kind], variant, pixels } : undefined
      return drawPage({
        snapshot: {
          ...snapshot,
          document,
          formAction,
          checkoutOrigin: isPreview ? undefined : (sectionId) => checkoutOrigin({ pageId, sectionId }),
          measured,
          hasNavigation: carriesBars(kind),
          hasOrder,
          site: { name: snapshot.site?.name ?? siteName, menu: menuOf(snapshot.site?.menu) },
        },
        kit: {
          ...kitNow(styleIndex),
          mediaOrigin,
          rasterise: forgiving,
          // Previews show the bars as a visitor without a session sees them.
          siteScript: isPreview ? undefined : { path: siteScript.path, environment: appEnv },
        },
      })
    },
  }
}

/** Pages name the origin of their pictures: under another one they are other pages. */
export const drawerBuild = ({ build, mediaOrigin }: Pick<DrawerOptions, 'build' | 'mediaOrigin'>) =>
  mediaOrigin === undefined ? build : `${build} ${mediaOrigin}`

/** The partner type that the tracker records; missing for pages without a partner. */
const partnerTypes: Partial<Record<PageKind, 'subscription' | 'commission'>> = {
  partner: 'subscription',
  commission_course: 'commission',
}

const pixelsOf = ({ metaPixelId, tiktokPixelId, googleTagId, reportsContacts }: DrawnMeasurement) => ({
  meta: metaPixelId,
  tiktok: tiktokPixelId,
  google: googleTagId,
  reportsContacts,
})

const readFont = (file: Parameters<typeof fontPath>[0]) => readFile(fontPath(file))

/** The stylesheet is parsed at the first render, and again after a rebuild beside a running server. */
function kitOf(stylesheet: string): (styleIndex: (css: string) => PageKit['styles']) => PageKit<Media> {
  let kit: PageKit<Media> | undefined
  let readAt = 0
  return (styleIndex) => {
    const { mtimeMs } = statSync(stylesheet)
    if (kit && mtimeMs === readAt) return kit
    readAt = mtimeMs
    kit = {
      styles: styleIndex(readFileSync(stylesheet, 'utf8')),
      readFont,
      mediaUrl,
    }
    return kit
  }
}

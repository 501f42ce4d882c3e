import { createHash } from 'node:crypto'
import {
  linkPageCss,
  mapStrings,
  markOf,
  type PageDocument,
  privacyPath,
  shownAt,
  siteName as ownName,
  withLinkWords,
  withoutOrderWords,
} from '@naikkelas/page'
import { formatRupiah } from '@naikkelas/ui/format'
import { fillChipsDeep, isForVisitor, type Offer, offerAt, unknownVisitor } from '@naikkelas/ui/sections/registry'
import {
  type MediaAsset,
  type PageSection,
  placeSections,
  SectionList,
  type SectionListProps,
  views,
} from '@naikkelas/ui/sections'
import { SiteBanners, SitePopup } from '@naikkelas/ui/site-bars'
import { themeToCss } from '@naikkelas/ui/theme'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { contentSecurityPolicy } from './csp.ts'
import { pageCss } from './css/page-css.ts'
import { styleIndex } from './css/style-index.ts'
import type { DrawnSection } from './drawn-sections.ts'
import { cutFont, cutPlainFont } from './fonts/cut-font.ts'
import { pageFonts } from './fonts/page-fonts.ts'
import { EntryBand, entryBandCss } from './shell/entry-band.tsx'
import { altOnPage, cardImage } from './head/card-image.ts'
import { firstWords } from './head/page-description.ts'
import { fontPreloads, pageHead, wideWindows } from './head/page-head.ts'
import { cardSize } from './head/card-letters.ts'
import { shareCard } from './head/share-card.ts'
import { structuredData } from './head/structured-data.ts'
import { themeColor } from './head/theme-color.ts'
import { linkAddress } from './link-address.ts'
import { linkWordsOf } from './link-words.ts'
import { bannersOf } from './shell/page-banners.ts'
import { OrderBand, orderBandCss } from './shell/order-band.tsx'
import { PageBars, PageFooter } from './shell/site-shell.tsx'
import { visibleText } from './markup/visible-text.ts'
import { frameCss, frameMarkup } from './page-frame.tsx'
import { advertisersOf, askBeforePaint, consentBand, consentCss, privacySettings } from './script/consent-band.ts'
import { scriptTag, siteTag } from './script/script-tag.ts'
import type { DrawnAsset } from './drawn-asset.ts'
import type { DrawnPage, PageKit, PageSnapshot, SkippedSection, SnapshotMedia } from './page-snapshot.ts'

/**
 * Draws a page as one complete HTML document with exactly the CSS it uses and no style attribute; its script only if
 * visits are measured. Sections that this build cannot draw are omitted and reported. Deterministic.
 */
export async function drawPage<Media extends SnapshotMedia>({
  snapshot,
  kit,
}: {
  snapshot: PageSnapshot<Media>
  kit: PageKit<Media>
}): Promise<DrawnPage> {
  const { canonicalOrigin, visitor = unknownVisitor, site = { name: ownName } } = snapshot
  const { hasOrder = false } = snapshot
  const words = linkWordsOf(snapshot.document, { hasOrder })
  // Meta tags, structured data and font subsets use the default words of dynamic text. They are the same for every order.
  const said = withLinkWords(snapshot.document)
  const document = hasOrder ? withoutOrderWords(said) : said
  const { theme, offer } = document
  const seo = fillChipsDeep(document.seo, offerAt(offer, snapshot.at))
  const assets = new Map(snapshot.media.map((media) => [media.id, assetOf(media, kit)]))
  const byId = new Map(snapshot.media.map((media) => [media.id, media]))
  const skipped: SkippedSection[] = []
  let firstPicture: Media | undefined
  const drawnWith = words.marked
  const shown = shownAt(drawnWith.sections, new Date(snapshot.at))
  const list: ShownList = {
    items: shown,
    views,
    offer: drawnWith.offer,
    now: snapshot.at,
    visitor,
    media(id) {
      const media = byId.get(id)
      if (media?.kind === 'image') firstPicture ??= media
      return assets.get(id) ?? null
    },
    href: (link, { id }) =>
      linkAddress(link, {
        checkoutOrigin: snapshot.checkoutOrigin?.(id),
        pageAddresses: snapshot.pageAddresses,
        reference: snapshot.reference,
        canonicalOrigin,
        fileAddress: (id) => assets.get(id)?.url('original', 0) ?? null,
        orderAddress: hasOrder ? `/${markOf('lanjut')}` : null,
      }),
    records: ({ id }) => snapshot.records?.[id],
    record: snapshot.record,
    formAction: ({ id }) => snapshot.formAction?.(id) ?? null,
    privacyHref: privacyPath,
    onSkipped: ({ id, type }, reason) => {
      // A page drawn a second time must not report a section twice.
      if (!skipped.some(({ sectionId }) => sectionId === id)) skipped.push({ sectionId: id, type, reason })
    },
  }
  const { name, menu } = site
  const shell = snapshot.hasNavigation && menu ? { siteName: name, menu, path: snapshot.address } : undefined
  const hasOwnFooter = shown.some(({ type }) => type === 'footer')
  const banners = shell && snapshot.banners && bannersOf(snapshot.banners, assets)
  const { entry } = snapshot
  const marked = framedWithoutBroken(document, list, {
    bars: shell && (
      <>
        <PageBars {...shell} />
        {banners && <SiteBanners banners={banners.banners} />}
        {entry && <EntryBand {...entry} />}
        {hasOrder && <OrderBand />}
      </>
    ),
    popup: banners?.popup && <SitePopup popup={banners.popup} />,
    footer: shell && !hasOwnFooter && <PageFooter {...shell} />,
  })
  const framed = words.saidMarkup(marked)
  const { measured } = snapshot
  const pixels = advertisersOf(measured?.pixels).length > 0 ? measured?.pixels : undefined
  const asking = pixels === undefined ? marked : withinBody(marked, consentBand(pixels), privacySettings)
  const { markup, css, className } = pageCss({
    markup: asking,
    index: kit.styles,
    own: styleIndex(
      themeToCss(theme).css +
        frameCss +
        (document.template === 1 ? linkPageCss : '') +
        (shell && entry ? entryBandCss : '') +
        (shell && hasOrder ? orderBandCss : '') +
        (pixels ? consentCss : ''),
    ),
  })
  const fonts = await pageFonts({
    font: theme.font,
    text: visibleText(words.saidMarkup(asking)) + words.letters + cssText(css),
    tools: { read: kit.readFont, cut: cutFont },
  })
  const style = fonts.css + css
  const canonical = canonicalOrigin + snapshot.address
  const title = seo.title.trim() || (hasOrder ? '' : firstHeading(framed)) || snapshot.name
  const chosen = byId.get(seo.imageId ?? '') ?? firstPicture
  const card = chosen?.kind === 'image' ? null : await drawnCard({ title, siteName: site.name, theme, kit })
  const image =
    chosen?.kind === 'image'
      ? cardImage(chosen, { kit, origin: canonicalOrigin, alt: altOnPage(chosen.id, document.sections) })
      : card && { url: canonicalOrigin + card.path, ...cardSize, alt: title }
  const description = seo.description.trim() || (hasOrder ? '' : firstWords(framed))
  const preloads = fontPreloads(fonts.preloads)
  // On a phone's link the first picture comes before the letters; a wide window has room for both, and letters that come
  // later lay out the whole page a second time.
  const isPictureFirst = framed.includes('fetchPriority="high"')
  const head = pageHead({
    title,
    description,
    canonical,
    siteName: site.name,
    isIndexed: seo.isIndexed && !hasOrder,
    themeColor: themeColor(
      theme,
      shown.filter(({ settings }) => isForVisitor(settings, visitor)),
    ),
    colorScheme: theme.mode,
    image,
    preloads: isPictureFirst ? fontPreloads(fonts.preloads, wideWindows) : preloads,
    css: style,
  })
  const data = hasOrder
    ? ''
    : structuredData({
        title,
        description,
        canonical,
        siteName: site.name,
        origin: canonicalOrigin,
        imageUrl: image?.url ?? null,
        offer: offerAt(offer, snapshot.at),
        isPriceShown: offer.price !== null && visibleText(framed).includes(formatRupiah(offer.price)),
        sections: drawnSections(list, offerAt(list.offer, snapshot.at)).map((section) =>
          mapStrings(section, words.said),
        ),
      })
  const script =
    (measured === undefined ? '' : scriptTag({ ...measured, pixels }, className('ui:cta'))) +
    (shell && kit.siteScript ? siteTag(kit.siteScript) : '')
  const { html, linkWords } = words.filled(
    assembled(
      markup,
      pixels ? `${head}<script>${askBeforePaint(pixels)}</script>` : head,
      (isPictureFirst ? preloads : '') + data + script,
    ),
  )
  return {
    html,
    linkWords,
    csp: contentSecurityPolicy({
      css: style,
      body: markup,
      mediaOrigin: kit.mediaOrigin,
      hasScript: script !== '',
      pixels,
    }),
    assets: card ? [...fonts.assets, card] : fonts.assets,
    report: { skipped },
  }
}

/** Link-preview picture of a page without any, with the alt text. */
async function drawnCard<Media extends SnapshotMedia>({
  title,
  siteName,
  theme,
  kit,
}: {
  title: string
  siteName: string
  theme: PageDocument['theme']
  kit: PageKit<Media>
}): Promise<DrawnAsset | null> {
  if (!kit.rasterise) return null
  const svg = await shareCard({ title, siteName, theme }, { read: kit.readFont, cutPlain: cutPlainFont })
  const digest = createHash('sha256').update(svg).digest('hex').slice(0, 16)
  const bytes = await kit.rasterise(svg)
  return bytes && { path: `/cards/${digest}.png`, contentType: 'image/png', bytes }
}

interface ShownList extends SectionListProps {
  items: readonly PageSection[]
}

/** The page's markup; a section whose view throws is omitted and reported. */
function framedWithoutBroken(
  { theme, template }: PageDocument,
  list: ShownList,
  shell: { bars: ReactNode; popup: ReactNode; footer: ReactNode },
): string {
  try {
    return frameMarkup({ theme, template, ...shell, children: <SectionList {...list} /> })
  } catch {
    const broken = list.items.filter((section) => problemOf(list, section) !== null)
    for (const section of broken) list.onSkipped?.(section, `its view threw: ${problemOf(list, section)}`)
    list.items = list.items.filter((section) => !broken.includes(section))
    return frameMarkup({ theme, template, ...shell, children: <SectionList {...list} /> })
  }
}

/** The error of a section's view when it is drawn alone; null without one. */
function problemOf(list: ShownList, section: PageSection): string | null {
  try {
    renderToStaticMarkup(<SectionList {...list} items={[section]} onSkipped={() => {}} />)
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** Concatenated: a replacement string would be searched for patterns such as `$&`, which user texts may contain. */
function assembled(markup: string, head: string, end: string): string {
  const bodyStart = markup.indexOf('<body')
  const bodyEnd = markup.lastIndexOf('</body>')
  return `<!doctype html>${markup.slice(0, bodyStart)}<head>${head}</head>${markup.slice(bodyStart, bodyEnd)}${end}${markup.slice(bodyEnd)}`
}

function withinBody(markup: string, first: string, last: string): string {
  const start = markup.indexOf('>', markup.indexOf('<body')) + 1
  const end = markup.lastIndexOf('</body>')
  return markup.slice(0, start) + first + markup.slice(start, end) + last + markup.slice(end)
}

function assetOf<Media extends SnapshotMedia>(media: Media, kit: PageKit<Media>): MediaAsset {
  const { id, kind, width, height, color, widths } = media
  return { id, kind, width, height, color, widths, url: (format, at) => kit.mediaUrl(media, format, at) }
}

/** Characters that the stylesheet itself writes: `content` strings, and digits of counters. */
function cssText(css: string): string {
  return ['0123456789.', ...[...css.matchAll(/content:"([^"]*)"/g)].map(([, text = '']) => text)].join('')
}

function drawnSections(list: SectionListProps, offer: Offer): DrawnSection[] {
  return placeSections(list).flatMap(({ section, parsed }) =>
    parsed.kind === 'known'
      ? [{ id: section.id, type: section.type, content: fillChipsDeep(parsed.content, offer) }]
      : [],
  )
}

function firstHeading(markup: string): string {
  return visibleText(/<h1\b[^>]*>([\s\S]*?)<\/h1>/.exec(markup)?.[1] ?? '')
}

import { createDrawingPixels } from '@naikkelas/api'
import { pageKinds, specificationPaths } from '@naikkelas/contract'
import { emptyDocument, noSiteParts } from '@naikkelas/page'
import { expect, onTestFinished, test } from 'vitest'
import { createPageDrawer } from './page-drawer.ts'

const snapshot = {
  pageId: 'page',
  version: 1,
  kind: 'exclusive' as const,
  address: '/kelas-data',
  name: 'Kuasai data usaha',
  document: emptyDocument(),
  siteParts: noSiteParts,
  sitePartIds: [],
  media: [],
  pageAddresses: {},
  canonicalOrigin: 'https://naikkelas.test',
  at: '2026-11-20T05:00:00.000Z',
}

test('links to a page without pictures show a PNG of 1200 × 630 pixels, under 100 KB', async () => {
  const { pixelsOf, close } = createDrawingPixels()
  onTestFinished(close)
  const { html, assets } = await createPageDrawer({
    build: 'test build',
    rasterise: (svg) => pixelsOf(svg, 1200),
  }).draw(snapshot)
  const card = assets.find(({ contentType }) => contentType === 'image/png')
  const bytes = Buffer.from(card?.bytes ?? [])
  expect([bytes.toString('latin1', 1, 4), bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual(['PNG', 1200, 630])
  expect(bytes.length).toBeLessThan(100_000)
  expect(html).toContain(`content="https://naikkelas.test${card?.path ?? ''}"`)
})

test('a page whose link preview image cannot be made is published without it, and the error is reported', async () => {
  const failures: string[] = []
  const { html, assets } = await createPageDrawer({
    build: 'test build',
    rasterise: () => Promise.reject(new Error('no pixels today')),
    onFailure: (_error, where) => void failures.push(where),
  }).draw(snapshot)
  expect(html).toContain('<title>Kuasai data usaha</title>')
  expect(html).not.toContain('og:image')
  expect(assets).toEqual([])
  expect(failures).toEqual(['the picture of a page’s links'])
})

test('only pages of the site, of courses and of events have navigation bars, with the links of the specification', async () => {
  const drawer = createPageDrawer({ build: 'test build' })
  const headerOf = async (kind: (typeof pageKinds)[number]) =>
    /<header[\s\S]*<\/header>/.exec((await drawer.draw({ ...snapshot, kind })).html)?.[0]
  const withBars = await Promise.all(
    pageKinds.map(async (kind) => [kind, (await headerOf(kind)) !== undefined] as const),
  )
  expect(withBars.filter(([, has]) => has).map(([kind]) => kind)).toEqual(['course', 'free_course', 'event', 'fixed'])
  // Signing out without a script has a page of its own.
  const paths = new Set<string>([...Object.values(specificationPaths).flat(), '/keluar'])
  const hrefs = [...((await headerOf('course')) ?? '').matchAll(/href="(\/[^"]*)"/g)].map(([, href = '']) => href)
  expect(hrefs.length).toBeGreaterThan(25)
  expect(hrefs.filter((href) => !paths.has(href))).toEqual([])
})

test('banners are drawn between the bars and the content, and the pop-up closed behind it; pages without bars have neither', async () => {
  const drawer = createPageDrawer({ build: 'test build' })
  const picture = (id: string) => ({
    id,
    kind: 'image' as const,
    fileName: `${id}.png`,
    contentType: 'image/png',
    bytes: 100,
    width: 1_800,
    height: 600,
    color: '#ffffff',
    widths: [640],
    sha8: 'abcdef01',
    alt: '',
    folderId: null,
    createdAt: '2026-11-20T05:00:00.000Z',
    deletedAt: null,
  })
  const banner = (id: string, pictureId: string) => ({ id, alt: id, href: '/kelas', pictureId, phonePictureId: null })
  const banners = {
    banners: [banner('Diskon', 'media-1'), banner('Hilang', 'media-9')],
    popup: banner('Gratis', 'media-1'),
  }
  const given = { ...snapshot, banners, media: [picture('media-1')] }
  const { html, csp } = await drawer.draw({ ...given, kind: 'fixed' })
  const places = ['</header>', 'data-banner="Diskon"', '<main', '</main>', 'data-popup="Gratis"'].map((part) =>
    html.indexOf(part),
  )
  expect(places.every((place) => place > 0)).toBe(true)
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(html).not.toContain('Hilang')
  expect(html).not.toMatch(/ style="/)
  expect(csp).toContain("default-src 'none'")
  const alone = await drawer.draw({ ...given, kind: 'exclusive' })
  expect(alone.html).not.toContain('data-banner')
  expect(alone.html).not.toContain('data-popup')
})

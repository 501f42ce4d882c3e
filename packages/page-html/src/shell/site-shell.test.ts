import { expect, test } from 'vitest'
import { documentOf } from '../../../../scripts/tests/setup/drawn.ts'
import { markupElements } from '../markup/markup-tree.ts'
import { draw, sectionOf, styleOf } from '../testing/page-fixture.ts'
import { menuOf } from './menu.ts'

const sections = [sectionOf('headline', { title: 'Kuasai data usaha' })]
const bodyOf = (html: string) => html.slice(html.indexOf('<body'))

test('a page without navigation bars has none of their rules', async () => {
  const { html } = await draw({ sections })
  expect(html).not.toContain('<header')
  expect(styleOf(html)).not.toContain('80vh')
})

test('a catalogue page has every menu item twice, in bars and in a drawer, without a script', async () => {
  const { html, csp } = await draw({ sections }, { hasNavigation: true })
  const body = bodyOf(html)
  expect(body.indexOf('<header')).toBeLessThan(body.indexOf('<main'))
  const hrefs = markupElements(body).flatMap(({ tag, attributes }) =>
    tag === 'a' ? (attributes.get('href') ?? '') : [],
  )
  for (const { href } of menuOf({}).groups.flatMap(({ links }) => links))
    expect(hrefs.filter((one) => one === href)).toHaveLength(2)
  expect(hrefs.filter((one) => one === '/events')).toHaveLength(2)
  expect(hrefs).toContain('/')
  expect(documentOf(html).querySelector('a[href="/login"][data-session]')?.textContent).toBe('Daftar/Masuk')
  expect(html).not.toMatch(/<script(?! type="application\/ld\+json")| style=/)
  expect(csp).not.toContain('script-src')
})

test('bars are not printed: with all menus expanded they would cover the page', async () => {
  const { html } = await draw({ sections }, { hasNavigation: true })
  const name = /<header[^>]*class="(\w+)/.exec(html)?.[1] ?? 'none'
  expect(styleOf(html)).toMatch(new RegExp(`@media print\\{[^@]*\\.${name}\\{display:none\\}`))
})

test('the first link of such a page skips the bars', async () => {
  const body = bodyOf((await draw({ sections }, { hasNavigation: true })).html)
  const [first] = markupElements(body).filter(({ tag }) => tag === 'a')
  expect(first?.attributes.get('href')).toBe('#isi')
  expect(documentOf(body).querySelector('main')?.id).toBe('isi')
})

test('a menu item with its flag off is absent, and the blog link needs a URL', async () => {
  const menu = { toolsEnabled: false, addonEnabled: false, forumEnabled: true, articlesUrl: 'https://artikel.test/' }
  const { html } = await draw({ sections }, { hasNavigation: true, site: { name: 'Toko Maju', menu } })
  for (const absent of ['/tools-kami', '/robotok', '/super-mentor']) expect(html).not.toContain(`href="${absent}"`)
  for (const there of ['/forum', 'https://artikel.test/']) expect(html).toContain(`href="${there}"`)
  expect((await draw({ sections }, { hasNavigation: true })).html).not.toContain('href="/forum"')
})

test('the bars, link previews and structured data name the site', async () => {
  const site = { name: 'Toko Maju', menu: {} }
  const { html } = await draw({ sections }, { hasNavigation: true, site })
  const document = documentOf(html)
  expect(document.querySelector('header a[href="/"]')?.textContent).toBe('Toko Maju')
  expect(document.querySelector('meta[property="og:site_name"]')?.getAttribute('content')).toBe('Toko Maju')
  expect(html).not.toContain('Naikkelas')
})

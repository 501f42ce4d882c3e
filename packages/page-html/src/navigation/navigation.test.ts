import { expect, test } from 'vitest'
import { markupElements } from '../markup/markup-tree.ts'
import { draw, sectionOf, styleOf, testKit } from '../testing/page-fixture.ts'
import { menuOf } from './menu.ts'

const sections = [sectionOf('headline', { title: 'Kuasai data usaha' })]
const bodyOf = (html: string) => html.slice(html.indexOf('<body'))

test('a page that stands alone has no bars, and none of their rules', async () => {
  const { html } = await draw({ sections })
  expect(html).not.toContain('<header')
  expect(styleOf(html)).not.toContain('80vh')
})

test('above a page of the catalogue a visitor finds every menu twice, as bars and as a drawer, without a script', async () => {
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
  expect(body).toMatch(/<a [^>]*href="\/login"[^>]*data-session[^>]*>Daftar\/Masuk<\/a>/)
  expect(html).not.toMatch(/<script(?! type="application\/ld\+json")| style=/)
  expect(csp).not.toContain('script-src')
})

test('on paper the bars are left out: opened, as all that folds is there, their menus would lie over the page', async () => {
  const { html } = await draw({ sections }, { hasNavigation: true })
  const name = /<header[^>]*class="(\w+)/.exec(html)?.[1] ?? 'none'
  expect(styleOf(html)).toMatch(new RegExp(`@media print\\{[^@]*\\.${name}\\{display:none\\}`))
})

test('the first link of such a page leads past the bars', async () => {
  const body = bodyOf((await draw({ sections }, { hasNavigation: true })).html)
  const [first] = markupElements(body).filter(({ tag }) => tag === 'a')
  expect(first?.attributes.get('href')).toBe('#isi')
  expect(body).toMatch(/<main[^>]* id="isi"/)
})

test('a menu whose flag is off is absent, and articles are there once somebody says where', async () => {
  const menu = { toolsEnabled: false, addonEnabled: false, forumEnabled: true, articlesUrl: 'https://artikel.test/' }
  const { html } = await draw({ sections }, { hasNavigation: true }, { ...testKit(), menu })
  for (const absent of ['/tools-kami', '/robotok', '/super-mentor']) expect(html).not.toContain(`href="${absent}"`)
  for (const there of ['/forum', 'https://artikel.test/']) expect(html).toContain(`href="${there}"`)
  expect((await draw({ sections }, { hasNavigation: true })).html).not.toContain('href="/forum"')
})

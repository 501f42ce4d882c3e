import { within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { documentOf, isBefore } from '../../../../scripts/tests/setup/drawn.ts'
import { draw, menuOfTest, sectionOf, styleOf } from '../testing/page-fixture.ts'

const sections = [sectionOf('headline', { title: 'Kuasai data usaha' })]
const withBars = { hasNavigation: true, address: '/events' }
const pageOf = async (given = { sections }, rest = {}) => documentOf((await draw(given, { ...withBars, ...rest })).html)

test('a page without bars has none of their rules, and neither has a site without a menu', async () => {
  for (const { html } of [
    await draw({ sections }),
    await draw({ sections }, { ...withBars, site: { name: 'Naikkelas' } }),
  ]) {
    expect(documentOf(html).querySelector('header, footer')).toBeNull()
    expect(styleOf(html)).not.toContain('80vh')
  }
})

test('a catalogue page has every item in the bars and in the drawer, for everyone and without a script', async () => {
  const page = await pageOf()
  const header = within(page.querySelector('header')!)
  for (const name of ['Live Streaming', 'Premium', 'Gratis', 'Event'])
    expect(header.getAllByRole('link', { name, hidden: true })).toHaveLength(2)
  expect(header.getByRole('link', { name: 'Naikkelas, ke beranda' }).getAttribute('href')).toBe('/')
  expect(header.getByRole('link', { name: 'Daftar/Masuk' }).getAttribute('href')).toBe('/login')
  expect(isBefore(page.querySelector('header')!, page.querySelector('main')!)).toBe(true)
  expect(page.querySelector('[style]')).toBeNull()
})

test('parts of members are in the bytes, hidden, and their rules are kept', async () => {
  const { html } = await draw({ sections }, withBars)
  const menu = documentOf(html).querySelector('div[data-member][hidden]')!
  expect(
    within(menu as HTMLElement)
      .getByText('Keluar')
      .getAttribute('href'),
  ).toBe('/keluar')
  expect(styleOf(html)).toContain('::backdrop')
})

test('bars are not printed: with all menus expanded they would cover the page', async () => {
  const { html } = await draw({ sections }, withBars)
  const name = documentOf(html).querySelector('header')?.className ?? 'none'
  expect(styleOf(html)).toMatch(new RegExp(`@media print\\{[^@]*\\.${name}\\{display:none\\}`))
})

test('the first link of such a page skips the bars', async () => {
  const page = await pageOf()
  expect(page.querySelector('a')?.textContent).toBe('Lewati ke isi')
  expect(page.querySelector('a')?.getAttribute('href')).toBe(`#${page.querySelector('main')?.id}`)
})

test('the item of the page itself is marked as the current one', async () => {
  const current = [...(await pageOf()).querySelectorAll('[aria-current="page"]')]
  expect(current.map(({ textContent }) => textContent)).toEqual(['Event', 'Event'])
})

test('such a page ends with the footer of the site, unless it has one of its own', async () => {
  const footers = async (list: typeof sections) => (await pageOf({ sections: list })).querySelectorAll('footer').length
  expect(await footers(sections)).toBe(1)
  const own = sectionOf('footer')
  expect(await footers([...sections, own])).toBe((await pageOf({ sections: [own] })).querySelectorAll('footer').length)
  const page = await pageOf({ sections: [...sections, own] })
  expect(page.querySelector('[data-component="SiteFooter"]')).toBeNull()
})

test('the bars, link previews and structured data name the site', async () => {
  const site = { name: 'Toko Maju', menu: menuOfTest }
  const { html } = await draw({ sections }, { hasNavigation: true, site })
  const document = documentOf(html)
  expect(document.querySelector('header a[href="/"]')?.textContent).toBe('Toko Maju')
  expect(document.querySelector('meta[property="og:site_name"]')?.getAttribute('content')).toBe('Toko Maju')
  expect(html).not.toContain('Naikkelas')
})

test('the page of a course can be kept and shows its rating below the bars; without them there is nothing', async () => {
  const entry = { number: 12, name: 'Kuasai Data Usaha', rating: { average: 4.7, count: 128 } }
  const page = await pageOf({ sections }, { entry })
  const band = within(page.querySelector<HTMLElement>('aside[data-seen="12"]')!)
  expect(band.getByRole('button', { name: 'Simpan', pressed: false }).dataset.save).toBe('12')
  expect(band.getByRole('img').getAttribute('aria-label')).toContain('4,7')
  expect(styleOf((await draw({ sections }, { ...withBars, entry })).html)).toContain('[data-entry]')
  const unrated = await pageOf({ sections }, { entry: { ...entry, rating: null } })
  expect(unrated.querySelector('[data-entry] [role=img]')).toBeNull()
  const { html } = await draw({ sections }, { entry })
  expect(html).not.toContain('data-entry')
})

import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { storyImage, storyPage } from '../parts/story-media.ts'
import type { PageContext } from '../section-view.ts'
import { noLink } from '../values.ts'
import { examples } from './navbar.examples.ts'
import { navbar, type NavbarContent } from './navbar.section.ts'
import NavbarView from './navbar.view.tsx'

const draw = (content: NavbarContent, rest: Partial<PageContext> = {}) =>
  renderToStaticMarkup(
    <NavbarView content={content} page={storyPage('navbar', {}, rest)} slot={(_path, node) => node} />,
  )
const { content } = examples.bar
const layouts = ['bar', 'masthead', 'drawer'] as const

describe.each(layouts)('as %s', (layout) => {
  test('its links are a named navigation, each once', () => {
    const html = draw({ ...content, layout })
    expect(html.match(/<nav[^>]*aria-label="Menu utama"/g)).toHaveLength(1)
    for (const label of ['Materi', 'Mentor', 'Cerita peserta', 'Harga'])
      expect(html.match(new RegExp(`<a href="/tujuan">${label}</a>`, 'g'))).toHaveLength(1)
  })

  test('without links there is neither navigation nor menu', () => {
    expect(draw({ ...content, layout, links: [] })).not.toMatch(/<nav|<button|popover/)
  })

  test('a logo stands in the name’s place and is read out by it', () => {
    const html = draw({ ...content, layout, logo: storyImage('mentor-arif', 'Lambang') })
    expect(html).toMatch(/<img[^>]*alt=""[^>]*>.*<span class="ui:sr-only">Kuasai Data Usaha<\/span>/)
  })
})

describe('the menu', () => {
  test.each(['bar', 'drawer'] as const)('of a %s is opened and closed by the browser, without script', (layout) => {
    const html = draw({ ...content, layout })
    const id = /<nav id="([^"]+)" popover="auto"/.exec(html)?.[1]
    expect(id).toBe('navbar-menu')
    const buttons = [...html.matchAll(/<button[^>]*popoverTarget="([^"]+)"/gi)].map(([, target]) => target)
    expect(buttons).toEqual([id, id])
    expect(html).toMatch(/<button[^>]*popoverTargetAction="hide"[^>]*aria-label="Tutup menu"/i)
  })

  test('is not folded on the canvas, so that every link can be written', () => {
    expect(draw(content, { isCanvas: true })).not.toMatch(/popover|<button/)
  })
})

test('stays at the upper edge only when asked to', () => {
  expect(draw(content)).not.toContain('ui:nav-sticky')
  expect(draw({ ...content, isSticky: true })).toContain('ui:nav-sticky')
})

test('a link without words or target is named before publishing', () => {
  const links = [{ id: 'taut-00001', label: '', target: noLink }]
  expect(navbar.check?.({ ...content, links }).map(({ message }) => message)).toEqual([
    'Tulisan tautan belum diisi',
    'Tautan ini belum punya tujuan',
  ])
  expect(navbar.check?.(content)).toEqual([])
})

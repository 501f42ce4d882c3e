import { within } from '@testing-library/dom'
import { describe, expect, test } from 'vitest'
import { drawn } from '../../../../../scripts/tests/setup/drawn.ts'
import { storyImage, storyPage } from '../parts/story-media.ts'
import type { PageContext } from '../section-view.ts'
import { noLink } from '../values.ts'
import { examples } from './navbar.examples.ts'
import { navbar, type NavbarContent } from './navbar.section.ts'
import NavbarView from './navbar.view.tsx'

const draw = (content: NavbarContent, rest: Partial<PageContext> = {}) =>
  drawn(<NavbarView content={content} page={storyPage('navbar', {}, rest)} slot={(_path, node) => node} />)
const { content } = examples.bar
const layouts = ['bar', 'masthead', 'drawer'] as const

describe.each(layouts)('as %s', (layout) => {
  test('its links are a named navigation, each once', () => {
    const { getByRole } = draw({ ...content, layout })
    const links = within(getByRole('navigation', { name: 'Menu utama' })).getAllByRole('link')
    const labels = links.map(({ textContent }) => textContent)
    for (const label of ['Materi', 'Mentor', 'Cerita peserta', 'Harga'])
      expect(labels.filter((each) => each === label)).toHaveLength(1)
    expect(links.map((link) => link.getAttribute('href'))).toContain('/tujuan')
  })

  test('without links there is neither navigation nor menu', () => {
    const { body, queryByRole } = draw({ ...content, layout, links: [] })
    expect(queryByRole('navigation')).toBeNull()
    expect(queryByRole('button')).toBeNull()
    expect(body.querySelector('[popover]')).toBeNull()
  })

  test('a logo replaces the name visually and is read out as the name', () => {
    const { body, getByText } = draw({ ...content, layout, logo: storyImage('mentor-arif', 'Lambang') })
    const logo = body.querySelector('img')
    expect(logo?.getAttribute('alt')).toBe('')
    expect(getByText('Kuasai Data Usaha').parentElement?.contains(logo)).toBe(true)
  })
})

describe('the menu', () => {
  test.each(['bar', 'drawer'] as const)('of a %s is opened and closed by the browser, without script', (layout) => {
    const { body, getAllByRole, getByRole } = draw({ ...content, layout })
    const menu = body.querySelector('nav[popover="auto"]')
    expect(menu?.id).toBe('navbar-menu')
    expect(getAllByRole('button').map((button) => button.getAttribute('popovertarget'))).toEqual([menu?.id, menu?.id])
    expect(getByRole('button', { name: 'Tutup menu' }).getAttribute('popovertargetaction')).toBe('hide')
  })

  test('stays folded in an editor, and its button opens nothing', () => {
    const { body, getByRole } = draw(content, { isDraft: true })
    expect(body.querySelector('nav[popover="auto"]')).not.toBeNull()
    expect(getByRole('button', { name: 'Menu' }).hasAttribute('popovertarget')).toBe(false)
  })

  test('is not folded in a sample', () => {
    const { body, queryByRole } = draw(content, { isSample: true })
    expect(body.querySelector('[popover]')).toBeNull()
    expect(queryByRole('button')).toBeNull()
  })
})

test('a link without label or target is reported before publishing', () => {
  const links = [{ id: 'taut-00001', label: '', target: noLink }]
  expect(navbar.check?.({ ...content, links }).map(({ message }) => message)).toEqual([
    'Tulisan tautan belum diisi',
    'Tautan ini belum punya tujuan',
  ])
  expect(navbar.check?.(content)).toEqual([])
})

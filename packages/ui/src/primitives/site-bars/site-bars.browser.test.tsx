import '@naikkelas/ui/styles.css'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, onTestFinished, test } from 'vitest'
import { Logo } from '../../icons/logo.tsx'
import type { Person } from './bar-types.ts'
import { sampleMenu } from './sample-menu.ts'
import { SiteBars } from './site-bars.tsx'

const longName = 'Maria Immaculata Sri Rahayu Kusumaningtyas Prawirodirdjo'
const logo = <Logo label="" height={28} />

/** As the server sends it, in a frame of this width. */
function sent(width: number, brand: ReactNode = logo, person: Person | null = { name: longName, href: '/profile/7' }) {
  const place = document.body.appendChild(document.createElement('div'))
  Object.assign(place.style, { position: 'absolute', insetInlineStart: '0', top: '0', width: `${width}px` })
  place.dataset.uiTheme = ''
  place.innerHTML = renderToStaticMarkup(
    <SiteBars logo={brand} homeLabel="Beranda" menu={sampleMenu} person={person} />,
  )
  onTestFinished(() => place.remove())
  const widthOf = (selector: string) => place.querySelector(selector)?.getBoundingClientRect().width
  return { place, widthOf }
}

/** Alone in its own place. */
const logoWidth = (() => {
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = renderToStaticMarkup(logo)
  const width = place.querySelector('svg')?.getBoundingClientRect().width ?? 0
  place.remove()
  return width
})()

test.each([320, 360, 768, 1024])('a long name gives way to the logo, which keeps its width, at %d px', (width) => {
  const { place, widthOf } = sent(width)
  expect(widthOf('[aria-label=Beranda] > svg')).toBeCloseTo(logoWidth, 0)
  expect(place.scrollWidth).toBeLessThanOrEqual(width)
})

test.each([320, 360, 768, 1024])(
  'the menu with the name opens within the bar, with all of the name, at %d px',
  (width) => {
    const { place } = sent(width)
    const menu = place.querySelector('summary [data-person]')?.closest('details') as HTMLDetailsElement
    menu.open = true
    const panel = menu.querySelector('p')?.parentElement as HTMLElement
    const { left, right, top } = panel.getBoundingClientRect()
    expect(left).toBeGreaterThanOrEqual(0)
    expect(right).toBeLessThanOrEqual(width)
    expect(top).toBeGreaterThanOrEqual(menu.getBoundingClientRect().bottom)
    const name = panel.querySelector('[data-person]') as HTMLElement
    expect(name.getBoundingClientRect().right).toBeLessThanOrEqual(right)
    expect(getComputedStyle(name).textOverflow).toBe('clip')
  },
)

test.each([320, 360])('a long name of the site in the place of a logo breaks, at %d px', (width) => {
  const { place } = sent(width, <span style={{ overflowWrap: 'anywhere' }}>{longName}</span>)
  expect(place.scrollWidth).toBeLessThanOrEqual(width)
})

test.each([320, 360])('a visitor’s bar fits with a legible logo, at %d px', (width) => {
  const { place, widthOf } = sent(width, logo, null)
  expect(place.scrollWidth).toBeLessThanOrEqual(width)
  expect(widthOf('[aria-label=Beranda] > svg')).toBeGreaterThanOrEqual(72)
})

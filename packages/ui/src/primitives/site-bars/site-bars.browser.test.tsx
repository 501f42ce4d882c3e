import '@naikkelas/ui/styles.css'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { Logo } from '../../icons/logo.tsx'
import type { Person } from './bar-types.ts'
import { sampleMenu } from './sample-menu.ts'
import { SiteBars } from './site-bars.tsx'

const longName = 'Maria Immaculata Sri Rahayu Kusumaningtyas Prawirodirdjo'
const logo = <Logo label="" height={28} />

/** As the server sends it, in a window of this width. */
async function sent(
  width: number,
  brand: ReactNode = logo,
  person: Person | null = { name: longName, href: '/profile/7' },
) {
  const place = document.body.appendChild(document.createElement('div'))
  Object.assign(place.style, { position: 'absolute', inset: '0 0 auto' })
  await page.viewport(width, 700)
  place.dataset.uiTheme = ''
  place.innerHTML = renderToStaticMarkup(
    <SiteBars logo={brand} homeLabel="Beranda" menu={sampleMenu} person={person} />,
  )
  onTestFinished(async () => {
    place.remove()
    await page.viewport(414, 896)
  })
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

test.each([320, 360, 768, 1024])(
  'a long name gives way to the logo, which keeps its width, at %d px',
  async (width) => {
    const { place, widthOf } = await sent(width)
    expect(widthOf('[aria-label=Beranda] > svg')).toBeCloseTo(logoWidth, 0)
    expect(place.scrollWidth).toBeLessThanOrEqual(width)
  },
)

test.each([320, 360, 768, 1024])(
  'the menu with the name opens within the bar, with all of the name, at %d px',
  async (width) => {
    const { place } = await sent(width)
    const button = place.querySelector('button:has([data-person])') as HTMLButtonElement
    button.click()
    const panel = place.querySelector('[popover]:popover-open') as HTMLElement
    const { left, right, top } = panel.getBoundingClientRect()
    expect(left).toBeGreaterThanOrEqual(0)
    expect(right).toBeLessThanOrEqual(width)
    expect(top).toBeGreaterThanOrEqual(button.getBoundingClientRect().bottom)
    const name = panel.querySelector('[data-person]') as HTMLElement
    expect(name.getBoundingClientRect().right).toBeLessThanOrEqual(right)
    expect(getComputedStyle(name).textOverflow).toBe('clip')
  },
)

test.each([320, 360])('a long name of the site in the place of a logo breaks, at %d px', async (width) => {
  const { place } = await sent(width, <span style={{ overflowWrap: 'anywhere' }}>{longName}</span>)
  expect(place.scrollWidth).toBeLessThanOrEqual(width)
})

test.each([320, 360])('a visitor’s bar fits with a legible logo, at %d px', async (width) => {
  const { place, widthOf } = await sent(width, logo, null)
  expect(place.scrollWidth).toBeLessThanOrEqual(width)
  expect(widthOf('[aria-label=Beranda] > svg')).toBeGreaterThanOrEqual(72)
})

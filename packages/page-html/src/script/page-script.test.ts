import { runInNewContext } from 'node:vm'
import { brotliCompressSync } from 'node:zlib'
import { courseOffer, courseSections } from '@naikkelas/ui/samples'
import { describe, expect, test } from 'vitest'
import { documentOf, isBefore } from '../../../../scripts/tests/setup/drawn.ts'
import { draw, sectionOf, styleOf } from '../testing/page-fixture.ts'
import { pageScript, pixelScript } from './page-script.gen.ts'

const measured = { pageId: '019aa1f8-40a8-7000-9005-38eb9861f505' }
const course = { offer: courseOffer, sections: courseSections({}) as never }

describe('the one script', () => {
  test('with tracker, countdown and consent it is at most 2 KB on the wire', () => {
    expect(brotliCompressSync(pageScript.code).length).toBeLessThanOrEqual(2_048)
  })

  test('it uses no syntax newer than Chrome 88', () => {
    expect(pageScript.code).not.toMatch(
      /\.at\(|Object\.hasOwn|structuredClone|\?\?=|randomUUID|static\s*\{|#[a-z]+\s*=/,
    )
  })

  test('it is a deferred file of this site with a content hash', async () => {
    const { html, csp } = await draw(course, { measured })
    const page = documentOf(html)
    const script = page.querySelector(`script[src="${pageScript.path}"][defer][data-p="${measured.pageId}"][data-c]`)
    expect(isBefore(page.querySelector('main')!, script!)).toBe(true)
    expect(csp).toContain("script-src 'self'; connect-src 'self'")
    expect(csp).not.toMatch(/unsafe|https:(?!\/\/(www\.youtube|player\.vimeo))/)
  })

  test('without advertisers its tag names no second script, even with empty settings', async () => {
    const noPixels = { meta: '', tiktok: '', google: '' }
    expect((await draw(course, { measured: { ...measured, pixels: noPixels } })).html).not.toContain(pixelScript.path)
  })

  test('its tag names the class of calls to action', async () => {
    const { html } = await draw(course, { measured })
    const page = documentOf(html)
    const name = page.querySelector('script[data-c]')?.getAttribute('data-c')
    expect(page.querySelectorAll(`a.${name}[href]`).length).toBeGreaterThan(0)
  })

  test('it adds one tag of at most 110 characters to the page, and nothing with measurement off', async () => {
    const plain = await draw(course)
    const counted = await draw(course, { measured })
    expect(counted.html.length - plain.html.length).toBeLessThanOrEqual(110)
    expect(plain.html).not.toMatch(/<script(?! type="application\/ld\+json")/)
    expect(plain.csp).not.toContain('script-src')
  })

  test('a page with a countdown has its CSS', async () => {
    const until = '2026-12-24T10:00:00Z'
    const { html } = await draw({ sections: [sectionOf('countdown', { until, title: 'Ditutup' })] }, { measured })
    expect(documentOf(html).querySelector('[data-countdown]')).not.toBeNull()
    expect(styleOf(html)).toContain('[data-counting]')
  })
})

describe('a page with advertisers', () => {
  const pixels = { meta: '123456789012345', google: 'G-ABC123XYZ9' }
  const asking = () => draw(course, { measured: { ...measured, pixels } })

  test('asks first, in normal flow, with two equal buttons and a link to reopen the banner', async () => {
    const { html } = await asking()
    const page = documentOf(html)
    const banner = page.body.firstElementChild
    expect(banner?.matches('aside[data-consent]#izin-iklan[tabindex="-1"]')).toBe(true)
    expect(banner?.textContent).toContain(
      'kepada Meta dan Google supaya iklan kami tepat sasaran, dan kesalahan teknis kepada kami?',
    )
    const buttons = [...(banner?.querySelectorAll('button[type="button"]') ?? [])]
    expect(buttons.map((button) => [button.textContent, button.getAttribute('data-ok')])).toEqual([
      ['Tolak', '0'],
      ['Setuju', 'mg'],
    ])
    const link = page.querySelector('a[href="#izin-iklan"][data-ok]')
    expect(link?.textContent).toBe('Pengaturan privasi')
    expect(styleOf(html)).not.toMatch(/\[data-ok="?[0m]/)
    expect(styleOf(html)).not.toMatch(/data-consent\][^{]*\{[^}]*position/)
    expect(styleOf(html)).toMatch(/@media print\{[^}]*\[data-consent\][^}]*\[data-privacy\]\{display:none/)
  })

  test.each([
    ['', true],
    ['nk_src=x; nk_ok=mg', false],
    ['nk_ok=GM; nk_src=x', false],
    ['nk_ok=mkg0', false],
    ['nk_ok=m', true],
    ['nk_ok=k; nk_src=mg', true],
    ['nk_ok=0', false],
    ['nk_ok=1', true],
  ])('with the cookie "%s" the banner is open before the first paint: %s', async (cookie, isOpen) => {
    const { html } = await asking()
    const [, script = ''] = /<script>(.+?)<\/script>/.exec(html) ?? []
    const document = { cookie, documentElement: { dataset: {} } }
    runInNewContext(script, { document })
    expect(document.documentElement.dataset).toEqual({ js: '', ...(isOpen && { ask: '' }) })
  })

  test('its banner is not in search descriptions and link previews', async () => {
    const { html } = await asking()
    expect(html.slice(0, html.indexOf('<body'))).not.toContain('Bolehkah')
  })

  test('its policy allows those advertisers and no others, and other pages allow none', async () => {
    const { csp, html } = await asking()
    expect(csp).toMatch(
      /script-src 'self' 'sha256-[^']+' https:\/\/connect\.facebook\.net https:\/\/www\.googletagmanager\.com/,
    )
    expect(csp).not.toContain('tiktok')
    const page = documentOf(html)
    expect(page.querySelector('script[src^="https:"]')).toBeNull()
    const tag = page.querySelector<HTMLElement>(`script[data-x="${pixelScript.path}"]`)
    expect(tag?.dataset).toMatchObject({ m: '123456789012345', g: 'G-ABC123XYZ9' })
    expect((await draw(course, { measured: { ...measured, pixels: { meta: '' } } })).csp).not.toMatch(
      /facebook|sha256[^;]*sha256/,
    )
  })

  test('asks for more if the server reports form senders, and stores that as a different answer', async () => {
    const wide = await draw(course, { measured: { ...measured, pixels: { ...pixels, reportsContacts: true } } })
    const agreeing = (html: string) => documentOf(html).querySelector('button[data-ok="MG"]')
    expect(documentOf(wide.html).body.textContent).toContain(
      'serta nomor dan e-mail dari formulir dalam bentuk tersandi, diberitahukan kepada Meta dan',
    )
    expect(agreeing(wide.html)?.textContent).toBe('Setuju')
    const { html } = await asking()
    expect(html).not.toContain('tersandi')
    expect(agreeing(html)).toBeNull()
  })

  test('an id cannot break out of its attribute', async () => {
    const { html } = await draw(course, { measured: { ...measured, pixels: { meta: '"><script>alert(1)</script>' } } })
    expect(html).not.toContain('<script>alert')
  })
})

describe('the script loaded after consent', () => {
  test('reports errors, and no earlier script does', () => {
    expect(pixelScript.code).toContain('/api/error-reports')
    expect(pageScript.code).not.toMatch(/error-reports|unhandledrejection/)
  })
})

describe('the script of the bars', () => {
  test('is on pages with bars only, whether or not visits are measured', async () => {
    const tag = '<script src="/assets/s-uji.js" defer data-e="local"></script>'
    for (const rest of [{ hasNavigation: true }, { hasNavigation: true, measured }]) {
      const { html, csp } = await draw(course, rest)
      expect(html).toContain(tag)
      expect(csp).toContain("script-src 'self'; connect-src 'self'")
    }
    expect((await draw(course, { measured })).html).not.toContain(tag)
  })
})

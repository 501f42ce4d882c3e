import { sections } from '@naikkelas/ui/sections/registry'
import { expect, test } from 'vitest'
import { markupElements } from './markup/markup-tree.ts'
import { bodyOf, draw, imageOf, photo, sectionOf, styleOf } from './testing/page-fixture.ts'

// The style sheet and the policy that allows it are compared as they are sent.

const allTypes = Object.keys(sections) as (keyof typeof sections)[]

test('without measurement there is no script and no style attribute, and the policy allows exactly the stylesheet', async () => {
  const { html, csp } = await draw({
    sections: allTypes.map((type) => sectionOf(type)),
  })
  expect([...html.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag)).toEqual(['<script type="application/ld+json">'])
  const elements = markupElements(bodyOf(html))
  expect(
    elements
      .flatMap(({ attributes }) => [...attributes.keys()])
      .filter((name) => name === 'style' || name.startsWith('on')),
  ).toEqual([])
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(styleOf(html)))
  expect(csp).toContain(`style-src 'sha256-${Buffer.from(digest).toString('base64')}'`)
  expect(csp).toContain("default-src 'none'")
  expect(csp).not.toContain('script-src')
  expect(csp).not.toContain('frame-src')
})

test('an answer and a price are printed: backgrounds stay, and closed answers are opened', async () => {
  const { html } = await draw({ sections: [sectionOf('accordion_list')] })
  expect(styleOf(html)).toMatch(/@media print\{[^}]*details[^{]*::details-content\{[^}]*content-visibility:visible/)
  expect(styleOf(html)).toContain('print-color-adjust:exact')
  expect(styleOf(html)).toMatch(/@media print\{.*\[data-section-type\][^{]*\{break-inside:avoid/)
})

test('in a contrast theme icons have the text colour', async () => {
  const { html } = await draw({ sections: [sectionOf('grid_card')] })
  expect(styleOf(html)).toMatch(/@media \(forced-colors:active\)\{[^@]*svg[^{]*\{color:inherit ?!important/)
})

test('the sticky bar is printed at its own place', async () => {
  const { html } = await draw({ sections: [sectionOf('sticky_cta')] })
  expect(styleOf(html)).toMatch(/@media print\{[^@]*position:static/)
})

test("every class on the page has a rule, and every rule's class is on the page", async () => {
  const { html } = await draw({
    sections: allTypes.map((type) => sectionOf(type, type === 'headline' ? { image: imageOf(photo.id) } : {})),
  })
  const used = new Set(markupElements(bodyOf(html)).flatMap(({ classes }) => [...classes]))
  const styled = new Set(
    [
      ...styleOf(html)
        .replace(/\{[^{}]*\}/g, '{}')
        .matchAll(/\.([A-Za-z]+)/g),
    ].map(([, name]) => name),
  )
  expect([...styled].sort()).toEqual([...used].sort())
})

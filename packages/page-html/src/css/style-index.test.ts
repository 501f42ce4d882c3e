import postcss from 'postcss'
import { expect, test } from 'vitest'
import { draw, sectionOf, styleOf } from '../testing/page-fixture.ts'
import { styleIndex } from './style-index.ts'
import { sections } from '@naikkelas/ui/sections/registry'

const everySection = () => (Object.keys(sections) as (keyof typeof sections)[]).map((type) => sectionOf(type))

test('a page of every section contains nothing that an Android 10 web view cannot parse', async () => {
  const { html } = await draw({ sections: everySection() })
  const root = postcss.parse(styleOf(html))
  const findings: string[] = []
  root.walkAtRules((rule) => {
    if (['layer', 'property', 'scope', 'starting-style'].includes(rule.name)) findings.push(`@${rule.name}`)
    if (rule.name === 'media' && /[<>]=?/.test(rule.params)) findings.push(`@media ${rule.params}`)
  })
  root.walkDecls(({ prop, value }) => {
    if (/\b(?:oklch|oklab|lab|lch|color-mix|light-dark|color)\(/.test(value)) findings.push(`${prop}: ${value}`)
    // Separate transform properties need Chrome 104: a layout that relies on them breaks in older browsers.
    if (['translate', 'rotate', 'scale'].includes(prop)) findings.push(`${prop}: ${value}`)
  })
  root.walkRules(({ selector, parent }) => {
    if (parent?.type === 'rule' || selector.includes('&')) findings.push(`nested ${selector}`)
  })
  expect(findings).toEqual([])
})

test('no rule of an earlier layer wins by specificity against a later layer', async () => {
  const { html } = await draw({ sections: everySection() })
  // Layers are removed on the page, so an attribute rule of the base must not outrank a utility on the same property.
  const strong = /^\[data-ui-theme\](?:\[|\.)/
  const properties = new Set<string>()
  postcss.parse(styleOf(html)).walkRules((rule) => {
    if (strong.test(rule.selector)) rule.walkDecls(({ prop }) => void properties.add(prop))
  })
  expect([...properties].filter((property) => !property.startsWith('--') && property !== 'color-scheme')).toEqual([])
})

test('nesting is unfolded and wide-gamut colours become hex', () => {
  const { rules } = styleIndex('.x{color:oklch(52.4% .088 190);&:hover{top:0}}')
  expect(rules.map(({ declarations }) => declarations.map(({ property }) => property))).toEqual([['color'], ['top']])
  expect(rules[0]?.declarations[0]?.value).toMatch(/^#[0-9a-f]{6}$/)
})

import { describe, expect, test } from 'vitest'
import { plainText, type RichText } from '@naikkelas/ui/rich-text/schema'
import { type Field, sectionDefinition } from '@naikkelas/ui/sections/registry'
import { emptyDocument, type StoredSection } from '../document.ts'
import { sampleClaimsIn, templateNames, templates } from './index.ts'

const page = (...sections: StoredSection[]) => ({ ...emptyDocument(), sections })
const sectionOf = (name: keyof typeof templates, type: string): StoredSection => {
  const found = templates[name].make().sections.find((section) => section.type === type)
  if (!found) throw new Error(`${name} has no ${type}`)
  return found
}

describe("a template's sample claim", () => {
  test.each([
    ['a testimonial', 'paid_course', 'testimonial_1', ['quote']],
    ['a number', 'partner_profile', 'stats', ['value', 'value', 'value']],
    ['a price', 'workshop', 'price', ['priceText', 'priceText', 'guarantee']],
    ['a promise', 'paid_course', 'trust', ['text']],
    ['an account', 'links_creator', 'social_row', ['handle', 'handle', 'handle']],
  ] as const)('is found while it is unchanged: %s', (_, name, type, keys) => {
    const section = sectionOf(name, type)
    const found = sampleClaimsIn(page(section))
    expect(found.map(({ path }) => path.at(-1))).toEqual(keys)
    expect(found.every(({ sectionId }) => sectionId === section.id)).toBe(true)
  })

  test('is no longer found after a rewrite', () => {
    const section = sectionOf('paid_course', 'testimonial_1')
    expect(sampleClaimsIn(page({ ...section, content: { ...section.content, quote: 'Kata saya sendiri.' } }))).toEqual(
      [],
    )
  })

  test('is not checked in a hidden section', () => {
    const section = sectionOf('paid_course', 'testimonial_1')
    expect(sampleClaimsIn(page({ ...section, settings: { ...section.settings, isHidden: true } }))).toEqual([])
  })

  test('is not a price that comes from the offer', () => {
    const paths = sampleClaimsIn(page(sectionOf('paid_course', 'price'))).map(({ path }) => path.at(-1))
    expect(paths).toEqual(['guarantee'])
  })
})

/** Texts of a section outside of the places where claims are looked for. */
function plainWords({ type, content }: StoredSection): string[] {
  const claims = new Set(
    sampleClaimsIn(page({ id: 'bagian0001', type, content, version: 1, settings: settingsOf() })).map(({ path }) =>
      path.join('/'),
    ),
  )
  return wordsIn(sectionDefinition(type)?.fields ?? {}, content, [])
    .filter(
      ({ path }) =>
        ![...claims].some(
          (claim) => path.join('/').startsWith(claim.split('/').slice(0, -1).join('/')) && claim.includes('/'),
        ),
    )
    .filter(({ path }) => !claims.has(path.join('/')))
    .map(({ words }) => words)
}

const settingsOf = () => templates.tool.make().sections[0]!.settings

function wordsIn(
  fields: Readonly<Record<string, Field>>,
  content: Readonly<Record<string, unknown>>,
  path: string[],
): { path: string[]; words: string }[] {
  return Object.entries(fields).flatMap(([key, field]) => {
    const value = content[key]
    const here = [...path, key]
    // Options of a form are not claims about the offer.
    if (key === 'options') return []
    if (field.kind === 'text') return typeof value === 'string' ? [{ path: here, words: value }] : []
    if (field.kind === 'richText') return [{ path: here, words: plainText(value as RichText) }]
    if (field.kind === 'list' && Array.isArray(value))
      return value.flatMap((item: Record<string, unknown>) => wordsIn(field.fields, item, [...here, String(item.id)]))
    return field.kind === 'group' ? wordsIn(field.fields, value as Record<string, unknown>, here) : []
  })
}

test.each(templateNames)('%s names prices, shares and numbers of customers only in fields known as claims', (name) => {
  const reported = templates[name].make().sections.flatMap(plainWords)
  expect(reported.filter((words) => /Rp\s?\d|\d\s?%|\d[\d.]* (peserta|orang|toko|pelanggan)\b/.test(words))).toEqual([])
})

import { parseSection, sections as sectionTypes, strongTones } from '@naikkelas/ui/sections/registry'
import { describe, expect, test } from 'vitest'
import { findingsOf } from '../completeness.ts'
import { pageDocumentSchema, type PageDocument } from '../document.ts'
import { mediaIdsOf } from '../references.ts'
import { documentFrom, goals, sampleOffer, templateNames, templatePictures, templates, templatesFor } from './index.ts'

const now = new Date('2026-11-20T05:00:00Z')
const each = templateNames.map((name) => [name, templates[name]] as const)
const pages = each.filter(([name]) => !name.startsWith('links_'))
const typesOf = ({ sections }: PageDocument) => sections.map(({ type }) => type)

describe.each(each)('the template %s', (_, template) => {
  const document = template.make()

  test('is a page this build can draw completely', () => {
    expect(pageDocumentSchema.safeParse(document).error?.issues).toBeUndefined()
    for (const section of document.sections) expect(parseSection(section)).toMatchObject({ kind: 'known' })
  })

  test('can be published as soon as its offer is filled in', () => {
    expect(findingsOf({ ...document, offer: sampleOffer(template, now) }, { now })).toEqual([])
  })

  test('asks for at most eight offer values, each once', () => {
    expect(template.asks.length).toBeLessThanOrEqual(8)
    expect(new Set(template.asks).size).toBe(template.asks.length)
  })

  test('asks for every value that its texts use', () => {
    const chips = { harga: 'price', hemat: 'strikePrice', tenggat: 'deadline', sisa_kursi: 'seats', mentor: 'coach' }
    const words = JSON.stringify(document)
    for (const [chip, key] of Object.entries(chips))
      if (words.includes(`{${chip}}`)) expect(template.asks).toContain(key)
  })

  test('shows only template pictures, each with alt text', () => {
    const known = Object.values(templatePictures)
    for (const id of mediaIdsOf(document)) expect(known.map((picture) => picture.id)).toContain(id)
    expect(mediaIdsOf(document).size).toBeGreaterThanOrEqual(1)
  })

  test('has a title and a description for search engines', () => {
    expect(document.seo.title.length).toBeGreaterThanOrEqual(10)
    expect(document.seo.description.length).toBeGreaterThanOrEqual(60)
  })

  test('comes in three looks of different colours', () => {
    expect(new Set(template.looks.map(({ theme }) => theme.brand)).size).toBe(3)
  })

  test('gives new ids on every use', () => {
    const ids = [template.make(), template.make()].flatMap(({ sections }) => sections.map(({ id }) => id))
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('alternates backgrounds: strong ones are never adjacent, at most four of them and three steps', () => {
    const { sections } = document
    const runs = sections
      .map(({ settings }) => settings.tone)
      .filter((tone, index, all) => tone !== all[index - 1])
      .map((tone) => ({ tone, isStrong: strongTones.has(tone) }))
    for (const [index, run] of runs.entries())
      expect(run.isStrong && runs[index + 1]?.isStrong, run.tone).not.toBe(true)
    const strong = runs.filter(({ isStrong }) => isStrong).map(({ tone }) => tone)
    expect(strong.length).toBeLessThanOrEqual(4)
    for (const tone of ['brand', 'turmeric']) expect(strong.filter((one) => one === tone).length).toBeLessThanOrEqual(1)
    expect(strong.filter((tone) => tone === 'board').length).toBeLessThanOrEqual(2)
    expect(sections.filter(({ settings }) => settings.hasStep).length).toBeLessThanOrEqual(3)
  })
})

describe.each(pages)('the page of %s', (_, template) => {
  test('has at least seven sections of five types', () => {
    const types = typesOf(template.make())
    expect(types.length).toBeGreaterThanOrEqual(7)
    expect(new Set(types).size).toBeGreaterThanOrEqual(5)
  })

  test('never has two sections of one family in a row, except alternating pictures', () => {
    const types = typesOf(template.make())
    expect(types.filter((type, index) => type === types[index - 1] && type !== 'image_paragraph')).toEqual([])
  })

  test('ends with a next step', () => {
    const { sections } = template.make()
    const last = sections.filter(({ type }) => type !== 'sticky_cta').at(-1)
    expect(['register_class', 'contact', 'cta_button', 'link_list']).toContain(last?.type)
  })
})

test('no two templates have the same order of section types', () => {
  const orders = each.map(([, { make }]) => typesOf(make()).join())
  expect(new Set(orders).size).toBe(templateNames.length)
})

test('link-page templates are link pages, the others are not', () => {
  for (const [name, { make }] of each) expect(make().template).toBe(name.startsWith('links_') ? 1 : 0)
})

test('every goal has a template', () => {
  for (const { id } of goals) expect(templatesFor(id)).not.toEqual([])
})

test('a goal lists its own templates first, then those that also serve it', () => {
  expect(templatesFor('event')).toEqual(['workshop', 'free_course', 'links_mentor'])
  expect(templatesFor('profile')[0]).toBe('partner_profile')
  for (const { id } of goals) expect(templates[templatesFor(id)[0] ?? 'thank_you'].goals[0]).toBe(id)
})

test('every picture is used by a template', () => {
  const used = new Set(each.flatMap(([, { make }]) => [...mediaIdsOf(make())]))
  expect(Object.entries(templatePictures).filter(([, { id }]) => !used.has(id))).toEqual([])
})

/** Sentences of a page; short standard phrases are excluded. */
function sentencesOf(value: unknown): string[] {
  if (typeof value === 'string') return value.split(' ').length >= 4 ? [value] : []
  if (Array.isArray(value)) return value.flatMap(sentencesOf)
  if (typeof value !== 'object' || value === null || 'mediaId' in value) return []
  return Object.values(value).flatMap(sentencesOf)
}

test('no sentence is used in two templates', () => {
  const all = each.flatMap(([name, { make }]) =>
    [...new Set(sentencesOf(make().sections.map(({ content }) => content)))].map((words) => ({ name, words })),
  )
  // Every new form asks for consent in the same words.
  const isShared = (words: string) => words === sectionTypes.lead_form.defaults.consent
  const twice = all.filter(
    ({ name, words }) => !isShared(words) && all.some((other) => other.name !== name && other.words === words),
  )
  expect(twice).toEqual([])
})

describe('a page made from a template', () => {
  test('shows lessons and people of its record once it has one, and its own words until then', () => {
    const { sections } = documentFrom('paid_course')
    const following = sections.filter(({ settings }) => settings.followsRecord === true).map(({ type }) => type)
    expect(following).toEqual(expect.arrayContaining(['lesson', 'coach']))
    expect(following).not.toContain('headline')
    expect(documentFrom('blank').sections).toEqual([])
  })

  test('takes the answers about the offer, and leaves the rest empty', () => {
    const { offer } = documentFrom('paid_course', {
      asked: { name: 'Kelas Sulam', price: 150_000, address: '/daftar' },
    })
    expect(offer).toMatchObject({ name: 'Kelas Sulam', price: 150_000, strikePrice: null, deadline: null, coach: '' })
    expect(offer.cta.target).toEqual({ kind: 'url', href: '/daftar' })
  })

  test("uses the given number, with the template's message", () => {
    const { offer } = documentFrom('service', { asked: { whatsapp: '081234567890' } })
    expect(offer.cta.target).toMatchObject({ kind: 'whatsapp', number: '081234567890' })
    expect(offer.cta.target).toHaveProperty('text', expect.stringContaining('kemasan'))
  })

  test('leads to WhatsApp if only a number was given', () => {
    const { offer } = documentFrom('workshop', { asked: { whatsapp: '081234567890' } })
    expect(offer.cta.target).toEqual({ kind: 'whatsapp', number: '081234567890', text: '' })
  })

  test('has the selected look', () => {
    expect(documentFrom('tool', { look: 2 }).theme).toEqual(templates.tool.looks[2].theme)
    expect(documentFrom('tool').theme).toEqual(templates.tool.looks[0].theme)
  })

  test('is empty without a template', () => {
    expect(documentFrom('blank').sections).toEqual([])
  })
})

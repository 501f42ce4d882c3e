import { richTextOf } from '@naikkelas/ui/rich-text/schema'
import { type AnySectionDefinition, defaultSettings, noLink, noVideo, sections } from '@naikkelas/ui/sections/registry'
import { expect, test } from 'vitest'
import type { StoredSection } from '../document.ts'
import { shortId } from '../ids.ts'
import { arrivingSections } from './arriving-sections.ts'
import { mostEnvelopeLength, readSectionEnvelope } from './read-envelope.ts'
import { sectionEnvelope } from './section-envelope.ts'
import { mediaIdsOfSections, settledSections } from './settled-sections.ts'

const known = '0197a1c2-0000-7000-8000-000000000001'
const foreign = '0197a1c2-0000-7000-8000-00000000000f'

function section(type: keyof typeof sections, content: object = {}, id = shortId()): StoredSection {
  const definition = sections[type] as unknown as AnySectionDefinition
  return {
    id,
    type,
    version: definition.version,
    content: { ...structuredClone(definition.defaults), ...content } as StoredSection['content'],
    settings: defaultSettings,
  }
}

const everywhere = { hasMedia: () => true, sectionIds: new Set<string>() }

test('copied sections are read back unchanged', () => {
  const copied = [section('headline', { title: 'Naik kelas' }), section('grid_card')]
  expect(readSectionEnvelope(sectionEnvelope(copied))).toEqual({ kind: 'read', sections: copied, problems: [] })
})

test('foreign text is distinguished from truncated sections of ours', () => {
  expect(readSectionEnvelope('Halo, ini kalimat biasa')).toEqual({ kind: 'foreign' })
  expect(readSectionEnvelope('{"format":"lain/sesuatu","sections":[]}')).toEqual({ kind: 'foreign' })
  const cut = sectionEnvelope([section('headline')]).slice(0, 200)
  expect(readSectionEnvelope(cut)).toMatchObject({ kind: 'refused', message: expect.stringContaining('terpotong') })
})

test.each([
  ['no section', '{"format":"naikkelas/sections","version":1,"sections":[]}'],
  ['a version that is no number', '{"format":"naikkelas/sections","version":"1","sections":[{}]}'],
  [
    'nesting without end',
    `{"format":"naikkelas/sections","version":1,"sections":[${'['.repeat(5000)}${']'.repeat(5000)}]}`,
  ],
])('an envelope with %s is rejected with a message', (_, text) => {
  expect(readSectionEnvelope(text)).toMatchObject({ kind: 'refused', message: expect.stringContaining('rusak') })
})

test("an envelope beyond a page's limits is rejected before it is parsed", () => {
  const text = sectionEnvelope([section('headline', { title: 'a'.repeat(mostEnvelopeLength) })])
  expect(readSectionEnvelope(text)).toMatchObject({ kind: 'refused', message: expect.stringContaining('1 MB') })
})

test('an envelope of a newer version is rejected and asks to reload', () => {
  const text = sectionEnvelope([section('headline')]).replace('"version":1', '"version":2')
  expect(readSectionEnvelope(text)).toMatchObject({ kind: 'refused', message: expect.stringContaining('lebih baru') })
})

test('each section is validated by its type; errors name their place and valid sections are imported', () => {
  const good = section('headline')
  const { sections: arrived, problems } = arrivingSections([
    good,
    { ...section('headline'), version: 999 },
    { ...section('headline'), type: 'tidak_ada' },
    section('grid_card', { items: [{ id: 'kartu-uji1', title: 7 }] }),
    section('cta_button', {
      cta: { label: 'Masuk', target: { kind: 'url', href: 'javascript:alert(1)' }, style: 'primary', note: '' },
    }),
    null,
    { ...section('headline'), onclick: 'alert(1)' },
  ])
  expect(arrived).toEqual([good])
  expect(problems.map(({ index, reason }) => [index, reason])).toEqual([
    [1, 'newer'],
    [2, 'unknown'],
    [3, 'broken'],
    [4, 'broken'],
    [5, 'broken'],
    [6, 'broken'],
  ])
  expect(problems[2]?.message).toMatch(/^Bagian 4 \(Kartu grid\) rusak di isian “items\.0\./)
  expect(problems[3]?.message).toContain('cta.target.href')
})

test('keys that reach a prototype are dropped', () => {
  const text = sectionEnvelope([section('headline')]).replace('"content":{', '"content":{"__proto__":{"isAdmin":true},')
  const read = readSectionEnvelope(text)
  const content = read.kind === 'read' ? read.sections[0]?.content : undefined
  expect(content).toHaveProperty('title')
  expect(Object.keys(content ?? {})).not.toContain('__proto__')
  expect(content).not.toHaveProperty('isAdmin')
})

test('sections and their items get new ids, and links among them lead to the copies', () => {
  const faq = section('accordion_list')
  const opening = section('headline', {
    cta: { label: 'Tanya', target: { kind: 'section', sectionId: faq.id }, style: 'primary', note: '' },
  })
  const { sections: placed, droppedLinks } = settledSections([opening, faq], everywhere)
  expect(droppedLinks).toBe(0)
  expect(placed[0]?.content.cta).toMatchObject({ target: { kind: 'section', sectionId: placed[1]?.id } })
  const idsOf = (one: StoredSection | undefined) => (one?.content.items as { id: string }[]).map(({ id }) => id)
  expect(placed[1]?.id).not.toBe(faq.id)
  expect(idsOf(placed[1])).toHaveLength(idsOf(faq).length)
  expect(idsOf(placed[1]).some((id) => idsOf(faq).includes(id))).toBe(false)
})

test('a link to a missing section is cleared; one to an existing section stays', () => {
  const linked = section('headline', {
    cta: { label: 'Tanya', target: { kind: 'section', sectionId: 'bagianlain' }, style: 'primary', note: '' },
  })
  const lost = settledSections([linked], everywhere)
  expect(lost.droppedLinks).toBe(1)
  expect(lost.sections[0]?.content.cta).toMatchObject({ target: noLink })
  const kept = settledSections([linked], { ...everywhere, sectionIds: new Set(['bagianlain']) })
  expect(kept.droppedLinks).toBe(0)
})

test('missing pictures, films and files are removed and counted once each', () => {
  const arrived = [
    section('title_media', {
      image: { mediaId: foreign, alt: 'Toko', isDecorative: false },
      video: { kind: 'file', mediaId: foreign },
    }),
    section('cta_button', {
      cta: { label: 'Unduh', target: { kind: 'file', mediaId: foreign }, style: 'primary', note: '' },
    }),
    section('image_paragraph', {
      image: { mediaId: known, alt: 'Pasar', isDecorative: false },
      body: {
        type: 'doc',
        content: [
          {
            type: 'paragraph',
            content: [
              {
                type: 'text',
                text: 'berkas',
                marks: [{ type: 'link', attrs: { target: { kind: 'file', mediaId: foreign } } }],
              },
            ],
          },
        ],
      },
    }),
  ]
  expect(mediaIdsOfSections(arrived)).toEqual(new Set([foreign, known]))
  const { sections: placed, droppedMedia } = settledSections(arrived, {
    ...everywhere,
    hasMedia: (id) => id === known,
  })
  expect(droppedMedia).toBe(1)
  expect(placed[0]?.content.image).toMatchObject({ mediaId: '', alt: 'Toko' })
  expect(placed[0]?.content.video).toEqual(noVideo)
  expect(placed[1]?.content.cta).toMatchObject({ target: noLink })
  expect(placed[2]?.content.image).toMatchObject({ mediaId: known })
  expect(JSON.stringify(placed)).not.toContain(foreign)
  expect(arrivingSections(placed).problems).toEqual([])
})

test('rich text without links stays the same', () => {
  const body = richTextOf('Satu', 'Dua')
  const { sections: placed } = settledSections([section('image_paragraph', { body })], everywhere)
  expect(placed[0]?.content.body).toEqual(body)
})

test('a section of an older version is upgraded before it is validated', () => {
  const { type, fields, defaults, ...definition } = sections.headline as unknown as AnySectionDefinition
  const definitions = {
    headline: {
      ...definition,
      type,
      fields,
      defaults,
      version: 2,
      upgrades: { 1: ({ heading, ...rest }: Record<string, unknown>) => ({ ...rest, title: heading }) },
    } as AnySectionDefinition,
  }
  const { title: _, ...rest } = section('headline').content
  const older = { ...section('headline'), version: 1, content: { ...rest, heading: 'Judul lama' } }
  const { sections: arrived } = arrivingSections([older], definitions)
  expect(arrived[0]).toMatchObject({ version: 2, content: { title: 'Judul lama' } })
  expect(arrivingSections([{ ...older, content: {} }], definitions).problems[0]?.reason).toBe('broken')
})

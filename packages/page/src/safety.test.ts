import { describe, expect, test } from 'vitest'
import type { PageDocument, StoredSection } from './document.ts'
import type { Json } from './json.ts'
import { applyChange, depthOf } from './safety.ts'
import { aDocument, aSection, type SectionType } from './testing/documents.ts'

function refusalOf(document: PageDocument, section: StoredSection) {
  const outcome = applyChange(document, [{ kind: 'insertSection', section, afterId: null }])
  return outcome.isApplied ? null : outcome.refusal
}

function changed(section: StoredSection, path: string[], value: Json) {
  return applyChange(aDocument(section), [
    {
      kind: 'changeField',
      sectionId: section.id,
      sectionVersion: section.version,
      path,
      value,
      was: section.content[path[0] ?? ''] ?? null,
    },
  ])
}

describe('what may be stored', () => {
  test('a title may be emptied: completeness is checked at publish, never on save', () => {
    expect(changed(aSection('headline', { title: 'Lama' }), ['title'], '').isApplied).toBe(true)
  })

  test('a text beyond its limit is rejected with its place', () => {
    const outcome = changed(aSection('headline', { title: 'Lama' }), ['title'], 'x'.repeat(91))
    expect(outcome).toMatchObject({
      isApplied: false,
      refusal: { code: 'invalid', path: ['sections', '0', 'content', 'title'] },
    })
  })

  test.each([
    ['javascript:alert(1)'],
    ['  java\nscript:alert(1)'],
    ['JaVaScRiPt:alert(1)'],
    ['data:text/html,<script>alert(1)</script>'],
    ['vbscript:msgbox(1)'],
    ['//evil.example'],
    ['/\\evil.example'],
    ['https://user:pass@bank.example/'],
    ['file:///etc/passwd'],
  ])('a hostile URL %j is rejected', (href) => {
    const section = aSection('headline')
    const cta = { label: 'Klik', target: { kind: 'url', href }, style: 'primary', note: '' }
    expect(
      applyChange(aDocument(section), [
        {
          kind: 'changeField',
          sectionId: section.id,
          sectionVersion: 1,
          path: ['cta'],
          value: cta,
          was: section.content.cta ?? null,
        },
      ]),
    ).toMatchObject({
      isApplied: false,
      refusal: { code: 'invalid' },
    })
  })

  test.each([
    ['https://naikkelas.test/a?b=1#c'],
    ['/daftar'],
    ['#materi'],
    ['mailto:halo@naikkelas.test'],
    ['tel:+62811'],
  ])('a legitimate URL %j is stored', (href) => {
    const section = aSection('headline')
    const cta = { label: 'Klik', target: { kind: 'url', href }, style: 'primary', note: '' }
    expect(changed(section, ['cta'], cta).isApplied).toBe(true)
  })

  test.each<[string, Json]>([
    ['a script node', { type: 'script', content: [{ type: 'text', text: 'alert(1)' }] }],
    ['an image node', { type: 'image', attrs: { src: 'x' } }],
    ['an attribute on a paragraph', { type: 'paragraph', attrs: { onclick: 'x' } }],
    [
      'a hostile link mark',
      {
        type: 'paragraph',
        content: [
          {
            type: 'text',
            text: 'x',
            marks: [{ type: 'link', attrs: { target: { kind: 'url', href: 'javascript:x' } } }],
          },
        ],
      },
    ],
    [
      'two links on one word',
      {
        type: 'paragraph',
        content: [
          {
            type: 'text',
            text: 'x',
            marks: [
              { type: 'link', attrs: { target: { kind: 'url', href: '/a' } } },
              { type: 'link', attrs: { target: { kind: 'url', href: '/b' } } },
            ],
          },
        ],
      },
    ],
    [
      'a style mark',
      {
        type: 'paragraph',
        content: [{ type: 'text', text: 'x', marks: [{ type: 'textStyle', attrs: { color: 'red' } }] }],
      },
    ],
  ])('rich text with %s is rejected', (_, node) => {
    const section = aSection('paragraph')
    expect(changed(section, ['body'], { type: 'doc', content: [node] })).toMatchObject({
      isApplied: false,
      refusal: { code: 'invalid' },
    })
  })

  test('a section of an unknown type cannot be inserted, but undo restores a stored one', () => {
    const unknown: StoredSection = { ...aSection('headline'), type: 'hologram', content: { wave: 1 } }
    expect(refusalOf(aDocument(), unknown)).toMatchObject({ code: 'invalid', path: ['section', 'type'] })
    const restored = applyChange(aDocument(), [{ kind: 'insertSection', section: unknown, afterId: null }], {
      mayReturn: () => true,
    })
    expect(restored.isApplied).toBe(true)
  })

  test('a section newer than this build asks for a reload', () => {
    expect(refusalOf(aDocument(), { ...aSection('headline'), version: 99 })).toMatchObject({ code: 'reload' })
  })

  test('keys that pollute prototypes are refused', () => {
    const section = aSection('headline')
    const content = JSON.parse('{"__proto__":{"polluted":true}}') as StoredSection['content']
    expect(refusalOf(aDocument(), { ...section, content: { ...section.content, ...content, extra: 1 } })).toMatchObject(
      { code: 'invalid' },
    )
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  })

  test.each(['headline', 'grid_card', 'link_list'] satisfies SectionType[])(
    'a new %s is safe as it is inserted',
    (type) => {
      expect(refusalOf(aDocument(), aSection(type))).toBeNull()
    },
  )
})

test('depth is counted to one past the limit and no further', () => {
  let nested: Json = 1
  for (let level = 0; level < 5000; level++) nested = [nested]
  expect(depthOf(nested, 32)).toBeGreaterThan(32)
  expect(depthOf({ a: [{ b: 1 }] })).toBe(3)
})

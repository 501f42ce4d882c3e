import { defaultSettings, sections } from '@naikkelas/ui/sections/registry'
import { expect, test } from 'vitest'
import { applyOperations } from './apply-change.ts'
import { emptyDocument, type PageDocument, type StoredSection } from './document.ts'
import { isSameJson } from './json.ts'
import { mediaReplacement } from './media-places.ts'
import { mediaIdsOf } from './references.ts'

const before = '019a0000-0000-7000-8000-000000000001'
const after = '019a0000-0000-7000-8000-000000000002'
const other = '019a0000-0000-7000-8000-000000000003'

const image = (mediaId: string, alt = 'Toko') => ({ mediaId, alt, isDecorative: false })
const put = {
  mediaId: before,
  replace: (value: { mediaId: string }) => ({ ...value, mediaId: after }),
  shareImageId: after,
}

function section(id: string, type: 'headline' | 'grid_card' | 'paragraph', content: object): StoredSection {
  const { version, defaults } = sections[type]
  return {
    id,
    type,
    version,
    content: { ...defaults, ...content } as StoredSection['content'],
    settings: defaultSettings,
  }
}

function pageOf(...list: StoredSection[]): PageDocument {
  return { ...emptyDocument(), sections: list }
}

test('a picture is found in fields, in items and as the link-preview picture only', () => {
  const [item] = sections.grid_card.defaults.items
  const page = pageOf(
    section('aaaaaaaaaa', 'headline', { image: image(before) }),
    section('bbbbbbbbbb', 'headline', { image: image(other) }),
    section('cccccccccc', 'grid_card', {
      items: [
        { ...item, id: 'item000001', image: image(before, 'Satu') },
        { ...item, id: 'item000002', image: image(other, 'Dua') },
      ],
    }),
  )
  const document = { ...page, seo: { ...page.seo, imageId: before } }

  const { operations, places } = mediaReplacement(document, put)

  expect(places).toBe(3)
  expect(operations).toMatchObject([
    { kind: 'changeField', sectionId: 'aaaaaaaaaa', path: ['image'], value: image(after), was: image(before) },
    { kind: 'changeField', sectionId: 'cccccccccc', path: ['items', 'item000001', 'image'] },
    { kind: 'changeSeo', value: { imageId: after }, was: { imageId: before } },
  ])
  const outcome = applyOperations(document, operations)
  if (!outcome.isApplied) throw new Error(JSON.stringify(outcome.refusal))
  expect([...mediaIdsOf(outcome.value.document)].sort()).toEqual([after, other].sort())
  const back = applyOperations(outcome.value.document, outcome.value.inverse)
  expect(back.isApplied && isSameJson(back.value.document, document)).toBe(true)
})

test('a file linked in a text is replaced with the text, as one field', () => {
  const link = (mediaId: string) => ({ type: 'link', attrs: { target: { kind: 'file', mediaId } } })
  const body = (mediaId: string) => ({
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'unduh', marks: [link(mediaId)] }] }],
  })
  const document = pageOf(section('aaaaaaaaaa', 'paragraph', { body: body(before) }))

  const { operations, places } = mediaReplacement(document, put)

  expect(places).toBe(1)
  expect(operations).toMatchObject([{ kind: 'changeField', path: ['body'], value: body(after), was: body(before) }])
})

test("the file of the offer's button is replaced with the offer", () => {
  const page = pageOf()
  const document: PageDocument = {
    ...page,
    offer: { ...page.offer, cta: { ...page.offer.cta, target: { kind: 'file', mediaId: before } } },
  }
  const { operations, places } = mediaReplacement(document, put)
  expect(places).toBe(1)
  const outcome = applyOperations(document, operations)
  expect(outcome.isApplied && mediaIdsOf(outcome.value.document)).toEqual(new Set([after]))
})

test('a page without the picture needs no operation', () => {
  expect(mediaReplacement(pageOf(section('aaaaaaaaaa', 'headline', { image: image(other) })), put)).toEqual({
    operations: [],
    places: 0,
  })
})

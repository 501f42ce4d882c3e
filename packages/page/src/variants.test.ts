import { expect, test } from 'vitest'
import { applyOperations } from './apply-change.ts'
import { copyDocument, copySections } from './copy.ts'
import type { PageDocument } from './document.ts'
import type { Operation } from './operation.ts'
import { aDocument, aSection } from './testing/documents.ts'
import { nextVariant, ofVariant, settleVariants, testSection, variantsIn } from './variants.ts'

const after = (document: PageDocument, operations: readonly Operation[]): PageDocument => {
  const outcome = applyOperations(document, operations)
  if (!outcome.isApplied) throw new Error(JSON.stringify(outcome.refusal))
  return outcome.value.document
}
const idsOf = ({ sections }: PageDocument) => sections.map(({ id }) => id)

const headline = aSection('headline')
const target = aSection('lesson_material')
const button = aSection('cta_button', {
  cta: { label: 'Lihat', target: { kind: 'section', sectionId: headline.id }, style: 'primary', note: '' },
})
const page = aDocument(headline, target, button)
const tested = after(
  page,
  testSection(page, headline.id, () => 'versi-b---'),
)

test('a page without a test has no variants and stays as it is', () => {
  expect(variantsIn(page.sections)).toEqual([])
  expect(ofVariant(page, 'b')).toBe(page)
})

test('a tested section is shown to its variant only, other sections to all', () => {
  expect(variantsIn(tested.sections)).toEqual(['a', 'b'])
  expect(idsOf(tested)).toEqual([headline.id, 'versi-b---', target.id, button.id])
  expect(idsOf(ofVariant(tested, 'a'))).toEqual([headline.id, target.id, button.id])
  expect(idsOf(ofVariant(tested, 'b'))).toEqual(['versi-b---', target.id, button.id])
})

test('a variant without a version of its own shows the original', () => {
  const more = after(
    tested,
    testSection(tested, target.id, () => 'materi-b--'),
  )
  const third = after(
    more,
    testSection(more, headline.id, () => 'versi-c---'),
  )
  expect(variantsIn(third.sections)).toEqual(['a', 'b', 'c'])
  expect(idsOf(ofVariant(third, 'b'))).toEqual(['versi-b---', 'materi-b--', button.id])
  expect(idsOf(ofVariant(third, 'c'))).toEqual(['versi-c---', target.id, button.id])
})

test('links to a section lead to its replacement', () => {
  const shown = ofVariant(tested, 'b').sections.find(({ id }) => id === button.id)
  expect(shown?.content.cta).toMatchObject({ target: { sectionId: 'versi-b---' } })
  expect(ofVariant(tested, 'a').sections.at(-1)).toEqual(button)
})

test('a section has room for three versions beside the first', () => {
  let document = page
  for (const key of ['b', 'c', 'd']) {
    expect(nextVariant(document.sections, headline.id)).toBe(key)
    document = after(document, testSection(document, headline.id))
  }
  expect(nextVariant(document.sections, headline.id)).toBeNull()
  expect(testSection(document, headline.id)).toEqual([])
})

test.each(['a', 'b'] as const)(
  "after choosing %s the page is that variant's page, and undo restores the test",
  (key) => {
    const settled = applyOperations(tested, settleVariants(tested, key))
    if (!settled.isApplied) throw new Error('was refused')
    const { document, inverse } = settled.value
    expect(variantsIn(document.sections)).toEqual([])
    const shown = ofVariant(tested, key)
    expect(document.sections.map(({ id, content }) => ({ id, content }))).toEqual(
      shown.sections.map(({ id, content }) => ({ id, content })),
    )
    expect(after(document, inverse)).toEqual(tested)
  },
)

test('copied sections take part in no test; a copied page keeps its variants', () => {
  expect(variantsIn(copySections(tested.sections))).toEqual([])
  expect(variantsIn(copyDocument(tested).sections)).toEqual(['a', 'b'])
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyOperation, applyOperations } from './apply-change.ts'
import type { PageDocument } from './document.ts'
import { operationSchema } from './operation.ts'
import { restoredSections, restoreOperations, restoreSectionOperations } from './restore.ts'
import { aDocument, aSection } from './testing/documents.ts'
import { randomOperation } from './testing/random-operation.ts'

function applied(document: PageDocument, operations: ReturnType<typeof restoreOperations>) {
  const outcome = applyOperations(document, operations)
  if (!outcome.isApplied) throw new Error(`refused: ${JSON.stringify(outcome.refusal)}`)
  return outcome.value
}

/** A page, and its state after some edits. */
function aPast(numbers: readonly number[]) {
  let at = 0
  const pick = (max: number) => (max <= 0 ? 0 : (numbers[at++ % numbers.length] ?? 0) % max)
  const older = aDocument(
    aSection('headline'),
    aSection('grid_card'),
    aSection('accordion_list'),
    aSection('paragraph'),
  )
  let present = older
  for (let step = 0; step < 14; step++) {
    const outcome = applyOperation(present, randomOperation(present, pick))
    if (outcome.isApplied) present = outcome.value.document
  }
  return { older, present }
}

test('restoring gives the older page whatever was edited since, and undo the current one, ids included', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { minLength: 4, maxLength: 60 }), (numbers) => {
      const { older, present } = aPast(numbers)
      const { document, inverse } = applied(present, restoreOperations(present, older))
      expect(document).toEqual(older)
      expect(applied(document, inverse).document).toEqual(present)
    }),
    { numRuns: 500, seed: 20261120 },
  )
})

test('a restoration consists of operations the server accepts', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { minLength: 4, maxLength: 30 }), (numbers) => {
      const { older, present } = aPast(numbers)
      for (const operation of restoreOperations(present, older))
        expect(operationSchema.safeParse(JSON.parse(JSON.stringify(operation))).error?.issues).toBeUndefined()
    }),
    { numRuns: 200, seed: 7 },
  )
})

test('restoring the current state does nothing', () => {
  const document = aDocument(aSection('headline'), aSection('paragraph'))
  expect(restoreOperations(document, structuredClone(document))).toEqual([])
})

test('only differences are touched: edits of others in an equal section stay', () => {
  const [first, second] = [aSection('headline', { title: 'Lama' }), aSection('paragraph')]
  const older = aDocument(first, second)
  const present = aDocument({ ...first, content: { ...first.content, title: 'Baru' } }, second)
  expect(restoreOperations(present, older)).toEqual([
    {
      kind: 'changeField',
      sectionId: first.id,
      sectionVersion: first.version,
      path: ['title'],
      value: 'Lama',
      was: 'Baru',
    },
  ])
})

test('a section of another type version is replaced', () => {
  const section = aSection('headline')
  const older = aDocument(section)
  const present = aDocument({ ...section, version: section.version + 1, content: { heading: 'Baru' } })
  expect(applied(present, restoreOperations(present, older)).document).toEqual(older)
})

test('the confirmation counts what returns, what changes and what is removed', () => {
  const [kept, gone, changed, fresh] = [
    aSection('headline'),
    aSection('paragraph'),
    aSection('grid_card', { title: 'Dulu' }),
    aSection('link_list'),
  ]
  const older = aDocument(kept, gone, changed)
  const present = aDocument(kept, { ...changed, content: { ...changed.content, title: 'Kini' } }, fresh)
  expect(restoredSections(present, older)).toEqual({ returning: 1, changing: 1, leaving: 1 })
})

test('one section is restored alone, and undo gives the page as it was, ids included', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { minLength: 4, maxLength: 60 }), (numbers) => {
      const { older, present } = aPast(numbers)
      for (const { id } of [...older.sections, ...present.sections]) {
        const { document, inverse } = applied(present, restoreSectionOperations(present, older, id))
        const isOther = (section: { id: string }) => section.id !== id
        expect(document.sections.find((section) => section.id === id)).toEqual(
          older.sections.find((section) => section.id === id),
        )
        expect(document.sections.filter(isOther)).toEqual(present.sections.filter(isOther))
        expect(applied(document, inverse).document).toEqual(present)
      }
    }),
    { numRuns: 300, seed: 20261120 },
  )
})

test('a removed section returns to its neighbour, a moved one goes back', () => {
  const [first, second, third, fourth] = [
    aSection('headline'),
    aSection('paragraph'),
    aSection('link_list'),
    aSection('grid_card'),
  ]
  const older = aDocument(first, second, third, fourth)
  const order = (document: PageDocument) => document.sections.map(({ id }) => id)
  const without = aDocument(first, third, fourth)
  expect(order(applied(without, restoreSectionOperations(without, older, second.id)).document)).toEqual(order(older))
  const moved = aDocument(fourth, first, second, third)
  expect(order(applied(moved, restoreSectionOperations(moved, older, fourth.id)).document)).toEqual(order(older))
  expect(restoreSectionOperations(moved, older, first.id)).toEqual([])
})

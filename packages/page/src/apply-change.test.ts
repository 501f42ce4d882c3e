import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { applyOperation, applyOperations, isWithoutEffect } from './apply-change.ts'
import type { PageDocument } from './document.ts'
import type { Operation } from './operation.ts'
import { operationSchema } from './operation.ts'
import { aDocument, aSection } from './testing/documents.ts'
import { randomOperation } from './testing/random-operation.ts'

function applied(document: PageDocument, ...operations: Operation[]): PageDocument {
  const outcome = applyOperations(document, operations)
  if (!outcome.isApplied) throw new Error(`refused: ${JSON.stringify(outcome.refusal)}`)
  return outcome.value.document
}

describe('undo', () => {
  test('undoing any sequence of 1,000 edits restores the very same page, ids included, and redoing restores the last one', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { minLength: 4, maxLength: 60 }), (numbers) => {
        let at = 0
        const pick = (max: number) => (max <= 0 ? 0 : (numbers[at++ % numbers.length] ?? 0) % max)
        const start = aDocument(aSection('headline'), aSection('grid_card'), aSection('accordion_list'))
        const steps: { forward: Operation; inverse: Operation }[] = []
        const states = [JSON.stringify(start)]
        let document = start
        for (let step = 0; step < 12; step++) {
          const operation = randomOperation(document, pick)
          const outcome = applyOperation(document, operation)
          if (!outcome.isApplied) continue
          document = outcome.value.document
          steps.push({ forward: operation, inverse: outcome.value.inverse })
          states.push(JSON.stringify(document))
        }
        for (const [index, step] of [...steps.entries()].reverse()) {
          document = applied(document, step.inverse)
          expect(JSON.stringify(document)).toBe(states[index])
        }
        for (const [index, step] of steps.entries()) {
          document = applied(document, step.forward)
          expect(JSON.stringify(document)).toBe(states[index + 1])
        }
      }),
      { numRuns: 1000, seed: 20261120 },
    )
  })

  test('every edit and its inverse are operations the server accepts', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { minLength: 4, maxLength: 20 }), (numbers) => {
        let at = 0
        const pick = (max: number) => (max <= 0 ? 0 : (numbers[at++ % numbers.length] ?? 0) % max)
        const document = aDocument(aSection('headline'), aSection('link_list'))
        const operation = randomOperation(document, pick)
        const outcome = applyOperation(document, operation)
        if (!outcome.isApplied) return
        for (const each of [operation, outcome.value.inverse])
          expect(operationSchema.safeParse(JSON.parse(JSON.stringify(each))).error?.issues).toBeUndefined()
      }),
      { numRuns: 300, seed: 7 },
    )
  })
})

describe('two people', () => {
  const section = aSection('headline', { title: 'Lama', text: 'Isi' })
  const start = aDocument(section)
  const change = (path: string, value: string, was: string): Operation => ({
    kind: 'changeField',
    sectionId: section.id,
    sectionVersion: 1,
    path: [path],
    value,
    was,
  })

  test('edits of different fields both stay', () => {
    const document = applied(start, change('title', 'Baru', 'Lama'), change('text', 'Isi baru', 'Isi'))
    expect(document.sections[0]?.content).toMatchObject({ title: 'Baru', text: 'Isi baru' })
  })

  test('the same field changed from a stale base is rejected with both values', () => {
    const outcome = applyOperation(
      applied(start, change('title', 'Versi mereka', 'Lama')),
      change('title', 'Versi saya', 'Lama'),
    )
    expect(outcome).toEqual({
      isApplied: false,
      refusal: { code: 'conflict', sectionId: section.id, path: ['title'], mine: 'Versi saya', theirs: 'Versi mereka' },
    })
  })

  test('the same value written twice is no conflict', () => {
    expect(
      applyOperation(applied(start, change('title', 'Sama', 'Lama')), change('title', 'Sama', 'Lama')).isApplied,
    ).toBe(true)
  })

  test('a change to a removed section is rejected, and the removal stays', () => {
    const outcome = applyOperation(
      applied(start, { kind: 'removeSection', sectionId: section.id }),
      change('title', 'Terlambat', 'Lama'),
    )
    expect(outcome).toEqual({ isApplied: false, refusal: { code: 'missing', what: 'section', sectionId: section.id } })
  })

  test('a section placed after a removed one goes to the end', () => {
    const other = aSection('paragraph')
    const document = applied(start, { kind: 'insertSection', section: other, afterId: 'gone______' })
    expect(document.sections.at(-1)?.id).toBe(other.id)
  })

  test('a move behind a removed section changes nothing', () => {
    const two = aDocument(section, aSection('paragraph'))
    expect(
      applied(two, { kind: 'moveSection', sectionId: section.id, afterId: 'gone______' }).sections.map(({ id }) => id),
    ).toEqual(two.sections.map(({ id }) => id))
  })

  test('a change written for a newer section than this build knows asks for a reload', () => {
    const outcome = applyOperation(start, {
      kind: 'changeField',
      sectionId: section.id,
      sectionVersion: 99,
      path: ['title'],
      value: 'x',
      was: 'Lama',
    })
    expect(outcome).toMatchObject({ isApplied: false, refusal: { code: 'reload' } })
  })
})

describe('a change of several operations', () => {
  test('is applied whole or not at all', () => {
    const section = aSection('headline', { title: 'Lama' })
    const outcome = applyOperations(aDocument(section), [
      { kind: 'changeField', sectionId: section.id, sectionVersion: 1, path: ['title'], value: 'Baru', was: 'Lama' },
      { kind: 'removeSection', sectionId: 'gone______' },
    ])
    expect(outcome.isApplied).toBe(false)
  })

  test('a duplicate id is rejected', () => {
    const section = aSection('headline')
    expect(applyOperation(aDocument(section), { kind: 'insertSection', section, afterId: null })).toMatchObject({
      isApplied: false,
      refusal: { code: 'id_taken' },
    })
  })

  test('an edit without effect is recognised', () => {
    const [first, second] = [aSection('headline'), aSection('paragraph')]
    expect(
      isWithoutEffect(aDocument(first, second), [{ kind: 'moveSection', sectionId: second.id, afterId: first.id }]),
    ).toBe(true)
    expect(
      isWithoutEffect(aDocument(first, second), [{ kind: 'moveSection', sectionId: second.id, afterId: null }]),
    ).toBe(false)
  })

  test('unchanged parts keep their identity, so that they are not redrawn', () => {
    const [first, second] = [aSection('headline', { title: 'Lama' }), aSection('paragraph')]
    const document = applied(aDocument(first, second), {
      kind: 'changeField',
      sectionId: first.id,
      sectionVersion: 1,
      path: ['title'],
      value: 'Baru',
      was: 'Lama',
    })
    expect(document.sections[1]).toBe(second)
    expect(document.sections[0]).not.toBe(first)
  })
})

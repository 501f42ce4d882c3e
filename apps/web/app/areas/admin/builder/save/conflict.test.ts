import { applyOperations, emptyDocument, type Operation, type PageDocument, rebase } from '@naikkelas/page'
import { templates } from '@naikkelas/page/templates'
import { expect, test } from 'vitest'
import { heldWith } from './conflict.ts'

/** A page with a list of questions, which two people edit. */
function page() {
  const section = templates.service.make().sections.find(({ type }) => type === 'faq')
  if (!section) throw new Error('The service template has no questions.')
  const [first] = section.content.items as { id: string; question: string }[]
  if (!first) throw new Error('The list has no item.')
  return { document: { ...emptyDocument(), sections: [section] }, section, item: first }
}

function after(document: PageDocument, operation: Operation): PageDocument {
  const outcome = applyOperations(document, [operation])
  if (!outcome.isApplied) throw new Error(JSON.stringify(outcome.refusal))
  return outcome.value.document
}

test('text typed into an item that another person removed is kept and offered back with the item', () => {
  const { document, section, item } = page()
  const at = { sectionId: section.id, sectionVersion: section.version }
  const typed: Operation = {
    kind: 'changeField',
    ...at,
    path: ['items', item.id, 'question'],
    value: 'Pertanyaan saya',
    was: item.question,
  }
  const theirs = after(document, { kind: 'removeItem', ...at, path: ['items'], itemId: item.id })
  const rebased = rebase(theirs, [{ id: crypto.randomUUID(), operations: [typed] }])
  const held = heldWith([], rebased.lost, { local: after(document, typed), present: rebased.document })
  expect(held.map(({ conflict }) => conflict)).toMatchObject([
    { kind: 'removedItem', sectionId: section.id, path: ['items'], item: { id: item.id, question: 'Pertanyaan saya' } },
  ])
})

test('further text in the same removed item belongs to the same question', () => {
  const { document, section, item } = page()
  const at = { sectionId: section.id, sectionVersion: section.version, path: ['items', item.id, 'question'] }
  const first: Operation = { kind: 'changeField', ...at, value: 'Satu', was: item.question }
  const second: Operation = { kind: 'changeField', ...at, value: 'Satu dua', was: 'Satu' }
  const theirs = after(document, { kind: 'removeItem', ...at, path: ['items'], itemId: item.id })
  const changes = [first, second].map((operation) => ({ id: crypto.randomUUID(), operations: [operation] }))
  const rebased = rebase(theirs, changes)
  const held = heldWith([], rebased.lost, { local: after(after(document, first), second), present: rebased.document })
  expect(held).toHaveLength(1)
  expect(held[0]).toMatchObject({ conflict: { item: { question: 'Satu dua' } }, changes })
})

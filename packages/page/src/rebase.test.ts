import { expect, test } from 'vitest'
import { applyOperations } from './apply-change.ts'
import type { Change } from './operation.ts'
import { rebase } from './rebase.ts'
import { aDocument, aSection } from './testing/documents.ts'

const title = (sectionId: string, value: string, was: string): Change => ({
  id: crypto.randomUUID(),
  operations: [{ kind: 'changeField', sectionId, sectionVersion: 1, path: ['title'], value, was }],
})

test("own typing stays on top of others' changes to other sections", () => {
  const [mine, theirs] = [aSection('headline', { title: 'A' }), aSection('headline', { title: 'B' })]
  const base = applyOperations(aDocument(mine, theirs), title(theirs.id, 'B2', 'B').operations)
  if (!base.isApplied) throw new Error('refused')
  const { document, kept, lost } = rebase(base.value.document, [title(mine.id, 'A1', 'A'), title(mine.id, 'A12', 'A1')])
  expect(document.sections.map(({ content }) => content.title)).toEqual(['A12', 'B2'])
  expect([kept.length, lost.length]).toEqual([2, 0])
})

test('a change that meets another value is returned with both, and later ones of other fields still apply', () => {
  const section = aSection('headline', { title: 'A', eyebrow: '' })
  const base = applyOperations(aDocument(section), title(section.id, 'mereka', 'A').operations)
  if (!base.isApplied) throw new Error('refused')
  const other: Change = {
    id: crypto.randomUUID(),
    operations: [
      { kind: 'changeField', sectionId: section.id, sectionVersion: 1, path: ['eyebrow'], value: 'Kelas', was: '' },
    ],
  }
  const { document, lost } = rebase(base.value.document, [title(section.id, 'saya', 'A'), other])
  expect(lost.map(({ refusal }) => refusal)).toEqual([
    { code: 'conflict', sectionId: section.id, path: ['title'], mine: 'saya', theirs: 'mereka' },
  ])
  expect(document.sections[0]?.content).toMatchObject({ title: 'mereka', eyebrow: 'Kelas' })
})

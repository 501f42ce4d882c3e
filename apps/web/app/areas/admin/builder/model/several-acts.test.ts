import { applyOperations, emptyDocument, type Operation, type PageDocument } from '@naikkelas/page'
import { expect, test } from 'vitest'
import { newSection } from './section-acts.ts'
import {
  changeSettingsOf,
  duplicateSeveral,
  moveSeveralByOne,
  moveSeveralTo,
  neighbourOfSeveral,
  removeSeveral,
} from './several-acts.ts'

const ids = ['aaaaaaaaaa', 'bbbbbbbbbb', 'cccccccccc', 'dddddddddd', 'eeeeeeeeee'] as const
const [a, b, c, d, e] = ids

function page(): PageDocument {
  return { ...emptyDocument(), sections: ids.map((id) => ({ ...newSection('headline'), id })) }
}

function after(document: PageDocument, operations: readonly Operation[]): PageDocument {
  const outcome = applyOperations(document, operations)
  if (!outcome.isApplied) throw new Error(outcome.refusal.code)
  return outcome.value.document
}

const orderOf = ({ sections }: PageDocument) => sections.map(({ id }) => id[0]).join('')

test('several sections move together and keep their order', () => {
  expect(orderOf(after(page(), moveSeveralByOne(page(), [b, d], -1)))).toBe('badce')
  expect(orderOf(after(page(), moveSeveralByOne(page(), [b, c], 1)))).toBe('adbce')
})

test('those at the end of the page block the others', () => {
  expect(moveSeveralByOne(page(), [a, b], -1)).toEqual([])
  expect(orderOf(after(page(), moveSeveralByOne(page(), [a, c], -1)))).toBe('acbde')
  expect(moveSeveralByOne(page(), [d, e], 1)).toEqual([])
})

test('dropped sections from different places become adjacent', () => {
  expect(orderOf(after(page(), moveSeveralTo(page(), [a, d], 3)))).toBe('bcade')
  expect(orderOf(after(page(), moveSeveralTo(page(), [e, b], 0)))).toBe('beacd')
  expect(moveSeveralTo(page(), [b, c], 2)).toEqual([])
})

test('copies come after the last one, and links between copied sections lead to the copies', () => {
  const document = page()
  const linked = {
    ...document,
    sections: document.sections.map((section) =>
      section.id === a
        ? {
            ...section,
            content: {
              ...section.content,
              cta: { label: 'Ke bawah', target: { kind: 'section', sectionId: c }, style: 'primary', note: '' },
            },
          }
        : section,
    ),
  }
  const { operations, copies } = duplicateSeveral(linked, [c, a])
  const changed = after(linked, operations)
  expect(changed.sections.map(({ id }) => id)).toEqual([a, b, c, ...copies, d, e])
  expect(changed.sections[3]?.content.cta).toMatchObject({ target: { kind: 'section', sectionId: copies[1] } })
  expect(changed.sections[0]?.content.cta).toMatchObject({ target: { sectionId: c } })
})

test('deleting several selects what follows them, else what precedes', () => {
  expect(orderOf(after(page(), removeSeveral(page(), [b, d])))).toBe('ace')
  expect(neighbourOfSeveral(page(), [b, d])).toBe(e)
  expect(neighbourOfSeveral(page(), [c, d, e])).toBe(b)
  expect(neighbourOfSeveral(page(), ids)).toBe(null)
})

test('a tone for all touches only the sections that wear another', () => {
  const document = page()
  const first = after(document, changeSettingsOf(document, [a], { tone: 'board' }))
  const operations = changeSettingsOf(first, [a, b, c], { tone: 'board' })
  expect(operations).toHaveLength(2)
  expect(after(first, operations).sections.map(({ settings }) => settings.tone === 'board')).toEqual([
    true,
    true,
    true,
    false,
    false,
  ])
})

import { emptyDocument } from '@naikkelas/page'
import { expect, test } from 'vitest'
import { createBuilderStore } from './builder-store.ts'
import { editField, fieldValue } from './field-edit.ts'
import { newSection } from './section-acts.ts'

function withHeadline() {
  const section = newSection('headline')
  const page = {} as Parameters<typeof createBuilderStore>[0]['page']
  const store = createBuilderStore({ page, document: { ...emptyDocument(), sections: [section] }, media: [] })
  return { store, sectionId: section.id }
}

test('a picture without a focal point can be stored: undefined values are omitted', () => {
  const { store, sectionId } = withHeadline()
  const picture = { mediaId: '0197a1c2-0000-7000-8000-000000000001', alt: 'Meja kasir', isDecorative: false }
  expect(editField(store, sectionId, ['image'], { ...picture, focal: undefined })).toBe(true)
  expect(fieldValue(store, sectionId, ['image'])).toEqual(picture)
})

test('writing the current value is no step', () => {
  const { store, sectionId } = withHeadline()
  expect(editField(store, sectionId, ['title'], String(fieldValue(store, sectionId, ['title'])))).toBe(false)
  expect(store.getState().history.past).toHaveLength(0)
})

test('a field that does not exist is not written', () => {
  const { store, sectionId } = withHeadline()
  expect(editField(store, sectionId, ['tidakAda'], 'x')).toBe(false)
})

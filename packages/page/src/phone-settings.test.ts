import { expect, test } from 'vitest'
import { applyChange, pageDocumentSchema } from './index.ts'
import { aDocument, aSection } from './testing/documents.ts'

const phone = { title: 'small', order: 'picture' } as const

test('phone settings of a section are undone to the very same document', () => {
  const document = aDocument(aSection('headline'))
  const [section] = document.sections
  const changed = applyChange(document, [
    { kind: 'changeSettings', sectionId: section?.id ?? '', value: { phone }, was: { phone: null } },
  ])
  if (!changed.isApplied) throw new Error('it was refused')
  expect(changed.value.document.sections[0]?.settings.phone).toEqual(phone)
  const undone = applyChange(changed.value.document, changed.value.inverse)
  if (!undone.isApplied) throw new Error('its undo was refused')
  expect(JSON.stringify(undone.value.document)).toBe(JSON.stringify(document))
  const redone = applyChange(undone.value.document, undone.value.inverse)
  expect(redone.isApplied && redone.value.document.sections[0]?.settings.phone).toEqual(phone)
})

test('an unknown size is rejected', () => {
  const document = aDocument(aSection('headline'))
  const [section] = document.sections
  const sections = [{ ...section, settings: { ...section?.settings, phone: { ...phone, title: 'huge' } } }]
  expect(pageDocumentSchema.safeParse({ ...document, sections }).success).toBe(false)
  expect(pageDocumentSchema.safeParse(document).success).toBe(true)
})

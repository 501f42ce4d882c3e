import { expect, test } from 'vitest'
import { changedFields, fieldWords } from './changed-fields.ts'

test('what changed comes first, what stayed behind it', () => {
  expect(changedFields({ id: '7', name: 'Kopi', isEnabled: true }, { id: '7', name: 'Teh', isEnabled: false })).toEqual(
    [
      { path: 'name', before: 'Kopi', after: 'Teh', isChanged: true },
      { path: 'isEnabled', before: 'ya', after: 'tidak', isChanged: true },
      { path: 'id', before: '7', after: '7', isChanged: false },
    ],
  )
})

test('what was made has nothing before, what was deleted nothing after', () => {
  expect(changedFields(null, { name: 'Teh' })).toEqual([
    { path: 'name', before: undefined, after: 'Teh', isChanged: true },
  ])
  expect(changedFields({ name: 'Teh' }, null)).toMatchObject([{ before: 'Teh', after: undefined }])
  expect(changedFields(null, null)).toEqual([])
})

test('secrets and erased values are said, never shown as codes', () => {
  const [secret, name] = changedFields(null, { secret: '[removed]', name: '[erased]' })
  expect([secret?.after, name?.after]).toEqual(['rahasia, tidak dicatat', 'sudah dihapus bersama akunnya'])
})

test('nested fields stand with their path', () => {
  const [field] = changedFields({ menus: [{ menu: 'leads' }] }, { menus: [{ menu: 'media' }] })
  expect(field).toMatchObject({ path: 'menus.0.menu', before: 'leads', after: 'media' })
  expect(fieldWords('menus.0.menu')).toBe('Menu 1 menu')
})

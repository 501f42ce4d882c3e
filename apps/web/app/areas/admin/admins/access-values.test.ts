import type { Admin } from '@naikkelas/contract/identity'
import { expect, test } from 'vitest'
import { accessOf, accessValuesOf } from './access-values.ts'
import { accessWords } from './admin-words.ts'

const designer: Pick<Admin, 'role' | 'menus'> = {
  role: 1,
  menus: [
    { menu: 'landing_pages', capability: 'design' },
    { menu: 'leads', capability: 'view' },
    { menu: 'landing_pages', capability: 'publish' },
  ],
}

test('what an account may do is the same after it was opened and saved', () => {
  expect(accessOf(accessValuesOf(designer))).toEqual(designer)
})

test('a super admin needs no menus, and a forum moderator is sent none with personal data', () => {
  const chosen = accessValuesOf(designer)
  expect(accessOf({ ...chosen, role: '0' })).toEqual({ role: 0, menus: [] })
  expect(accessOf({ ...chosen, role: '2' }).menus.map(({ menu }) => menu)).toEqual(['landing_pages', 'landing_pages'])
})

test('publishing without seeing pages is not sent', () => {
  const chosen = accessValuesOf(designer)
  const levels = { ...chosen.levels, landing_pages: 'none' as const }
  expect(accessOf({ ...chosen, levels }).menus).toEqual([{ menu: 'leads', capability: 'view' }])
})

test('who may publish only sees pages too', () => {
  const menus: Admin['menus'] = [{ menu: 'landing_pages', capability: 'publish' }]
  expect(accessWords({ role: 1, menus })).toEqual(['Halaman landing: melihat, menerbitkan'])
})

import type { AdminAccount } from '@naikkelas/contract/identity'
import { expect, test } from 'vitest'
import { adminFiltersOf, filteredAdmins } from './admin-filters.ts'

const admin = (given: Partial<AdminAccount>): AdminAccount => ({
  id: '0197a1c2-0000-7000-8000-000000000001',
  name: 'Rani',
  email: 'rani@contoh.test',
  role: 1,
  menus: [],
  state: 'active',
  createdAt: '2026-11-20T02:00:00.000Z',
  invitationEndsAt: null,
  ...given,
})
const all = [
  admin({}),
  admin({ name: 'Budi', email: 'budi@contoh.test', role: 0 }),
  admin({ name: 'Tono', state: 'invited' }),
]
const namesOf = (address: string) =>
  filteredAdmins(all, adminFiltersOf(new URLSearchParams(address))).map(({ name }) => name)

test('admins are found by a part of name or e-mail, by role and by state', () => {
  expect(namesOf('cari=BUD')).toEqual(['Budi'])
  expect(namesOf('cari=rani@')).toEqual(['Rani', 'Tono'])
  expect(namesOf('peran=0')).toEqual(['Budi'])
  expect(namesOf('status=invited')).toEqual(['Tono'])
  expect(namesOf('peran=1&status=active')).toEqual(['Rani'])
})

test('a filter that no list has is left out', () => {
  expect(namesOf('peran=9&status=lain')).toEqual(['Rani', 'Budi', 'Tono'])
})

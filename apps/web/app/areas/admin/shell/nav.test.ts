import { adminRoles } from '@naikkelas/contract'
import { expect, test } from 'vitest'
import { navFor } from './nav.ts'

const labelsOf = (admin: Parameters<typeof navFor>[0]) => navFor(admin).map(({ label }) => label)
const pages = [{ menu: 'landing_pages', capability: 'view' }] as const

test('who runs the shop finds leads and measurement in the menu, a moderator of the forum does not', () => {
  expect(labelsOf({ role: adminRoles.superAdmin, menus: [] })).toEqual([
    'Halaman landing',
    'Media',
    'Penawaran',
    'Kepala dan kaki',
    'Prospek',
    'Giliran WhatsApp',
    'Mitra',
    'Pengalihan',
    'Pengukuran',
  ])
  expect(labelsOf({ role: adminRoles.admin, menus: [...pages] })).toEqual([
    'Halaman landing',
    'Media',
    'Penawaran',
    'Kepala dan kaki',
    'Prospek',
    'Giliran WhatsApp',
    'Mitra',
    'Pengalihan',
    'Pengukuran',
  ])
  expect(labelsOf({ role: adminRoles.admin, menus: [] })).toEqual(['Prospek', 'Pengukuran'])
  expect(labelsOf({ role: adminRoles.forum, menus: [...pages] })).toEqual([
    'Halaman landing',
    'Media',
    'Penawaran',
    'Kepala dan kaki',
    'Giliran WhatsApp',
    'Mitra',
    'Pengalihan',
  ])
})

test('whoever looks after media alone finds media and no pages', () => {
  const media = [{ menu: 'media', capability: 'view' }] as const
  expect(labelsOf({ role: adminRoles.forum, menus: [...media] })).toEqual(['Media'])
})

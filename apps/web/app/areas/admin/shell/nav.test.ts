import { adminRoles } from '@naikkelas/contract'
import { expect, test } from 'vitest'
import { navFor } from './nav.ts'

const labelsOf = (admin: Parameters<typeof navFor>[0]) => navFor(admin).map(({ label }) => label)
const pages = [{ menu: 'landing_pages', capability: 'view' }] as const
const leads = [{ menu: 'leads', capability: 'view' }] as const

test('who looks after leads finds them in the menu, a moderator of the forum does not whatever they hold', () => {
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
  expect(labelsOf({ role: adminRoles.admin, menus: [...pages, ...leads] })).toEqual([
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
  expect(labelsOf({ role: adminRoles.admin, menus: [] })).toEqual(['Pengukuran'])
  expect(labelsOf({ role: adminRoles.forum, menus: [...pages, ...leads] })).toEqual([
    'Halaman landing',
    'Media',
    'Penawaran',
    'Kepala dan kaki',
    'Giliran WhatsApp',
    'Mitra',
    'Pengalihan',
  ])
})

test('whoever composes pages finds no leads in the menu', () => {
  const designs = [{ menu: 'landing_pages', capability: 'design' }] as const
  expect(labelsOf({ role: adminRoles.admin, menus: [...designs] })).not.toContain('Prospek')
})

test('whoever looks after media alone finds media and no pages', () => {
  const media = [{ menu: 'media', capability: 'view' }] as const
  expect(labelsOf({ role: adminRoles.forum, menus: [...media] })).toEqual(['Media'])
})

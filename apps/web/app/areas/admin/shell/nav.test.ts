import { adminRoles } from '@naikkelas/contract'
import { expect, test } from 'vitest'
import { navFor } from './nav.ts'

const labelsOf = (admin: Parameters<typeof navFor>[0]) => navFor(admin).map(({ label }) => label)
const pages = [{ menu: 'landing_pages', capability: 'view' }] as const
const leads = [{ menu: 'leads', capability: 'view' }] as const

test('an admin with the leads menu finds them in the navigation, a forum moderator never does', () => {
  expect(labelsOf({ role: adminRoles.superAdmin, menus: [] })).toEqual([
    'Halaman landing',
    'Media',
    'Berkas',
    'Header dan footer',
    'Pengguna',
    'Prospek',
    'Rotasi WhatsApp',
    'Mitra',
    'Pengalihan',
    'Pengukuran',
    'Pekerjaan',
    'Admin',
    'Log audit',
    'Pendapatan',
    'Transaksi',
    'Kasus pembayaran',
    'Laporan gateway',
    'Pesan gateway',
    'Tutup buku',
    'Langganan',
    'Kupon',
    'Kelas',
    'Jasa',
    'Tools',
    'Super Mentor',
    'Acara',
    'Kategori',
    'Pengajar',
    'Ulasan',
    'Pertanyaan',
    'Tugas masuk',
    'Sertifikat',
    'Koleksi',
    'Sinonim',
    'Kata yang dicari',
    'Paket mitra',
    'Pengumuman',
    'Karier',
    'Banner',
    'Pop-up',
    'Promosi',
    'Sorotan',
    'Tutorial',
    'Siaran langsung',
    'Fitur',
    'Menu dan kaki',
    'Ketentuan',
    'Pengaturan situs',
  ])
  expect(labelsOf({ role: adminRoles.admin, menus: [...pages, ...leads] })).toEqual([
    'Halaman landing',
    'Media',
    'Header dan footer',
    'Prospek',
    'Rotasi WhatsApp',
    'Mitra',
    'Pengalihan',
    'Pengukuran',
  ])
  expect(labelsOf({ role: adminRoles.admin, menus: [] })).toEqual(['Pengukuran'])
  expect(labelsOf({ role: adminRoles.forum, menus: [...pages, ...leads] })).toEqual([
    'Halaman landing',
    'Media',
    'Header dan footer',
    'Rotasi WhatsApp',
    'Mitra',
    'Pengalihan',
  ])
})

test('an admin who only designs pages has no leads in the navigation', () => {
  const designs = [{ menu: 'landing_pages', capability: 'design' }] as const
  expect(labelsOf({ role: adminRoles.admin, menus: [...designs] })).not.toContain('Prospek')
})

test('each part of the catalogue is opened by its own menu', () => {
  const courses = [{ menu: 'courses', capability: 'view' }] as const
  expect(labelsOf({ role: adminRoles.admin, menus: [...courses] })).toEqual([
    'Pengukuran',
    'Kelas',
    'Ulasan',
    'Pertanyaan',
    'Tugas masuk',
    'Sertifikat',
    'Koleksi',
  ])
  expect(labelsOf({ role: adminRoles.forum, menus: [...courses] })).toEqual([])
})

test('accounts of admins are for super admins, whatever menus another has', () => {
  const admins = [{ menu: 'admins', capability: 'manage' }] as const
  expect(labelsOf({ role: adminRoles.admin, menus: [...admins] })).not.toContain('Admin')
})

test('an admin with media only has media, files and no pages', () => {
  const media = [{ menu: 'media', capability: 'view' }] as const
  expect(labelsOf({ role: adminRoles.forum, menus: [...media] })).toEqual(['Media', 'Berkas'])
})

test('an admin who manages settings has features and settings, a forum moderator never', () => {
  const settings = [{ menu: 'settings', capability: 'manage' }] as const
  expect(labelsOf({ role: adminRoles.admin, menus: [...settings] })).toEqual([
    'Pengukuran',
    'Paket mitra',
    'Fitur',
    'Menu dan kaki',
    'Ketentuan',
    'Pengaturan situs',
  ])
  expect(labelsOf({ role: adminRoles.admin, menus: [{ menu: 'settings', capability: 'view' }] })).toEqual([
    'Pengukuran',
  ])
  expect(labelsOf({ role: adminRoles.forum, menus: [...settings] })).toEqual([])
})

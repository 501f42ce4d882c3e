import type { AdminMenu } from '@naikkelas/contract'
import type { Admin, AdminAccount } from '@naikkelas/contract/identity'
import { levelOf, mayPublish, menusGiven } from './access-values.ts'

export const roles = [0, 1, 2] as const satisfies readonly Admin['role'][]

export const roleWords: Readonly<Record<Admin['role'], string>> = { 0: 'Super Admin', 1: 'Admin', 2: 'Moderator forum' }

export const roleHints: Readonly<Record<Admin['role'], string>> = {
  0: 'Membuka dan mengubah semuanya, termasuk admin lain.',
  1: 'Hanya menu yang dipilih di bawah ini.',
  2: 'Hanya menu yang dipilih di bawah ini. Katalog, konten, prospek, pengguna, dan pengaturan tidak pernah terbuka untuknya.',
}

export const states = ['active', 'invited', 'suspended'] as const satisfies readonly AdminAccount['state'][]

export const stateWords: Readonly<Record<AdminAccount['state'], string>> = {
  active: 'Aktif',
  invited: 'Diundang',
  suspended: 'Ditangguhkan',
}

export const stateTones = { active: 'ok', invited: 'warn', suspended: 'danger' } as const

export const menuWords: Readonly<Record<AdminMenu, string>> = {
  landing_pages: 'Halaman landing',
  media: 'Media dan berkas',
  courses: 'Kelas',
  services: 'Jasa',
  tools: 'Tools',
  super_mentor: 'Super Mentor',
  events: 'Acara',
  categories: 'Kategori',
  instructors: 'Pengajar',
  announcements: 'Pengumuman',
  careers: 'Karier',
  banners: 'Banner, pop-up, promosi, dan sorotan',
  tutorials: 'Tutorial',
  live_sessions: 'Siaran langsung',
  leads: 'Prospek',
  transactions: 'Transaksi',
  coupons: 'Kupon',
  users: 'Pengguna',
  admins: 'Admin',
  settings: 'Fitur dan pengaturan',
}

export const levelWords = {
  none: 'Tidak ada',
  view: 'Melihat',
  text: 'Mengubah teks',
  design: 'Menyusun dan mengubah',
  manage: 'Mengelola',
} as const

/** What an account may do, menu by menu: “Halaman landing: menyusun dan mengubah, menerbitkan”. */
export function accessWords({ role, menus }: Pick<Admin, 'role' | 'menus'>): string[] {
  if (role === 0) return ['Semua menu']
  return menusGiven(role).flatMap((menu) => {
    const level = levelOf(menus, menu)
    if (level === 'none') return []
    const rights = [
      levelWords[level].toLowerCase(),
      ...(menu === 'landing_pages' && mayPublish(menus) ? ['menerbitkan'] : []),
    ]
    return [`${menuWords[menu]}: ${rights.join(', ')}`]
  })
}

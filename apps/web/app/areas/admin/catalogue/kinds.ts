import { type AdminMenu, type SellableKind, sellableKinds } from '@naikkelas/contract'

/** What the screens of a kind are called, and where they are. */
export interface KindScreen {
  kind: SellableKind
  /** Path of its list; forms are below it. */
  path: `/admin/${string}`
  /** Heading of the list, and its entry in the menu. */
  title: string
  /** In the middle of a sentence: `Tambah kelas`. */
  noun: string
  menu: AdminMenu
  description: string
}

export const kindScreens: Readonly<Record<SellableKind, KindScreen>> = {
  course: {
    kind: 'course',
    path: '/admin/kelas',
    title: 'Kelas',
    noun: 'kelas',
    menu: 'courses',
    description: 'Kelas premium, basic, gratis, dan preorder, beserta susunan babnya.',
  },
  service: {
    kind: 'service',
    path: '/admin/jasa',
    title: 'Jasa',
    noun: 'jasa',
    menu: 'services',
    description: 'Pekerjaan yang dikerjakan untuk toko pembeli. Jasa tanpa harga ditanyakan lewat WhatsApp.',
  },
  tool: {
    kind: 'tool',
    path: '/admin/tools',
    title: 'Tools',
    noun: 'tool',
    menu: 'tools',
    description: 'Alat bantu berjualan yang dipakai dengan lisensi.',
  },
  add_on: {
    kind: 'add_on',
    path: '/admin/super-mentor',
    title: 'Super Mentor',
    noun: 'paket mentor',
    menu: 'super_mentor',
    description: 'Pendampingan dan tambahan lain yang dibeli di samping kelas.',
  },
  event: {
    kind: 'event',
    path: '/admin/acara',
    title: 'Acara',
    noun: 'acara',
    menu: 'events',
    description: 'Pertemuan online dan offline, berbayar atau gratis, dengan jadwal sesi dan kursinya.',
  },
  partner_package: {
    kind: 'partner_package',
    path: '/admin/paket-mitra',
    title: 'Paket mitra',
    noun: 'paket mitra',
    menu: 'settings',
    description: 'Langganan yang dibayar mitra, satu paket untuk setiap lama.',
  },
}

/** The kind whose screens are at a path, its forms included. @throws Error for a path of no kind */
export function kindAt(pathname: string): KindScreen {
  const found = sellableKinds
    .map((kind) => kindScreens[kind])
    .find(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
  if (!found) throw new Error(`${pathname} is no screen of the catalogue`)
  return found
}

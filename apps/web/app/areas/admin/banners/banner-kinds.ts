import { bannerPlacements } from '@naikkelas/contract'
import type { BannerKind, BannerPlacement } from '@naikkelas/contract/site'

interface KindWords {
  kind: BannerKind
  title: string
  description: string
  /** Of its list. */
  path: string
  newTitle: string
  emptyTitle: string
  pictureHint: string
}

const kinds: readonly KindWords[] = [
  {
    kind: 'banner',
    title: 'Banner',
    description: 'Gambar di atas isi halaman situs. Seret untuk mengubah urutan tampilnya.',
    path: '/admin/banner',
    newTitle: 'Tambah banner',
    emptyTitle: 'Belum ada banner',
    pictureHint: 'Melintang, sekitar 3 banding 1, misalnya 1.800 × 600 piksel.',
  },
  {
    kind: 'popup',
    title: 'Pop-up',
    description: 'Gambar yang terbuka di atas halaman, paling banyak sekali sehari. Yang teratas yang tampil.',
    path: '/admin/pop-up',
    newTitle: 'Tambah pop-up',
    emptyTitle: 'Belum ada pop-up',
    pictureHint: 'Tegak atau bujur sangkar, misalnya 1.080 × 1.350 piksel.',
  },
]

/** The kind whose screens are at a path. */
export const kindAt = (pathname: string): KindWords =>
  kinds.find(({ path }) => pathname === path || pathname.startsWith(`${path}/`)) ?? (kinds[0] as KindWords)

export const placementWords: Readonly<Record<BannerPlacement, string>> = {
  [bannerPlacements.all]: 'Semua halaman situs',
  [bannerPlacements.home]: 'Beranda',
  [bannerPlacements.learning]: 'Daftar dan detail kelas',
  [bannerPlacements.article]: 'Pengumuman',
}

import { announcementLabels, type AnnouncementType } from '@naikkelas/contract'

interface AnnouncementList {
  title: string
  description: string
  /** Said while it holds nothing. */
  empty: string
}

/** Words of each list, by the last part of its address. */
export const announcementLists: Readonly<Record<AnnouncementType | 'semua', AnnouncementList>> = {
  semua: {
    title: 'Pengumuman',
    description: 'Kabar, jadwal, dan perubahan yang perlu Anda ketahui, dalam satu halaman.',
    empty: 'Belum ada pengumuman. Begitu ada kabar, Anda membacanya di sini.',
  },
  informasi: {
    title: 'Pengumuman informasi',
    description: 'Kabar seputar layanan, akun, dan cara kami bekerja.',
    empty: 'Belum ada informasi baru.',
  },
  pembaruan: {
    title: 'Pengumuman pembaruan',
    description: 'Yang baru dan yang berubah di kelas, tools, dan situs ini.',
    empty: 'Belum ada pembaruan baru.',
  },
  promo: {
    title: 'Pengumuman promo',
    description: 'Potongan harga dan paket hemat yang sedang berlaku, lengkap dengan syaratnya.',
    empty: 'Sedang tidak ada promo. Harga di setiap kelas sudah yang sebenarnya.',
  },
  jadwal: {
    title: 'Pengumuman jadwal',
    description: 'Jam layanan, pemeliharaan, dan perubahan jadwal kelas.',
    empty: 'Belum ada perubahan jadwal. Semua berjalan seperti biasa.',
  },
}

/** Every list, in the order of its links. */
export const announcementLinks = [
  { href: '/pengumuman/semua', label: 'Semua', type: null },
  ...(['informasi', 'pembaruan', 'promo', 'jadwal'] as const).map((type) => ({
    href: `/pengumuman/${type}`,
    label: announcementLabels[type],
    type,
  })),
]

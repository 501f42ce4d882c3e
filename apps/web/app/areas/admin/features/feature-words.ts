import type { FeatureFlag } from '@naikkelas/contract/site'

interface FeatureWords {
  label: string
  /** What it does, in a sentence. */
  text: string
}

/** Every feature in words, by what it belongs to. */
export const featureGroups: readonly { title: string; flags: Partial<Record<FeatureFlag, FeatureWords>> }[] = [
  {
    title: 'Kupon',
    flags: {
      coupon: { label: 'Kupon kelas', text: 'Pembeli kelas dapat memakai kode kupon saat checkout.' },
      tools_coupon: { label: 'Kupon tools', text: 'Pembeli tools dapat memakai kode kupon saat checkout.' },
      event_coupon: { label: 'Kupon event', text: 'Pendaftar event berbayar dapat memakai kode kupon.' },
      personal_coupon: { label: 'Kupon pribadi', text: 'Kupon yang dibuat untuk satu orang dapat dipakai orang itu.' },
    },
  },
  {
    title: 'Pembayaran',
    flags: {
      automatic_payment: {
        label: 'Pembayaran otomatis',
        text: 'Pembeli dapat membayar lewat penyedia pembayaran. Bila mati, hanya transfer manual yang ditawarkan.',
      },
      service_payment: {
        label: 'Pembayaran jasa',
        text: 'Jasa dapat dibayar langsung. Bila mati, pengunjung diarahkan menghubungi lewat WhatsApp atau formulir.',
      },
      recurring_payment: {
        label: 'Pembayaran berulang',
        text: 'Paket langganan mitra 1, 3, dan 6 bulan dapat dibeli.',
      },
      supermentor_checkout: {
        label: 'Checkout Super Mentor',
        text: 'Super Mentor dapat dibeli langsung. Bila mati, pengunjung diarahkan menghubungi lewat WhatsApp.',
      },
    },
  },
  {
    title: 'Belajar',
    flags: {
      backup_lesson_video: {
        label: 'Video pelajaran cadangan',
        text: 'Pelajaran diputar dari sumber cadangan selama sumber utamanya bermasalah.',
      },
      forced_lesson_cache_refresh: {
        label: 'Paksa muat ulang pelajaran',
        text: 'Peserta selalu mendapat isi pelajaran terbaru, bukan salinan di perangkatnya. Membuat pelajaran lebih lambat terbuka.',
      },
    },
  },
  {
    title: 'Menu dan alat',
    flags: {
      tools_menu: { label: 'Menu Tools', text: 'Tools tampil di menu situs dan di halaman kelas serta event.' },
      addon_menu: {
        label: 'Menu Super Mentor',
        text: 'Super Mentor tampil di menu situs dan di halaman kelas serta event.',
      },
      auto_follow_tools: {
        label: 'Alat auto follow dan unfollow',
        text: 'Pengguna tools mendapat alat yang mengikuti dan berhenti mengikuti akun secara otomatis.',
      },
      forum: { label: 'Forum diskusi', text: 'Forum tampil di menu dan dapat dibuka peserta.' },
    },
  },
]

const words = new Map(featureGroups.flatMap(({ flags }) => Object.entries(flags)))

export const featureWords = (flag: FeatureFlag): FeatureWords => words.get(flag) ?? { label: flag, text: '' }

import type { BarMenu } from './bar-types.ts'

const link = (label: string, href: string) => ({ label, href })

/** The menu of stories and tests. */
export const sampleMenu: BarMenu = {
  members: [link('Kelas Saya', '/kelas-saya'), link('Produk Saya', '/produk-saya'), link('Event Saya', '/event-saya')],
  top: [link('Live Streaming', '/live'), link('Artikel', 'https://artikel.contoh.id/')],
  groups: [
    {
      label: 'Kelas',
      links: [link('Premium', '/daftar-kelas-premium'), link('Gratis', '/daftar-kelas-free')],
    },
    { label: 'Jasa', links: [link('Semua jasa', '/jasa-kami'), link('Training dan coaching', '/jasa-kami/training')] },
  ],
  links: [link('Event', '/events')],
  account: [link('Akun', '/profile'), link('Afiliasi', '/afiliasi'), link('Keluar', '/keluar')],
  enter: link('Daftar/Masuk', '/login'),
}

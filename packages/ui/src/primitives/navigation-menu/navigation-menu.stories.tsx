import { expect, userEvent, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { NavigationMenu } from './navigation-menu.tsx'

const meta = preview.meta({
  title: 'Dasar/Menu navigasi (NavigationMenu)',
  component: NavigationMenu,
  args: {
    label: 'Menu utama',
    items: [
      { href: '#beranda', label: 'Beranda' },
      {
        label: 'Belajar',
        items: [
          { href: '#kelas', label: 'Kelas', text: 'Rekaman dan siaran langsung, dari dasar sampai mahir.' },
          { href: '#forum', label: 'Forum diskusi', text: 'Tanya mentor dan sesama penjual.' },
          { href: '#sertifikat', label: 'Sertifikat' },
        ],
      },
      {
        label: 'Layanan',
        items: [
          { href: '#jasa', label: 'Jasa kami', text: 'Iklan dan toko Anda, kami yang kelola.' },
          { href: '#mitra', label: 'Jadi mitra', text: 'Komisi dari setiap kelas yang terjual.' },
        ],
      },
      { href: '#karier', label: 'Karier' },
    ],
  },
})

export const Closed = meta.story()
export const Current = meta.story({
  args: {
    items: [
      { href: '#beranda', label: 'Beranda', isCurrent: true },
      { label: 'Belajar', items: [{ href: '#kelas', label: 'Kelas' }] },
    ],
  },
})
export const CurrentInAMenu = meta.story({
  args: {
    items: [
      { href: '#beranda', label: 'Beranda' },
      { label: 'Belajar', items: [{ href: '#kelas', label: 'Kelas', isCurrent: true }] },
    ],
  },
})

export const Open = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Belajar' }))
    await waitFor(() => expect(canvas.getByRole('link', { name: /^Kelas/ })).toBeVisible())
  },
})

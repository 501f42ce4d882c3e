import { expect, userEvent, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { bel, gambar, grafik, karcis, orang, papanTulis, toko } from '../../icons/content-icons.ts'
import { Logo } from '../../icons/logo.tsx'
import { Avatar } from '../avatar/avatar.tsx'
import { Badge } from '../badge/badge.tsx'
import { Sidebar, type SidebarProps } from './sidebar.tsx'

const groups: SidebarProps['groups'] = [
  { items: [{ href: '#ringkasan', label: 'Ringkasan', icon: grafik }] },
  {
    label: 'Pemasaran',
    items: [
      { href: '#halaman', label: 'Halaman landing', icon: papanTulis, isCurrent: true },
      { href: '#prospek', label: 'Prospek', icon: orang, end: <Badge tone="accent">12</Badge> },
      { href: '#penawaran', label: 'Penawaran', icon: karcis },
      { href: '#media', label: 'Media', icon: gambar },
    ],
  },
  {
    label: 'Toko',
    items: [
      { href: '#mitra', label: 'Mitra', icon: toko },
      { href: '#kabar', label: 'Pemberitahuan', icon: bel },
    ],
  },
]

const meta = preview.meta({
  title: 'Dasar/Bilah sisi (Sidebar)',
  component: Sidebar,
  args: {
    groups,
    brand: (
      <a href="#ringkasan" aria-label="Naikkelas Admin">
        <Logo label="" height={24} />
      </a>
    ),
    children: <Avatar name="Sari Wulandari" />,
  },
})

export const WithGroups = meta.story()
export const LinksAlone = meta.story({
  args: {
    groups: [{ items: groups.flatMap(({ items }) => items).slice(0, 4) }],
    brand: undefined,
    children: undefined,
  },
})
export const LongLabels = meta.story({
  args: {
    groups: [
      {
        label: 'Pengaturan dan pengukuran kampanye',
        items: [
          { href: '#a', label: 'Pengalihan alamat halaman yang sudah dihapus', icon: papanTulis, isCurrent: true },
        ],
      },
    ],
  },
})

/** On a phone; on a wider screen there is no button. */
export const Drawer = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const open = canvas.queryByRole('button', { name: 'Buka menu' })
    if (open) await userEvent.click(open)
    else canvasElement.querySelector('dialog')?.showModal()
    const drawer = canvas.getByRole('dialog', { name: 'Menu utama' })
    await waitFor(() => expect(drawer).toBeVisible())
  },
})

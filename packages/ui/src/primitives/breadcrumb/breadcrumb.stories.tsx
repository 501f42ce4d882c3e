import preview from '../../../../../.storybook/preview.tsx'
import { Breadcrumb } from './breadcrumb.tsx'

const meta = preview.meta({
  title: 'Dasar/Jejak halaman (Breadcrumb)',
  component: Breadcrumb,
  args: {
    items: [
      { label: 'Kelas', href: '#kelas' },
      { label: 'Marketplace', href: '#marketplace' },
      { label: 'Kelas Shopee untuk pemula', href: '#shopee' },
      { label: 'Pelajaran 4' },
    ],
  },
})

export const Path = meta.story()
export const PlaceWithoutPage = meta.story({
  args: { items: [{ label: 'Admin', href: '#admin' }, { label: 'Pengaturan' }, { label: 'Rekening' }] },
})
export const LongNames = meta.story({
  args: {
    items: [
      { label: 'Kelas', href: '#kelas' },
      { label: 'Mempersiapkan pertanggungjawaban administrasi toko daring', href: '#toko' },
      { label: 'Perpajakan untuk pengusaha mikro, kecil, dan menengah' },
    ],
  },
  render: (args) => (
    <div style={{ width: 300 }}>
      <Breadcrumb {...args} />
    </div>
  ),
})

import preview from '../../../../../.storybook/preview.tsx'
import { Pagination } from './pagination.tsx'

const meta = preview.meta({
  title: 'Dasar/Nomor halaman (Pagination)',
  component: Pagination,
  args: { label: 'Halaman pesanan', page: 6, pageCount: 24, hrefOf: (page: number) => `#halaman-${page}` },
})

export const Middle = meta.story()
export const First = meta.story({ args: { page: 1 } })
export const Last = meta.story({ args: { page: 24 } })
export const Few = meta.story({ args: { page: 2, pageCount: 3 } })
export const Thousands = meta.story({ args: { page: 1204, pageCount: 9870 } })
export const Phone = meta.story({
  render: (args) => (
    <div style={{ width: 320 }}>
      <Pagination {...args} />
    </div>
  ),
})

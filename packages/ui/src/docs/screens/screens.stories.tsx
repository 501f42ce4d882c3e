import { expect, userEvent } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { ToastProvider } from '../../interactive/toast/toast.tsx'
import { DetailScreen } from './detail-screen.tsx'
import { FormScreen } from './form-screen.tsx'
import { ListScreen } from './list-screen.tsx'

const meta = preview.meta({
  title: 'Resep/Layar kerja (Screen recipes)',
  parameters: { isBare: true },
  decorators: [
    (Story) => (
      <ToastProvider>
        <Story />
      </ToastProvider>
    ),
  ],
})

export const List = meta.story({ name: 'Daftar (List)', render: () => <ListScreen /> })
export const ListWithoutMatch = meta.story({
  name: 'Daftar tanpa hasil (List without a match)',
  render: () => <ListScreen />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Cari pembeli' }), 'Zainab')
    await userEvent.click(await canvas.findByRole('button', { name: 'Hapus saringan' }))
    await expect(canvas.getByRole('row', { name: /Sari/ })).toBeVisible()
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Cari pembeli' }), 'Zainab')
  },
})
export const Undone = meta.story({
  name: 'Tindakan massal yang diurungkan (Bulk action, undone)',
  render: () => <ListScreen />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Pilih Sari Wulandari' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Batalkan pesanan' }))
    await expect(canvas.getByRole('row', { name: /Sari/ })).toHaveTextContent('Batal')
    await userEvent.click(canvas.getByRole('button', { name: 'Urungkan' }))
    await expect(canvas.getByRole('row', { name: /Sari/ })).toHaveTextContent('Menunggu')
  },
})
export const Form = meta.story({ name: 'Formulir (Form)', render: () => <FormScreen /> })
export const FormWithMistakes = meta.story({
  name: 'Formulir dengan kesalahan (Form with mistakes)',
  render: () => <FormScreen />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Nama kelas' }), ' ')
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect(canvas.getByText('2 isian perlu diperbaiki')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Nama kelas' })).toHaveFocus()
  },
})
export const Detail = meta.story({ name: 'Rincian (Detail)', render: () => <DetailScreen /> })

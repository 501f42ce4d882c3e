import preview from '../../../../../.storybook/preview.tsx'
import { Stepper } from './stepper.tsx'

const meta = preview.meta({
  title: 'Dasar/Penunjuk langkah (Stepper)',
  component: Stepper,
  args: {
    label: 'Langkah pembelian',
    current: 1,
    steps: [
      { id: 'pesanan', label: 'Pesanan', href: '#pesanan' },
      { id: 'pembayaran', label: 'Pembayaran' },
      { id: 'selesai', label: 'Selesai' },
    ],
  },
})

export const Second = meta.story()
export const First = meta.story({ args: { current: 0 } })
export const AllDone = meta.story({ args: { current: 3 } })
export const LongWords = meta.story({
  args: {
    label: 'Langkah pendaftaran penjual',
    current: 2,
    steps: [
      { id: 'akun', label: 'Akun dan alamat e-mail', href: '#akun' },
      { id: 'toko', label: 'Nama toko dan alamat pengiriman' },
      { id: 'rekening', label: 'Rekening untuk pencairan dana' },
      { id: 'dokumen', label: 'Dokumen' },
      { id: 'tinjau', label: 'Peninjauan oleh tim kami' },
    ],
  },
})

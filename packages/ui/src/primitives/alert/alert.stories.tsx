import preview from '../../../../../.storybook/preview.tsx'
import { Icon } from '../../icons/icon.tsx'
import { Button } from '../button/button.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Alert } from './alert.tsx'

const meta = preview.meta({
  title: 'Dasar/Pemberitahuan (Alert)',
  component: Alert,
  args: {
    tone: 'warn',
    title: 'Rekening pencairan belum diverifikasi',
    children: 'Uang penjualan disimpan sampai rekening Anda diperiksa, paling lama dua hari kerja.',
  },
  render: (args) => (
    <div className="story-column">
      <Alert {...args} />
    </div>
  ),
})

export const Warning = meta.story()
export const Tones = meta.story({
  render: () => (
    <div className="story-column">
      <Alert title="Pembayaran lewat transfer diperiksa otomatis">Biasanya kurang dari lima menit.</Alert>
      <Alert tone="ok" title="Halaman terbit">
        Pembeli sudah dapat membukanya di naikkelas.id/kelas-shopee.
      </Alert>
      <Alert tone="warn" title="Sisa kursi tinggal tiga">
        Tambah kursi sebelum iklan malam ini tayang.
      </Alert>
      <Alert tone="danger" title="Gambar sampul tidak terunggah">
        Berkas lebih besar dari 10 MB. Pilih gambar lain, isian Anda tetap tersimpan.
      </Alert>
    </div>
  ),
})
export const WordOnly = meta.story({
  args: { tone: 'ok', title: undefined, children: 'Kata sandi Anda sudah diganti.' },
})
export const WithAction = meta.story({
  args: {
    tone: 'danger',
    title: 'Perubahan belum tersimpan',
    children: 'Sambungan terputus pukul 19.42 WIB. Tulisan Anda masih ada di perangkat ini.',
    action: <Button size="sm">Simpan lagi</Button>,
    end: <IconButton size="sm" label="Tutup pesan" icon={<Icon name="silang" size={16} />} />,
  },
})
export const LongText = meta.story({
  args: {
    title: 'Pertanggungjawaban pembayaran antarpenyelenggara membutuhkan ketidakberpihakan pemeriksa',
    children:
      'Alamat https://naikkelas.id/kelas-mempersiapkan-administrasi-toko-daring-dan-perpajakannya dipakai di lima iklan yang masih berjalan.',
  },
  render: (args) => (
    <div style={{ width: 280 }}>
      <Alert {...args} />
    </div>
  ),
})

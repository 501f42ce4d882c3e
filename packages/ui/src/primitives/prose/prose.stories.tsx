import preview from '../../../../../.storybook/preview.tsx'
import { Prose } from './prose.tsx'

const meta = preview.meta({
  title: 'Dasar/Tulisan (Prose)',
  component: Prose,
  args: {
    as: 'article',
    children: (
      <>
        <p>
          Sebelum mengiklankan produk, hitung dulu <strong>harga pokok penjualan</strong>. Banyak penjual berhenti di
          tengah jalan karena iklannya ramai, tetapi setiap pesanan merugi.
        </p>
        <h3>Yang perlu Anda siapkan</h3>
        <ul>
          <li>Nota pembelian bahan tiga bulan terakhir</li>
          <li>Biaya kemasan dan ongkos kirim yang Anda tanggung</li>
          <li>
            Potongan marketplace, lihat <a href="#potongan">daftar potongan 2026</a>
          </li>
        </ul>
        <h3>Langkahnya</h3>
        <ol>
          <li>Jumlahkan seluruh biaya satu produk.</li>
          <li>Tambahkan laba yang Anda inginkan.</li>
          <li>Bandingkan dengan lima penjual lain.</li>
        </ol>
        <blockquote>
          <p>“Bulan pertama saya menaikkan harga Rp3.000, dan penjualan tidak turun.”</p>
        </blockquote>
        <h4>Catatan</h4>
        <p>Angka di atas belum termasuk pajak.</p>
      </>
    ),
  },
})

export const Article = meta.story()
export const Phone = meta.story({
  render: (args) => (
    <div style={{ width: 280 }}>
      <Prose {...args} />
    </div>
  ),
})
export const LongWords = meta.story({
  args: {
    children: <p>Pertanggungjawaban https://naikkelas.id/kelas-mempersiapkan-administrasi-perpajakan-usaha-mikro</p>,
  },
  render: (args) => (
    <div style={{ width: 240 }}>
      <Prose {...args} />
    </div>
  ),
})

import preview from '../../../../../.storybook/preview.tsx'
import { centang, dompet, paket, peringatan, truk } from '../../icons/content-icons.ts'
import { Link } from '../link/link.tsx'
import { Timeline, TimelineItem } from './timeline.tsx'

const meta = preview.meta({
  title: 'Dasar/Lini masa (Timeline)',
  component: Timeline,
  subcomponents: { TimelineItem },
  args: {
    'aria-label': 'Riwayat pesanan',
    children: (
      <>
        <TimelineItem icon={centang} tone="ok" time="23 November 2026, 10.12 WIB">
          Paket diterima oleh Sari.
        </TimelineItem>
        <TimelineItem icon={truk} actor="Toko Batik Pekalongan" time="21 November 2026, 14.05 WIB">
          mengirim paket dengan JNE, resi <Link href="#resi">CGK1020304050</Link>.
        </TimelineItem>
        <TimelineItem icon={paket} actor="Toko Batik Pekalongan" time="21 November 2026, 09.30 WIB">
          mulai mengemas pesanan.
        </TimelineItem>
        <TimelineItem icon={dompet} tone="accent" time="20 November 2026, 19.34 WIB">
          Pembayaran Rp349.000 diterima lewat virtual account BCA.
        </TimelineItem>
        <TimelineItem icon={peringatan} tone="danger" time="20 November 2026, 19.32 WIB">
          Pembayaran pertama gagal: saldo kurang.
        </TimelineItem>
        <TimelineItem actor="Sari" time="20 November 2026, 19.30 WIB">
          membuat pesanan NK-20261120-0047.
        </TimelineItem>
      </>
    ),
  },
  render: (args) => (
    <div className="story-column">
      <Timeline {...args} />
    </div>
  ),
})

export const Order = meta.story()
export const WithoutIcons = meta.story({
  args: {
    'aria-label': 'Riwayat halaman',
    children: (
      <>
        <TimelineItem actor="Budi" tone="accent" time="Hari ini, 08.15 WIB">
          menerbitkan versi 12.
        </TimelineItem>
        <TimelineItem actor="Sari" time="Kemarin, 16.40 WIB">
          mengubah bagian Harga.
        </TimelineItem>
        <TimelineItem actor="Sari" time="12 November 2026">
          membuat halaman dari templat Kelas daring.
        </TimelineItem>
      </>
    ),
  },
})
export const Narrow = meta.story({
  render: (args) => (
    <div style={{ width: 240 }}>
      <Timeline {...args} />
    </div>
  ),
})

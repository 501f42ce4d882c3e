import preview from '../../../../../.storybook/preview.tsx'
import type { WaterfallItem } from './waterfall-bars.ts'
import { WaterfallChart } from './waterfall-chart.tsx'

const sales: readonly WaterfallItem[] = [
  { label: 'Penjualan kotor', amount: 328_060_000 },
  { label: 'Potongan harga', amount: -41_200_000 },
  { label: 'Biaya pembayaran', amount: -6_150_000 },
  { label: 'Pendapatan bersih', isTotal: true },
  { label: 'Pajak', amount: -28_400_000 },
  { label: 'Setelah pajak', isTotal: true },
]

const meta = preview.meta({
  title: 'Dasar/Grafik air terjun (WaterfallChart)',
  component: WaterfallChart,
  args: {
    label: 'Dari penjualan kotor ke pendapatan bersih',
    items: sales,
  },
  render: (args) => (
    <div className="story-column">
      <WaterfallChart {...args} />
    </div>
  ),
})

export const NetOfSales = meta.story()
export const BelowZero = meta.story({
  args: {
    label: 'Hasil promosi',
    items: [
      { label: 'Penjualan', amount: 4_000_000 },
      { label: 'Iklan', amount: -6_500_000 },
      { label: 'Pengembalian biaya', amount: 500_000 },
      { label: 'Hasil', isTotal: true },
    ],
  },
})
export const OneAmount = meta.story({ args: { items: [{ label: 'Penjualan kotor', amount: 349_000 }] } })
export const Empty = meta.story({ args: { items: [] } })

import preview from '../../../../../.storybook/preview.tsx'
import { FunnelChart } from './funnel-chart.tsx'

const meta = preview.meta({
  title: 'Dasar/Grafik corong (FunnelChart)',
  component: FunnelChart,
  args: {
    label: 'Dari kunjungan sampai lunas',
    steps: [
      { label: 'Membuka halaman', count: 24_310 },
      { label: 'Membuka checkout', count: 1_822 },
      { label: 'Membuat pesanan', count: 940, amount: 328_060_000 },
      { label: 'Lunas', count: 731, amount: 255_119_000 },
    ],
  },
  render: (args) => (
    <div className="story-column">
      <FunnelChart {...args} />
    </div>
  ),
})

export const WithAmounts = meta.story()
export const Counts = meta.story({
  args: {
    steps: [
      { label: 'Membuka halaman', count: 1_204 },
      { label: 'Menekan tombol ajakan', count: 312 },
    ],
  },
})
export const OneStep = meta.story({ args: { steps: [{ label: 'Membuka halaman', count: 8 }] } })
export const EndsAtOnce = meta.story({
  args: {
    steps: [
      { label: 'Membuka checkout', count: 40 },
      { label: 'Membuat pesanan', count: 0 },
      { label: 'Lunas', count: 0 },
    ],
  },
})
export const Empty = meta.story({ args: { steps: [] } })

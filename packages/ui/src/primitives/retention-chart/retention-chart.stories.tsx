import preview from '../../../../../.storybook/preview.tsx'
import { retentionChartLabelsEn } from './retention-chart.labels.ts'
import { RetentionChart } from './retention-chart.tsx'

const meta = preview.meta({
  title: 'Dasar/Grafik penonton (RetentionChart)',
  component: RetentionChart,
  args: {
    label: 'Penonton per menit: Menghitung laba per produk',
    shares: [1, 0.96, 0.93, 0.91, 0.9, 0.72, 0.7, 0.69, 0.66, 0.64, 0.63, 0.6],
  },
  render: (args) => (
    <div className="story-column">
      <RetentionChart {...args} />
    </div>
  ),
})

export const Lesson = meta.story()
export const SeenAgain = meta.story({ args: { shares: [1, 0.7, 0.65, 0.9, 0.85, 0.5] } })
export const OneMinute = meta.story({ args: { shares: [0.8] } })
export const Everyone = meta.story({ args: { shares: [1, 1, 1] } })
export const LongFilm = meta.story({
  args: { shares: Array.from({ length: 120 }, (_, minute) => 0.4 + 0.6 / (1 + minute / 12)) },
})
export const Empty = meta.story({ args: { shares: [] } })
export const English = meta.story({ args: { labels: retentionChartLabelsEn } })

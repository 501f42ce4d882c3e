import preview from '../../../../../.storybook/preview.tsx'
import { Card } from '../card/card.tsx'
import { Grid } from '../grid/grid.tsx'
import { Stat } from './stat.tsx'

const meta = preview.meta({
  title: 'Dasar/Angka kunci (Stat)',
  component: Stat,
  args: {
    label: 'Prospek baru',
    value: '1.204',
    change: { amount: 12.4 },
    comparedWith: 'dari 7 hari sebelumnya',
  },
})

export const Up = meta.story()
export const Down = meta.story({ args: { change: { amount: -8.2 } } })
export const Same = meta.story({ args: { change: { amount: 0 } } })
export const Points = meta.story({
  args: { label: 'Klik tombol utama', value: '10,6%', change: { amount: 2.7, unit: 'points' } },
})
export const LessIsBetter = meta.story({
  args: { label: 'Biaya per prospek', value: 'Rp14.300', change: { amount: -6 }, better: 'down' },
})
export const WithoutChange = meta.story({ args: { change: undefined, comparedWith: 'sejak halaman terbit' } })
export const Row = meta.story({
  render: () => (
    <Grid>
      {[
        { label: 'Pengunjung', value: '24.310', change: { amount: 4.1 } },
        { label: 'Prospek baru', value: '1.204', change: { amount: 12.4 } },
        { label: 'Klik tombol utama', value: '10,6%', change: { amount: 2.7, unit: 'points' as const } },
        { label: 'Biaya per prospek', value: 'Rp14.300', change: { amount: 6 }, better: 'down' as const },
      ].map((stat) => (
        <Card key={stat.label}>
          <Stat {...stat} comparedWith="dari 7 hari sebelumnya" />
        </Card>
      ))}
    </Grid>
  ),
})

import preview from '../../../../../.storybook/preview.tsx'
import { Card } from '../card/card.tsx'
import { Text } from '../text/text.tsx'
import { Grid } from './grid.tsx'

const courses = [
  'Shopee untuk pemula',
  'Iklan TikTok yang untung',
  'Foto produk dengan ponsel',
  'Menghitung harga jual',
  'Siaran langsung perdana',
  'Membalas ulasan buruk',
  'Stok dan gudang rumahan',
]

const cards = (count: number) =>
  courses.slice(0, count).map((name) => (
    <Card key={name}>
      <Text weight="semibold">{name}</Text>
      <Text tone="muted">Mulai Rp149.000</Text>
    </Card>
  ))

const meta = preview.meta({
  title: 'Dasar/Kisi (Grid)',
  component: Grid,
  args: { children: cards(3) },
})

export const Three = meta.story()
export const Five = meta.story({ args: { children: cards(5) } })
export const Seven = meta.story({ args: { children: cards(7), as: 'ul', 'aria-label': 'Kelas' } })
export const Featured = meta.story({ args: { children: cards(6), isFeatured: true } })
export const InAPanel = meta.story({
  args: { children: cards(4) },
  render: (args) => (
    <div style={{ maxWidth: 420 }}>
      <Grid {...args} />
    </div>
  ),
})

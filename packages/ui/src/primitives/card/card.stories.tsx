import preview from '../../../../../.storybook/preview.tsx'
import { Badge } from '../badge/badge.tsx'
import { Heading } from '../heading/heading.tsx'
import { Link } from '../link/link.tsx'
import { Text } from '../text/text.tsx'
import { Card } from './card.tsx'

const meta = preview.meta({
  title: 'Dasar/Kartu (Card)',
  component: Card,
  args: {
    as: 'article',
    children: (
      <>
        <div className="ui:mb-1 ui:flex ui:items-center ui:justify-between ui:gap-3">
          <Heading level={3} size="app-md">
            Kelas Shopee untuk pemula
          </Heading>
          <Badge tone="ok">Terbit</Badge>
        </div>
        <Text tone="muted">Diubah 12 menit lalu oleh Sinta. 1.204 kunjungan minggu ini.</Text>
      </>
    ),
  },
  render: (args) => (
    <div className="story-column">
      <Card {...args} />
    </div>
  ),
})

export const Plain = meta.story()
export const Selected = meta.story({ args: { isSelected: true } })
export const Interactive = meta.story({
  args: {
    isInteractive: true,
    children: (
      <Heading level={3} size="app-md">
        <Link href="#buka" variant="quiet" className="ui:before:absolute ui:before:inset-0">
          Kelas Iklan hemat setiap hari
        </Link>
      </Heading>
    ),
  },
})

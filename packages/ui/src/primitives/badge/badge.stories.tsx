import preview from '../../../../../.storybook/preview.tsx'
import { Icon } from '../../icons/icon.tsx'
import { Badge } from './badge.tsx'

const meta = preview.meta({ title: 'Dasar/Lencana (Badge)', component: Badge, args: { children: 'Draf' } })

export const Neutral = meta.story()
export const Published = meta.story({
  args: { tone: 'ok', icon: <Icon name="centang" size={16} />, children: 'Terbit' },
})
export const Free = meta.story({ args: { tone: 'highlight', children: 'Gratis' } })

export const Matrix = meta.story({
  render: () => (
    <div className="story-row">
      <Badge>Draf</Badge>
      <Badge tone="ok" icon={<Icon name="centang" size={16} />}>
        Terbit
      </Badge>
      <Badge tone="info" icon={<Icon name="jam" size={16} />}>
        Terjadwal
      </Badge>
      <Badge tone="warn" icon={<Icon name="peringatan" size={16} />}>
        Ada perubahan
      </Badge>
      <Badge tone="danger" icon={<Icon name="silang" size={16} />}>
        Gagal
      </Badge>
      <Badge tone="accent">Mitra</Badge>
      <Badge tone="highlight">Gratis</Badge>
    </div>
  ),
})

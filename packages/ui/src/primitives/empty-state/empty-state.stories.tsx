import preview from '../../../../../.storybook/preview.tsx'
import { Icon } from '../../icons/icon.tsx'
import { Button } from '../button/button.tsx'
import { Card } from '../card/card.tsx'
import { EmptyState } from './empty-state.tsx'

const meta = preview.meta({
  title: 'Dasar/Keadaan kosong (EmptyState)',
  component: EmptyState,
  args: {
    title: 'Belum ada halaman landing',
    text: 'Susun halaman dari bagian yang siap pakai, lalu terbitkan tautannya ke pembeli Anda.',
    picture: <Icon name="tangga" size={40} />,
    action: <Button variant="primary">Halaman baru</Button>,
    secondaryAction: <Button variant="quiet">Mulai dari templat</Button>,
  },
})

export const Page = meta.story()
export const Inline = meta.story({
  args: {
    size: 'inline',
    headingLevel: 3,
    title: 'Tidak ada yang cocok',
    text: 'Coba kata lain, atau hapus saringan.',
    picture: undefined,
    action: <Button size="sm">Hapus saringan</Button>,
    secondaryAction: undefined,
  },
  render: (args) => (
    <div className="story-column">
      <Card padding="none">
        <EmptyState {...args} />
      </Card>
    </div>
  ),
})

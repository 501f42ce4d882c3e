import preview from '../../../../../.storybook/preview.tsx'
import { pictures } from '../../docs/pictures.ts'
import { toko } from '../../icons/content-icons.ts'
import { Icon } from '../../icons/icon.tsx'
import { Button } from '../button/button.tsx'
import { Card } from '../card/card.tsx'
import { EmptyState } from './empty-state.tsx'
import { StairsPicture } from './stairs-picture.tsx'

const meta = preview.meta({
  title: 'Dasar/Keadaan kosong (EmptyState)',
  component: EmptyState,
  subcomponents: { StairsPicture },
  args: {
    title: 'Belum ada halaman landing',
    text: 'Susun halaman dari bagian yang siap pakai, lalu terbitkan tautannya ke pembeli Anda.',
    picture: <Icon name="tangga" size={40} />,
    action: <Button variant="primary">Halaman baru</Button>,
    secondaryAction: <Button variant="quiet">Mulai dari templat</Button>,
  },
})

export const Page = meta.story()
export const Illustrated = meta.story({
  args: { picture: undefined, illustration: <StairsPicture icon={toko} /> },
  render: (args) => (
    <Card padding="none">
      <EmptyState {...args} />
    </Card>
  ),
})

const scene = pictures.find(({ file }) => file.includes('coffee-counter')) ?? pictures[0]

/** A picture of the product's own; above the words where there is little room. */
export const WithOwnDrawing = meta.story({
  args: {
    picture: undefined,
    illustration: <img src={scene?.url} alt="" width={scene?.width} height={scene?.height} />,
  },
})

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

import preview from '../../../../../.storybook/preview.tsx'
import { Icon } from '../../icons/icon.tsx'
import { Text } from '../text/text.tsx'
import { Link } from './link.tsx'

const meta = preview.meta({
  title: 'Dasar/Tautan (Link)',
  component: Link,
  args: { href: '#panduan', children: 'Baca panduan' },
})

export const Inline = meta.story({
  render: (args) => (
    <Text>
      Belum pernah membuat halaman? <Link {...args}>Baca panduan lima menit</Link> sebelum mulai.
    </Text>
  ),
})
export const Standalone = meta.story({
  args: {
    variant: 'standalone',
    children: (
      <>
        Lihat semua halaman <Icon name="maju" size={16} />
      </>
    ),
  },
})
export const Quiet = meta.story({ args: { variant: 'quiet', children: 'Kelas Shopee untuk pemula' } })
export const OnEveryTone = meta.story({
  parameters: { isBare: true },
  render: () => (
    <>
      {(['white', 'paper', 'soft', 'board', 'brand', 'turmeric'] as const).map((tone) => (
        <div key={tone} data-tone={tone} className="story-padding">
          <Text>
            Satu harga untuk semua. <Link href="#garansi">Baca ketentuan garansi</Link> sebelum membayar.
          </Text>
        </div>
      ))}
    </>
  ),
})

import preview from '../../../../../.storybook/preview.tsx'
import { Heading } from './heading.tsx'

const meta = preview.meta({
  title: 'Dasar/Judul (Heading)',
  component: Heading,
  args: { level: 2 as const, size: 'h2' as const, children: 'Dari catatan berantakan menjadi dasbor satu halaman' },
})

export const Section = meta.story()
export const Display = meta.story({ args: { level: 1, size: 'display-l', children: 'Toko ramai tanpa perang diskon' } })
export const Application = meta.story({ args: { level: 1, size: 'app-2xl', children: 'Halaman landing' } })

export const Scale = meta.story({
  render: () => (
    <div className="story-column">
      {(
        [
          'display-xl',
          'display-l',
          'display-m',
          'h2',
          'h3',
          'app-3xl',
          'app-2xl',
          'app-xl',
          'app-lg',
          'app-md',
          'app-sm',
        ] as const
      ).map((size) => (
        <Heading key={size} level={2} size={size}>
          Jualan lebih tenang
        </Heading>
      ))}
    </div>
  ),
})

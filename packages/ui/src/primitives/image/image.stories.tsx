import preview from '../../../../../.storybook/preview.tsx'
import { Image } from './image.tsx'

const cover = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 675"><rect width="1200" height="675" fill="#ffdb85"/><path d="M0 675V525h300V375h300V225h300V75h300v600z" fill="#ffb702"/><rect x="690" y="120" width="240" height="430" rx="28" fill="#fff" stroke="#48260f" stroke-width="12"/><path d="M740 230h140M740 290h140M740 350h90" stroke="#48260f" stroke-width="14" stroke-linecap="round"/><rect x="740" y="420" width="140" height="56" rx="10" fill="#0c7a75"/></svg>',
)}`

const meta = preview.meta({
  title: 'Dasar/Gambar (Image)',
  component: Image,
  args: {
    src: cover,
    alt: 'Ponsel menampilkan daftar pesanan di atas tangga kuning',
    width: 1200,
    height: 675,
    color: '#ffb702',
  },
  render: (args) => (
    <div className="story-column">
      <Image {...args} />
    </div>
  ),
})

export const Original = meta.story()
export const Square = meta.story({
  args: { ratio: '1:1' },
  render: (args) => (
    <div style={{ width: 220 }}>
      <Image {...args} />
    </div>
  ),
})
export const Missing = meta.story({ args: { src: 'data:image/png;base64,rusak', ratio: '16:9', color: '#004948' } })
export const MissingWithoutColour = meta.story({
  args: { src: 'data:image/png;base64,rusak', ratio: '16:9', color: undefined },
})
export const Shapes = meta.story({
  render: (args) => (
    <div className="story-row" style={{ alignItems: 'start' }}>
      {(['1:1', '4:3', '3:2', '16:9', '9:16'] as const).map((ratio) => (
        <div key={ratio} style={{ width: 120 }}>
          <Image {...args} ratio={ratio} />
        </div>
      ))}
    </div>
  ),
})

import { storyImage } from '../parts/story-media.ts'
import type { SectionSettings } from '../section-settings.ts'
import { embed, type EmbedContent } from './embed.section.ts'

const place: EmbedContent = {
  ...embed.defaults,
  eyebrow: 'Datang langsung',
  title: 'Kedai di sebelah alun-alun',
  text: 'Parkir di depan pasar, lalu jalan kaki dua menit. Buka setiap hari sampai pukul lima sore.',
  reference: 'Kopi Ratna, Alun-alun Temanggung',
  image: storyImage('toko-senja', 'Kedai Kopi Ratna menjelang malam'),
  caption: 'Jalan Kaloran 12, Temanggung',
}

const podcast: EmbedContent = {
  ...embed.defaults,
  title: 'Obrolan Senin pagi',
  text: 'Setengah jam bersama pemilik usaha tentang angka yang mereka buka lebih dulu.',
  provider: 'spotify',
  reference: 'https://open.spotify.com/show/4rOoJ6Egrf8K2IrywzwOMk',
}

/** Believable contents, one or more a layout: drawn by stories and tests, and looked at. */
export const examples = {
  wide: { content: place },
  wideWithoutPicture: { content: { ...podcast, layout: 'wide' }, settings: { tone: 'paper' } },
  beside: { content: { ...place, layout: 'beside' }, settings: { tone: 'soft' } },
  besideUpright: {
    content: {
      ...podcast,
      layout: 'beside',
      title: 'Satu menit di dapur sangrai',
      text: 'Dari biji hijau sampai bungkus, tanpa potongan.',
      provider: 'tiktok',
      reference: '7106594312292453675',
    },
    settings: { tone: 'board' },
  },
  slip: { content: { ...podcast, layout: 'slip' }, settings: { tone: 'white', spacing: 'tight' } },
  slipOfPlace: { content: { ...place, layout: 'slip' }, settings: { tone: 'brand', spacing: 'tight' } },
} satisfies Record<string, { content: EmbedContent; settings?: Partial<SectionSettings> }>

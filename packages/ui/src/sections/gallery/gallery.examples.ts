import { storyImage } from '../parts/story-media.ts'
import type { SectionSettings } from '../section-settings.ts'
import { gallery, type GalleryContent } from './gallery.section.ts'

const photos: GalleryContent['items'] = [
  { id: 'foto-00001', image: storyImage('workshop-aula', 'Aula penuh peserta'), caption: 'Hari pertama di Sleman' },
  { id: 'foto-00002', image: storyImage('workshop-praktik', 'Peserta berlatih berdua'), caption: '' },
  { id: 'foto-00003', image: storyImage('mentor-sinta', 'Sinta Maharani'), caption: 'Kak Sinta sebelum mulai' },
  { id: 'foto-00004', image: storyImage('papan-tulis', 'Papan tulis penuh rumus'), caption: '' },
  { id: 'foto-00005', image: storyImage('toko-senja', 'Toko peserta saat senja'), caption: 'Toko Bu Ketut, Singaraja' },
  { id: 'foto-00006', image: storyImage('mitra-kak-wulan', 'Kak Wulan'), caption: '' },
  {
    id: 'foto-00007',
    image: storyImage('meja-kasir', 'Meja kasir dengan laptop'),
    caption: 'Latihan memakai data sendiri',
  },
]

const workshop: GalleryContent = {
  ...gallery.defaults,
  eyebrow: 'Workshop Oktober',
  title: 'Suasana dua hari belajar',
  intro: 'Empat puluh pemilik toko, satu aula, data mereka sendiri.',
  items: photos.slice(0, 6),
}

/** Believable contents, one or more a layout and count: drawn by stories and tests, and looked at. */
export const examples = {
  mosaic: { content: workshop },
  mosaicOfThree: { content: { ...workshop, items: photos.slice(0, 3) }, settings: { tone: 'paper' } },
  mosaicOfSeven: { content: { ...workshop, items: photos }, settings: { tone: 'board' } },
  mosaicOfOne: { content: { ...workshop, items: photos.slice(0, 1), intro: '' } },
  strip: { content: { ...workshop, layout: 'strip', items: photos }, settings: { tone: 'soft' } },
  wall: { content: { ...workshop, layout: 'wall' }, settings: { tone: 'paper' } },
} satisfies Record<string, { content: GalleryContent; settings?: Partial<SectionSettings> }>

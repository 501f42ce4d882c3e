import * as z from 'zod/mini'
import { defineSection, type Finding } from '../define-section.ts'
import { ctaSchema, imageSchema, noCta, noImage, noVideo, strictObject, text, videoSchema } from '../values.ts'

const content = strictObject(() => ({
  layout: z.enum(['wide', 'side', 'phone', 'pair']),
  eyebrow: text(32),
  title: text(80),
  text: text(200),
  /** The picture, or the poster of the film. */
  image: imageSchema,
  secondImage: imageSchema,
  video: videoSchema,
  playLabel: text(28),
  /** Length of the film, 0 while not known. */
  seconds: z.int().check(z.minimum(0), z.maximum(86_400)),
  /** What watching costs in data, 0 while not known. */
  sizeMb: z.int().check(z.minimum(0), z.maximum(5_000)),
  caption: text(120),
  cta: ctaSchema,
}))
export type TitleMediaContent = z.infer<typeof content>

export const titleMedia = defineSection<TitleMediaContent>({
  type: 'title_media',
  version: 1,
  label: 'Judul dengan media',
  purpose: 'Perlihatkan hasilnya: satu gambar, video, atau sebelum dan sesudah.',
  group: 'opening',
  keywords: ['gambar', 'video', 'film', 'foto', 'sebelum sesudah', 'title image', 'title video'],
  content,
  defaults: {
    layout: 'wide',
    eyebrow: '',
    title: 'Lihat seperti apa hasilnya',
    text: '',
    image: noImage,
    secondImage: noImage,
    video: noVideo,
    playLabel: 'Putar video',
    seconds: 0,
    sizeMb: 0,
    caption: '',
    cta: noCta,
  },
  fields: {
    layout: {
      kind: 'layout',
      label: 'Tata letak',
      options: [
        { value: 'wide', label: 'Lebar' },
        { value: 'side', label: 'Samping' },
        { value: 'phone', label: 'Ponsel' },
        { value: 'pair', label: 'Dua gambar' },
      ],
    },
    eyebrow: { kind: 'text', label: 'Teks kecil di atas', maxLength: 32 },
    title: {
      kind: 'text',
      label: 'Judul',
      maxLength: 80,
      bestLength: 45,
      hint: 'Sebutkan apa yang akan terlihat.',
      examples: ['Dari catatan berantakan menjadi satu halaman', 'Tonton perkenalan kelas'],
    },
    text: { kind: 'text', label: 'Teks', maxLength: 200, bestLength: 120, isMultiline: true },
    image: { kind: 'image', label: 'Gambar', hint: 'Untuk video, ini gambar sampulnya.' },
    secondImage: {
      kind: 'image',
      label: 'Gambar kedua',
      layouts: ['pair'],
      hint: 'Gambar ini menunjukkan keadaan sesudahnya.',
    },
    video: { kind: 'video', label: 'Video', layouts: ['wide', 'side', 'phone'] },
    playLabel: { kind: 'text', label: 'Ajakan memutar', maxLength: 28, layouts: ['wide', 'side', 'phone'] },
    seconds: {
      kind: 'number',
      label: 'Lama video',
      min: 0,
      max: 86_400,
      unit: 'detik',
      layouts: ['wide', 'side', 'phone'],
    },
    sizeMb: {
      kind: 'number',
      label: 'Ukuran video',
      min: 0,
      max: 5_000,
      unit: 'MB',
      layouts: ['wide', 'side', 'phone'],
      hint: 'Membantu pengunjung yang kuotanya terbatas.',
    },
    caption: { kind: 'text', label: 'Keterangan gambar', maxLength: 120 },
    cta: { kind: 'cta', label: 'Tombol' },
  },
  complete: { title: 'Judul belum diisi' },
  check: missingMedia,
  upgrades: {},
})

// A heading that announces something to see, and nothing under it, is a promise broken.
function missingMedia({ layout, image, secondImage, video }: TitleMediaContent): Finding[] {
  if (layout === 'pair')
    return [
      ...(image.mediaId === '' ? [{ path: ['image'], message: 'Gambar pertama belum dipilih' }] : []),
      ...(secondImage.mediaId === '' ? [{ path: ['secondImage'], message: 'Gambar kedua belum dipilih' }] : []),
    ]
  return image.mediaId === '' && video.kind === 'none'
    ? [{ path: ['video'], message: 'Gambar atau video belum dipilih' }]
    : []
}

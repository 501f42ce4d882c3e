import * as z from 'zod/mini'
import { defineSection } from '../define-section.ts'
import { latestReviewOf } from '../parts/from-record.ts'
import { newSaying, sayingFields, sayingShape } from '../parts/saying.schema.ts'
import { noVideo, strictObject, text, videoSchema } from '../values.ts'

const content = strictObject(() => ({
  layout: z.enum(['story', 'film']),
  eyebrow: text(32),
  title: text(80),
  ...sayingShape,
  video: videoSchema,
  playLabel: text(28),
  /** Length and size of the film, so that one knows what watching costs; 0 is not shown. */
  seconds: z.int().check(z.minimum(0), z.maximum(36_000)),
  sizeMb: z.int().check(z.minimum(0), z.maximum(5_000)),
}))
export type Testimonial1Content = z.infer<typeof content>

export const testimonial1 = defineSection<Testimonial1Content>({
  type: 'testimonial_1',
  version: 1,
  label: 'Testimoni utama',
  purpose: 'Satu cerita terkuat: hasilnya besar, orangnya terlihat.',
  group: 'proof',
  keywords: ['testimoni', 'cerita', 'ulasan', 'bukti', 'testimonial', 'story', 'review'],
  content,
  defaults: {
    layout: 'story',
    eyebrow: '',
    title: 'Cerita peserta',
    ...newSaying,
    video: noVideo,
    playLabel: 'Putar ceritanya',
    seconds: 0,
    sizeMb: 0,
  },
  fields: {
    layout: {
      kind: 'layout',
      label: 'Tata letak',
      options: [
        { value: 'story', label: 'Cerita' },
        { value: 'film', label: 'Video' },
      ],
    },
    eyebrow: { kind: 'text', label: 'Teks kecil di atas', maxLength: 32 },
    title: {
      kind: 'text',
      label: 'Judul',
      maxLength: 80,
      bestLength: 45,
      examples: ['Cerita peserta', 'Yang berubah di toko Bu Wulan'],
    },
    ...sayingFields,
    image: { ...sayingFields.image, labelByLayout: { film: 'Gambar sampul video' } },
    video: { kind: 'video', label: 'Video', layouts: ['film'] },
    playLabel: { kind: 'text', label: 'Kata di tombol putar', maxLength: 28, layouts: ['film'] },
    seconds: { kind: 'number', label: 'Panjang video', min: 0, max: 36_000, unit: 'detik', layouts: ['film'] },
    sizeMb: { kind: 'number', label: 'Ukuran video', min: 0, max: 5_000, unit: 'MB', layouts: ['film'] },
  },
  complete: { quote: 'Kutipan belum diisi', name: 'Nama orang yang dikutip belum diisi' },
  fromRecord: {
    keys: ['quote', 'result', 'name', 'role', 'city', 'image', 'source', 'video'],
    read: latestReviewOf,
  },
  upgrades: {},
})

import * as z from 'zod/mini'
import { defineSection, type Finding } from '../define-section.ts'
import { embeddedPlayer, embedProviders } from '../parts/providers.ts'
import { imageSchema, noImage, strictObject, text } from '../values.ts'

const content = strictObject(() => ({
  layout: z.enum(['wide', 'beside', 'slip']),
  eyebrow: text(32),
  title: text(80),
  text: text(200),
  provider: z.enum(embedProviders),
  /** An id, an address that holds it, or for a map the name of a place. Markup is none of these. */
  reference: text(200),
  image: imageSchema,
  caption: text(120),
}))
export type EmbedContent = z.infer<typeof content>

export const embed = defineSection<EmbedContent>({
  type: 'embed',
  version: 1,
  label: 'Sematan',
  purpose: 'Peta, podcast, atau video dari situs lain, dimuat hanya bila pengunjung memintanya.',
  group: 'content',
  keywords: ['peta', 'google maps', 'spotify', 'podcast', 'tiktok', 'youtube', 'lokasi', 'embed', 'iframe'],
  content,
  defaults: {
    layout: 'wide',
    eyebrow: '',
    title: 'Temukan tempat kami',
    text: '',
    provider: 'maps',
    reference: '',
    image: noImage,
    caption: '',
  },
  fields: {
    layout: {
      kind: 'layout',
      label: 'Tata letak',
      options: [
        { value: 'wide', label: 'Lebar' },
        { value: 'beside', label: 'Di samping teks' },
        { value: 'slip', label: 'Lembar kecil' },
      ],
    },
    eyebrow: { kind: 'text', label: 'Teks kecil di atas', maxLength: 32 },
    title: {
      kind: 'text',
      label: 'Judul',
      maxLength: 80,
      bestLength: 45,
      examples: ['Temukan tempat kami', 'Dengarkan episode pertama'],
    },
    text: { kind: 'text', label: 'Teks', maxLength: 200, bestLength: 120, isMultiline: true },
    provider: {
      kind: 'choice',
      label: 'Situs',
      options: [
        { value: 'youtube', label: 'YouTube' },
        { value: 'vimeo', label: 'Vimeo' },
        { value: 'maps', label: 'Google Maps' },
        { value: 'spotify', label: 'Spotify' },
        { value: 'tiktok', label: 'TikTok' },
      ],
    },
    reference: {
      kind: 'text',
      label: 'Tempat atau alamat',
      maxLength: 200,
      isUndrawn: true,
      hint: 'Untuk peta, tulis nama tempat dan kotanya. Untuk yang lain, tempel alamat yang disalin dari browser, bukan kode sematan.',
      examples: ['Alun-alun Temanggung'],
    },
    image: { kind: 'image', label: 'Gambar sampul', layouts: ['wide', 'beside'] },
    caption: { kind: 'text', label: 'Keterangan', maxLength: 120, bestLength: 80 },
  },
  complete: { title: 'Judul belum diisi' },
  check: unfinished,
  upgrades: {},
})

function unfinished({ provider, reference }: EmbedContent): Finding[] {
  if (embeddedPlayer(provider, reference) !== null) return []
  const message =
    reference.trim() === ''
      ? 'Tempat atau alamatnya belum diisi'
      : provider === 'maps'
        ? 'Tulis nama tempatnya, bukan alamat peta atau kode sematan'
        : 'Ini bukan alamat dari situs yang dipilih'
  return [{ path: ['reference'], message }]
}

import * as z from 'zod/mini'
import { emptyRichText } from '../../rich-text/rich-text-value.ts'
import { richTextSchema } from '../../rich-text/rich-text.schema.ts'
import { defineSection, type Finding } from '../define-section.ts'
import { imageSchema, listOf, noImage, noVideo, shortIdSchema, strictObject, text, videoSchema } from '../values.ts'
import { videoFields } from './video-fields.ts'

const chapter = strictObject(() => ({
  id: shortIdSchema,
  seconds: z.int().check(z.minimum(0), z.maximum(86_400)),
  title: text(80),
}))

const content = strictObject(() => ({
  layout: z.enum(['stage', 'chapters', 'transcript']),
  eyebrow: text(32),
  title: text(80),
  text: text(200),
  /** The poster. */
  image: imageSchema,
  video: videoSchema,
  playLabel: text(28),
  seconds: z.int().check(z.minimum(0), z.maximum(86_400)),
  sizeMb: z.int().check(z.minimum(0), z.maximum(5_000)),
  chapters: listOf(chapter, 20),
  transcript: richTextSchema(6000),
}))
export type VideoContent = z.infer<typeof content>

export const video = defineSection<VideoContent>({
  type: 'video',
  version: 1,
  label: 'Video',
  purpose: 'Satu video dengan daftar isi dan transkrip, dimuat hanya bila diminta.',
  group: 'content',
  keywords: ['film', 'youtube', 'vimeo', 'tonton', 'rekaman', 'transkrip', 'webinar', 'video'],
  content,
  defaults: {
    layout: 'stage',
    eyebrow: '',
    title: 'Tonton penjelasannya',
    text: '',
    image: noImage,
    video: noVideo,
    playLabel: 'Putar video',
    seconds: 0,
    sizeMb: 0,
    chapters: [],
    transcript: emptyRichText,
  },
  fields: videoFields,
  complete: { title: 'Judul belum diisi' },
  check: unfinished,
  upgrades: {},
})

function unfinished({ video: film, chapters, seconds }: VideoContent): Finding[] {
  return [
    ...(film.kind === 'none' ? [{ path: ['video'], message: 'Video belum dipilih' }] : []),
    ...chapters.flatMap(({ id, title, seconds: at }) => [
      ...(title.trim() === '' ? [{ path: ['chapters', id, 'title'], message: 'Judul bagian belum diisi' }] : []),
      ...(seconds > 0 && at >= seconds
        ? [{ path: ['chapters', id, 'seconds'], message: 'Bagian ini mulai sesudah video selesai' }]
        : []),
    ]),
  ]
}

import * as z from 'zod/mini'
import { defineSection, type Finding } from '../define-section.ts'
import { messagesOf } from '../parts/from-record.ts'
import { imageSchema, listOf, noImage, shortIdSchema, strictObject, text } from '../values.ts'
import { testimonial3Fields } from './testimonial-3-fields.ts'

const message = strictObject(() => ({
  id: shortIdSchema,
  /** Whose bubble it is: the person's, or the reply of the mentor. */
  from: z.enum(['person', 'us']),
  text: text(160),
  /** As it is read: `19.30`. */
  time: text(12),
}))

const item = strictObject(() => ({
  id: shortIdSchema,
  name: text(40),
  role: text(40),
  image: imageSchema,
  /** The conversation as a picture; its words then stand under it, folded. */
  screenshot: imageSchema,
  messages: listOf(message, 4),
}))

const content = strictObject(() => ({
  layout: z.enum(['chat', 'screenshot']),
  eyebrow: text(32),
  title: text(80),
  intro: text(200),
  items: listOf(item, 8),
}))
export type Testimonial3Content = z.infer<typeof content>

const newMessage = { from: 'person', text: '', time: '' } as const
const newItem = { name: '', role: '', image: noImage, screenshot: noImage, messages: [] } as const

export const testimonial3 = defineSection<Testimonial3Content>({
  type: 'testimonial_3',
  version: 1,
  label: 'Testimoni percakapan',
  purpose: 'Obrolan sungguhan dengan peserta, sebagai gelembung atau tangkapan layar.',
  group: 'proof',
  keywords: ['testimoni', 'chat', 'obrolan', 'percakapan', 'tangkapan layar', 'screenshot', 'conversation', 'pesan'],
  content,
  defaults: {
    layout: 'chat',
    eyebrow: '',
    title: 'Dari kotak pesan kami',
    intro: '',
    items: [1, 2].map((index) => ({
      ...newItem,
      id: `obrolan-0${index}`,
      name: 'Nama peserta',
      messages: [
        {
          ...newMessage,
          id: `pesan-${index}-01`,
          text: 'Salin pesan peserta di sini, persis seperti yang ia tulis, dengan izinnya.',
        },
        { ...newMessage, id: `pesan-${index}-02`, from: 'us', text: 'Lalu balasan Anda kepadanya.' },
      ],
    })),
  },
  fields: testimonial3Fields(newItem, newMessage),
  complete: { title: 'Judul belum diisi' },
  check: unfinished,
  fromRecord: { keys: ['items'], read: messagesOf },
  upgrades: {},
})

function unfinished({ layout, items }: Testimonial3Content): Finding[] {
  if (items.length === 0) return [{ path: ['items'], message: 'Belum ada percakapan satu pun' }]
  return items.flatMap(({ id, screenshot, messages }) => {
    const isSilent = messages.every(({ text: words }) => words.trim() === '')
    if (!isSilent) return []
    // A picture of words says nothing to who cannot see it.
    const isPicture = layout === 'screenshot' && screenshot.mediaId !== ''
    const sentence = isPicture
      ? 'Tulis isi tangkapan layar ini, supaya pembaca layar dapat membacakannya'
      : 'Percakapan ini belum berisi pesan'
    return [{ path: ['items', id, 'messages'], message: sentence }]
  })
}

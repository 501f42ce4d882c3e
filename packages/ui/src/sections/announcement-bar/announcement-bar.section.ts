import * as z from 'zod/mini'
import { defineSection, type Finding } from '../define-section.ts'
import { iconSchema, linkSchema, strictObject, text } from '../values.ts'

const content = strictObject(() => ({
  layout: z.enum(['link', 'button', 'coupon']),
  icon: iconSchema,
  text: text(90),
  label: text(28),
  target: linkSchema,
  code: text(20),
  /** Says until when, from the section's schedule. */
  hasEnd: z.boolean(),
}))
export type AnnouncementBarContent = z.infer<typeof content>

export const announcementBar = defineSection<AnnouncementBarContent>({
  type: 'announcement_bar',
  version: 1,
  label: 'Bilah pengumuman',
  purpose: 'Satu kalimat di bagian paling atas, dengan jadwal tampil jika perlu.',
  group: 'frame',
  keywords: ['pengumuman', 'promo', 'kupon', 'info', 'announcement', 'banner', 'topbar'],
  content,
  defaults: {
    layout: 'link',
    icon: 'pengeras',
    text: 'Pendaftaran angkatan berikutnya sudah dibuka',
    label: 'Lihat jadwal',
    target: { kind: 'offer' },
    code: '',
    hasEnd: false,
  },
  settings: { tone: 'board' },
  fields: {
    layout: {
      kind: 'layout',
      label: 'Tata letak',
      options: [
        { value: 'link', label: 'Tautan' },
        { value: 'button', label: 'Tombol' },
        { value: 'coupon', label: 'Kupon' },
      ],
    },
    icon: { kind: 'icon', label: 'Ikon', layouts: ['link', 'button'] },
    text: { kind: 'text', label: 'Teks', maxLength: 90, bestLength: 50 },
    label: { kind: 'text', label: 'Tulisan tautan', maxLength: 28 },
    target: { kind: 'link', label: 'Tujuan' },
    code: { kind: 'text', label: 'Kode kupon', maxLength: 20, layouts: ['coupon'], examples: ['HEMATNOV'] },
    hasEnd: {
      kind: 'toggle',
      label: 'Sebutkan sampai kapan',
      group: 'behaviour',
      hint: 'Tanggalnya diambil dari jadwal tampil bagian ini.',
    },
  },
  complete: { text: 'Teks pengumuman belum diisi' },
  check: unfinished,
  upgrades: {},
})

function unfinished({ layout, code }: AnnouncementBarContent): Finding[] {
  return layout === 'coupon' && code.trim() === '' ? [{ path: ['code'], message: 'Kode kupon belum diisi' }] : []
}

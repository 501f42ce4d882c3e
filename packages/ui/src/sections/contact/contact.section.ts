import * as z from 'zod/mini'
import { defineSection, type Finding } from '../define-section.ts'
import { formFieldsSchema, newFormFields, newConsent } from '../parts/form.schema.ts'
import {
  ctaSchema,
  imageSchema,
  keptNumberSchema,
  linkSchema,
  noCta,
  noImage,
  noLink,
  strictObject,
  text,
} from '../values.ts'
import { contactFields } from './contact-fields.ts'

const content = strictObject(() => ({
  layout: z.enum(['card', 'lines', 'form']),
  eyebrow: text(32),
  title: text(80),
  intro: text(200),
  /** Who answers. */
  name: text(40),
  role: text(40),
  portrait: imageSchema,
  hours: text(60),
  chat: z.strictObject({
    /** Empty: the number of the page's offer. */
    number: keptNumberSchema,
    /** What the chat begins with. */
    message: text(160),
  }),
  email: text(80),
  phone: text(20),
  address: text(160),
  map: linkSchema,
  fields: formFieldsSchema,
  consent: text(160),
  cta: ctaSchema,
}))
export type ContactContent = z.infer<typeof content>

export const contact = defineSection<ContactContent>({
  type: 'contact',
  version: 1,
  label: 'Kontak',
  purpose: 'Orang yang bisa dihubungi: WhatsApp, e-mail, telepon, alamat, atau formulir.',
  group: 'questions',
  keywords: ['kontak', 'whatsapp', 'hubungi', 'alamat', 'telepon', 'email', 'formulir', 'contact'],
  content,
  defaults: {
    layout: 'card',
    eyebrow: '',
    title: 'Mari mengobrol dulu',
    intro: 'Ceritakan keadaan Anda. Kami bantu melihat langkah yang pas.',
    name: 'Tim kami',
    role: '',
    portrait: noImage,
    hours: '',
    chat: { number: '', message: '' },
    email: '',
    phone: '',
    address: '',
    map: noLink,
    fields: [
      ...newFormFields,
      { id: 'isian-0003', kind: 'text', label: 'Yang ingin ditanyakan', options: '', isRequired: true },
    ],
    consent: newConsent,
    cta: { ...noCta, label: 'Kirim pesan' },
  },
  fields: contactFields,
  complete: { title: 'Judul belum diisi' },
  check: unfinished,
  upgrades: {},
})

function unfinished({ layout, email, phone, fields }: ContactContent): Finding[] {
  return [
    ...(email.trim() !== '' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim())
      ? [{ path: ['email'], message: 'Alamat e-mail ini belum lengkap' }]
      : []),
    ...(phone.trim() !== '' && !/^[+\d][\d\s().-]{4,}$/.test(phone.trim())
      ? [{ path: ['phone'], message: 'Nomor telepon ini belum benar' }]
      : []),
    ...(layout === 'form' && fields.length === 0 ? [{ path: ['fields'], message: 'Formulir belum punya isian' }] : []),
  ]
}

import type { Theme } from '@naikkelas/ui/theme/schema'
import type { PageDocument } from '../document.ts'

/** What a page is for, in the order in which it is asked. */
export const goals = [
  { id: 'sell', label: 'Jual', hint: 'Kelas, jasa, alat, atau penawaran lanjutan.' },
  { id: 'leads', label: 'Kumpulkan prospek', hint: 'Nama dan nomor orang yang tertarik.' },
  { id: 'event', label: 'Acara', hint: 'Workshop, webinar, atau kelas sehari.' },
  { id: 'profile', label: 'Profil', hint: 'Siapa Anda dan apa yang Anda tawarkan.' },
  { id: 'links', label: 'Tautan', hint: 'Satu alamat untuk semua tautan Anda.' },
] as const
export type Goal = (typeof goals)[number]['id']

/** Offer values that a new page asks for: those of the offer itself, and the target of its button. */
export const askable = ['name', 'price', 'strikePrice', 'deadline', 'seats', 'coach', 'whatsapp', 'address'] as const
export type Asked = (typeof askable)[number]

export interface Look {
  label: string
  theme: Theme
}

/** What a new page starts from: sections, texts and pictures for one goal. */
export interface Template {
  label: string
  purpose: string
  goals: readonly [Goal, ...Goal[]]
  looks: readonly [Look, Look, Look]
  /** The required offer values; its button leads to WhatsApp or to a URL. */
  asks: readonly Asked[]
  /** Sample values for previews; never stored. */
  sample: { name: string; price?: number; strikePrice?: number; seats?: number; coach?: string }
  /** A page of it, in its first look, with new ids. */
  make: () => PageDocument
}

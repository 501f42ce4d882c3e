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

/** Values of the offer that are asked when a page is made: those of the offer itself, and where its button leads. */
export const askable = ['name', 'price', 'strikePrice', 'deadline', 'seats', 'coach', 'whatsapp', 'address'] as const
export type Asked = (typeof askable)[number]

export interface Look {
  label: string
  theme: Theme
}

/** What a page may begin with: sections, words and pictures for one goal. */
export interface Template {
  label: string
  purpose: string
  goals: readonly [Goal, ...Goal[]]
  looks: readonly [Look, Look, Look]
  /** What it needs of the offer; its button leads to WhatsApp or to an address. */
  asks: readonly Asked[]
  /** Values to show it with before there is an offer; never stored. */
  sample: { name: string; price?: number; strikePrice?: number; seats?: number; coach?: string }
  /** A page of it, in its first look, with ids of its own. */
  make: () => PageDocument
}

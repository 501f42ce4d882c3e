import * as z from 'zod/mini'
import { defineSection, type Finding } from '../define-section.ts'
import {
  iconSchema,
  imageSchema,
  linkSchema,
  listOf,
  noImage,
  noLink,
  priceTextSchema,
  shortIdSchema,
  strictObject,
  text,
} from '../values.ts'
import { listingSchema, noListing, unfinishedListing } from '../parts/listing.schema.ts'
import { linkListFields } from './link-list-fields.ts'

const instant = z.nullable(z.iso.datetime({ offset: true }))

const item = strictObject(() => ({
  id: shortIdSchema,
  label: text(40),
  note: text(60),
  target: linkSchema,
  icon: iconSchema,
  image: imageSchema,
  isHighlighted: z.boolean(),
  price: priceTextSchema,
  /** Shown from this instant on, and until just before `to`; null leaves that side open. */
  from: instant,
  to: instant,
}))

const content = strictObject(() => ({
  layout: z.enum(['buttons', 'rows', 'cards', 'grid']),
  eyebrow: text(32),
  title: text(80),
  intro: text(200),
  /** Records of the catalogue in place of the items. */
  listing: listingSchema,
  items: listOf(item, 40),
}))
export type LinkListContent = z.infer<typeof content>

const plain = { note: '', icon: '', image: noImage, isHighlighted: false, price: '', from: null, to: null } as const

export const linkList = defineSection<LinkListContent>({
  type: 'link_list',
  version: 2,
  label: 'Daftar tautan',
  purpose: 'Semua tautan penting dalam satu tempat, mudah ditekan dengan jempol.',
  group: 'links',
  keywords: ['tautan', 'link', 'bio', 'linktree', 'media sosial', 'menu'],
  content,
  defaults: {
    layout: 'rows',
    eyebrow: '',
    title: 'Tautan penting',
    intro: '',
    listing: noListing,
    items: [
      { ...plain, id: 'taut-00001', label: 'Lihat penawaran', target: { kind: 'offer' } },
      { ...plain, id: 'taut-00002', label: 'Halaman utama', target: { kind: 'url', href: '/' } },
    ],
  },
  fields: linkListFields({ ...plain, label: '', target: noLink }),
  complete: {},
  check: unfinished,
  // Version 1 had no records of the catalogue.
  upgrades: { 1: (content) => ({ ...content, listing: noListing }) },
})

function unfinished({ listing, items }: LinkListContent): Finding[] {
  if (listing.by !== 'none') return unfinishedListing(listing)
  if (items.length === 0) return [{ path: ['items'], message: 'Belum ada tautan satu pun' }]
  return items.flatMap(({ id, label, target, from, to }) => [
    ...(label.trim() === '' ? [{ path: ['items', id, 'label'], message: 'Label tautan belum diisi' }] : []),
    ...(target.kind === 'url' && target.href === ''
      ? [{ path: ['items', id, 'target'], message: 'Tautan ini belum punya tujuan' }]
      : []),
    ...(from !== null && to !== null && Date.parse(from) >= Date.parse(to)
      ? [{ path: ['items', id, 'to'], message: 'Waktu berakhir harus sesudah waktu mulai' }]
      : []),
  ])
}

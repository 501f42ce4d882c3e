import * as z from 'zod/mini'
import { defineSection, type Finding } from '../define-section.ts'
import { ctaSchema, listOf, noCta, priceTextSchema, shortIdSchema, strictObject, text } from '../values.ts'
import { priceFields } from './price-fields.ts'

const plan = strictObject(() => ({
  id: shortIdSchema,
  name: text(24),
  /** Empty in the first plan: the price of the page's offer. */
  priceText: priceTextSchema,
  strikeText: priceTextSchema,
  /** What the price is for: `per bulan`. */
  per: text(16),
  points: listOf(z.strictObject({ id: shortIdSchema, text: text(60) }), 10),
  isBest: z.boolean(),
  cta: ctaSchema,
}))

const tier = strictObject(() => ({
  id: shortIdSchema,
  /** By date or by seats: `20 kursi pertama`. */
  label: text(40),
  priceText: priceTextSchema,
  /** From this instant on the step is over. */
  until: z.nullable(z.iso.datetime({ offset: true })),
  /** Over before its date, because its seats are gone. */
  isSoldOut: z.boolean(),
}))

const content = strictObject(() => ({
  layout: z.enum(['receipt', 'plans', 'steps', 'free']),
  eyebrow: text(32),
  title: text(80),
  intro: text(200),
  plans: listOf(plan, 3),
  tiers: listOf(tier, 4),
  guarantee: text(120),
  payments: text(120),
}))
export type PriceContent = z.infer<typeof content>
export type Plan = PriceContent['plans'][number]

const newPlan = { name: '', priceText: '', strikeText: '', per: '', points: [], isBest: false, cta: noCta }

export const price = defineSection<PriceContent>({
  type: 'price',
  version: 1,
  label: 'Harga',
  purpose: 'Harga yang dibayar dan semua yang didapat.',
  group: 'price',
  keywords: ['paket', 'biaya', 'nota', 'bertahap', 'early bird', 'gratis', 'pricing', 'plans'],
  content,
  defaults: {
    layout: 'receipt',
    eyebrow: '',
    title: 'Satu harga untuk semuanya',
    intro: '',
    plans: [
      {
        ...newPlan,
        id: 'paket-0001',
        name: 'Paket lengkap',
        points: [{ id: 'isi-000001', text: 'Semua yang disebut di halaman ini' }],
        cta: { ...noCta, label: 'Daftar sekarang' },
      },
    ],
    tiers: [],
    guarantee: '',
    payments: '',
  },
  settings: { tone: 'soft' },
  fields: priceFields(newPlan),
  complete: { title: 'Judul belum diisi' },
  check: unfinished,
  upgrades: {},
})

function unfinished({ layout, plans, tiers }: PriceContent): Finding[] {
  if (plans.length === 0) return [{ path: ['plans'], message: 'Belum ada paket satu pun' }]
  return [
    ...plans
      .filter(({ cta }) => cta.label.trim() === '')
      .map(({ id }) => ({ path: ['plans', id, 'cta', 'label'], message: 'Tombol paket ini belum punya tulisan' })),
    // The first takes its price from the offer; the prices of the others are unknown.
    ...plans
      .slice(1)
      .filter(({ priceText }) => priceText.trim() === '')
      .map(({ id }) => ({ path: ['plans', id, 'priceText'], message: 'Harga paket ini belum diisi' })),
    ...(layout === 'steps' && tiers.length < 2
      ? [{ path: ['tiers'], message: 'Harga bertahap memerlukan minimal dua tahap' }]
      : []),
    ...(layout === 'steps'
      ? tiers
          .filter(({ priceText }) => priceText.trim() === '')
          .map(({ id }) => ({ path: ['tiers', id, 'priceText'], message: 'Harga tahap ini belum diisi' }))
      : []),
  ]
}

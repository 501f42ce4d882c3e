import type { SellableCard } from '@naikkelas/contract/commerce'
import { rupiah } from '@naikkelas/contract/money'

/** A card that tests change what they look at of. */
export const sampleCard: SellableCard = {
  number: 7,
  kind: 'course',
  name: 'Iklan Shopee',
  link: 'iklan-shopee',
  summary: '',
  price: rupiah(149_000),
  strikePrice: null,
  availability: 'available',
  seatsLeft: null,
  availableFrom: null,
  availableUntil: null,
  category: { number: 3, name: 'Iklan' },
  partner: null,
  cover: null,
  landingPageId: null,
  salesCount: 0,
  rating: null,
  instructors: [],
  course: { type: 1, level: 'beginner', minutes: null, lessonCount: 0, opensAt: null },
  event: null,
}

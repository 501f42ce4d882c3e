import { courseTypes, type SellableKind } from '../enumerations/index.ts'

interface Addressed {
  kind: SellableKind
  link: string
  number: number
  /** Of a partner's; null for an own one. */
  partner: string | null
  course: { type: number } | null
}

/** Where each kind without a page of its own is sold: at one of the site's fixed pages. */
const soldAt: Readonly<Record<Exclude<SellableKind, 'course' | 'event'>, string>> = {
  service: '/jasa-kami',
  tool: '/tools-kami',
  add_on: '/super-mentor',
  partner_package: '/skilskul-subscription',
}

/** The page that an entry of the catalogue is seen at. */
export function sellableAddress({ kind, link, number, partner, course }: Addressed): string {
  if (kind === 'event') return `/event/${link}`
  if (kind !== 'course') return soldAt[kind]
  if (partner !== null) return `/daftar-kelas-partner/${number}`
  return course?.type === courseTypes.free ? `/kelas-gratis/${link}` : `/kelas/${link}`
}

import { courseTypes, type SellableKind } from '@naikkelas/contract'
import type { SellableCard } from '@naikkelas/contract/commerce'

type Addressed = Pick<SellableCard, 'kind' | 'link' | 'number' | 'partner' | 'course'>

/** Where each kind without a page of its own is sold: at one of the site's fixed pages. */
const soldAt: Readonly<Record<Exclude<SellableKind, 'course' | 'event'>, string>> = {
  service: '/jasa-kami',
  tool: '/tools-kami',
  add_on: '/super-mentor',
  partner_package: '/skilskul-subscription',
}

/** The page that a card leads to. */
export function sellableAddress({ kind, link, number, partner, course }: Addressed): string {
  if (kind === 'event') return `/event/${link}`
  if (kind !== 'course') return soldAt[kind]
  if (partner !== null) return `/daftar-kelas-partner/${number}`
  return course?.type === courseTypes.free ? `/kelas-gratis/${link}` : `/kelas/${link}`
}

import type { PartnerKind } from '@naikkelas/contract/identity'

interface DemoPartner {
  name: string
  kind: PartnerKind
  /** A readable one. */
  reference: string
  subdomain: string | null
  /** E-mail of the learner who buys packages for it; null without one. */
  learnerEmail: string | null
}

/** Sells for a commission, with a page and a host. */
export const demoPartner: DemoPartner = {
  name: 'Kopi Ratna',
  kind: 'commission',
  reference: 'kopi-ratna',
  subdomain: 'kopi-ratna',
  learnerEmail: null,
}

/** Has a package. */
export const demoSubscriber: DemoPartner = {
  name: 'Batik Bima',
  kind: 'subscription',
  reference: 'batik-bima',
  subdomain: null,
  learnerEmail: 'langganan@naikkelas.test',
}

interface DemoPackageBuyer {
  partner: string
  reference: string
  /** Name of the reviewer who buys. */
  buyer: string
  /** Of the package. */
  link: string
  daysAgo: number
}

/** Partners that pay for their area. */
export const demoPackageBuyers: readonly DemoPackageBuyer[] = [
  {
    partner: 'Dapur Wulan',
    reference: 'dapur-wulan',
    buyer: 'Wulan Septiani',
    link: 'paket-partner-1-bulan',
    daysAgo: 12,
  },
  {
    partner: 'Kerajinan Made',
    reference: 'kerajinan-made',
    buyer: 'Made Ayu Lestari',
    link: 'paket-partner-3-bulan',
    daysAgo: 35,
  },
]

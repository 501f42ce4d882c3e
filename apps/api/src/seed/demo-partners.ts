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

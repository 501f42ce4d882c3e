import { defaultMenuItems } from '@naikkelas/contract/menu'
import type { PublicSite } from '@naikkelas/contract/site'

/** The product's own name, which its logo spells. */
export const productName = 'Naikkelas'

/** What is shown where nothing could be asked: on error pages, and while the API does not answer. */
export const defaultSite: PublicSite = {
  brand: { name: productName, logo: null, articlesUrl: null },
  contact: { email: '', whatsapp: '', address: '', socialLinks: [] },
  legal: { controller: null, validSince: null },
  menu: structuredClone(defaultMenuItems) as PublicSite['menu'],
  sales: { isPaymentOpen: false, isServiceOpen: false, isMentorOpen: false },
  flags: { toolsEnabled: true, addonEnabled: true, forum: false },
}

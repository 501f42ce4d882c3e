import type { Utm, UtmPreset } from './share-links.ts'

/** Built-in campaign presets, and the source their visitors count as; people add their own. */
export const housePresets: readonly (Pick<UtmPreset, 'name' | 'utm'> & {
  utm: Required<Pick<Utm, 'utm_source' | 'utm_medium'>>
  comesFrom: 'ads' | 'social' | 'other'
})[] = [
  { name: 'Bio Instagram', utm: { utm_source: 'instagram', utm_medium: 'bio' }, comesFrom: 'social' },
  { name: 'TikTok Ads', utm: { utm_source: 'tiktok', utm_medium: 'iklan' }, comesFrom: 'ads' },
  // Messengers: traffic from shared links.
  { name: 'Siaran WhatsApp', utm: { utm_source: 'whatsapp', utm_medium: 'siaran' }, comesFrom: 'other' },
]

/** `iklan-fb` and `paid_social` begin with such a word; `adsense` is a word of its own. */
const paidWord =
  /^(?:ads?|iklan|berbayar|paid(?:search|social|video)?|ppc|cp[acmv]|display|retargeting|remarketing)(?:$|[-_.])/

/** Whether a campaign's medium, in lower case, means paid traffic. */
export const isPaidMedium = (medium: string): boolean => paidWord.test(medium)

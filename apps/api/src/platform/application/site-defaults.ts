import { defaultSettings, type SiteSettings } from '@naikkelas/contract/site'
import type { AppOptions } from '../../app-options.ts'

/** Settings of the site as the operator gave them, else those of the product. */
export function siteDefaultsOf({
  brand,
  auditDays = defaultSettings.limits.auditDays,
  leadMonths = defaultSettings.limits.leadMonths,
}: Pick<AppOptions, 'brand' | 'auditDays' | 'leadMonths'>): SiteSettings {
  const { name = '', address = '', email = '' } = brand?.controller ?? {}
  return {
    ...defaultSettings,
    legal: {
      companyName: name,
      companyAddress: address,
      privacyEmail: email,
      validSince: brand?.legalSince ?? null,
    },
    limits: { auditDays, leadMonths },
  }
}

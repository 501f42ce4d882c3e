import type { LinkWordName } from '@naikkelas/page'

/** As the settings call them; texts write the names between braces. */
export const linkWordLabels: Readonly<Record<LinkWordName, string>> = {
  kota: 'Kota',
  topik: 'Topik',
  utm_source: 'Sumber (utm_source)',
  utm_medium: 'Media (utm_medium)',
  utm_campaign: 'Kampanye (utm_campaign)',
  utm_content: 'Versi iklan (utm_content)',
  utm_term: 'Kata kunci (utm_term)',
}

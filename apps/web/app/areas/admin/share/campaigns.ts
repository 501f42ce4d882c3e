import { type Utm, utmNames } from '@naikkelas/contract/marketing'
import { type ChosenWords, spelledInLink } from '@naikkelas/page'

/** Adds campaign parameters to a URL; empty ones are omitted, existing ones stay. */
export function withCampaign(address: string, utm: Utm): string {
  const url = new URL(address)
  for (const name of utmNames) {
    const value = utm[name]?.trim() ?? ''
    if (value !== '') url.searchParams.set(name, value)
  }
  return url.href
}

/** Adds dynamic words to a URL. */
export function withWords(address: string, words: ChosenWords): string {
  const url = new URL(address)
  for (const [name, word] of Object.entries(words)) url.searchParams.set(name, spelledInLink(word))
  return url.href
}

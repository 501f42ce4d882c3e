import { type Utm, utmNames } from '@naikkelas/contract'
import { type ChosenWords, spelledInLink } from '@naikkelas/page'

/** An address with the words of a campaign; empty ones are left out, what stood there before stays. */
export function withCampaign(address: string, utm: Utm): string {
  const url = new URL(address)
  for (const name of utmNames) {
    const value = utm[name]?.trim() ?? ''
    if (value !== '') url.searchParams.set(name, value)
  }
  return url.href
}

/** An address that lets its page say these words. */
export function withWords(address: string, words: ChosenWords): string {
  const url = new URL(address)
  for (const [name, word] of Object.entries(words)) url.searchParams.set(name, spelledInLink(word))
  return url.href
}

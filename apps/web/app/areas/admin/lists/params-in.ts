import { plainText } from '@naikkelas/contract'

// What an address cannot mean is left out, so that no typed or shortened address ends in an error.

/** Words to search for: without invisible characters, which no list could store, and of limited length. */
export function wordsIn(params: URLSearchParams, name: string, maxLength = 80): string {
  const words = plainText(params.get(name) ?? '').slice(0, maxLength)
  // The cut may have halved a sign of two units.
  return (words.isWellFormed() ? words : words.slice(0, -1)).trim()
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i

/** The id of a record; empty without one. */
export function idIn(params: URLSearchParams, name: string): string {
  const value = params.get(name) ?? ''
  return uuid.test(value) ? value : ''
}

const PAGES_AT_MOST = 10_000

/** The number of a page, from 1. */
export function pageIn(params: URLSearchParams): number {
  const page = Number(params.get('halaman') ?? 1)
  return Number.isInteger(page) && page >= 1 && page <= PAGES_AT_MOST ? page : 1
}

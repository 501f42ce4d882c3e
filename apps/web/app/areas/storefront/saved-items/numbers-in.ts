import { publicNumber } from '../catalogue/public-number.ts'

/** The numbers of entries in an address, `12.7.3`, each once; what is none is left out. */
export function numbersIn(written: string | null, atMost: number): number[] {
  const numbers = (written ?? '').slice(0, 2_000).split('.').map(publicNumber)
  return [...new Set(numbers.filter((number) => number !== null && number < 1e15))].slice(0, atMost) as number[]
}

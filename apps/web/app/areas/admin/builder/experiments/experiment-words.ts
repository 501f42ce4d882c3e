import type { Experiment, ExperimentGoal, ExperimentResults } from '@naikkelas/contract/marketing'
import { formatDate, formatPercent, formatRupiah, groupThousands } from '@naikkelas/ui/format'

export const goalLabels: Readonly<Record<ExperimentGoal, string>> = {
  cta: 'Menekan tombol ajakan',
  lead: 'Mengirim formulir',
}

/** `varian B`, `varian B dan C`: within a sentence. */
export const variantNames = (keys: readonly string[]) =>
  `varian ${new Intl.ListFormat('id-ID').format(keys.map((key) => key.toUpperCase()))}`

/** That a variant was edited during the test, and on which days; null when none was. */
export function changeWords(changes: Experiment['changes']): string | null {
  if (changes.length === 0) return null
  const keys = [...new Set(changes.map(({ key }) => key))].toSorted()
  const days = [...new Set(changes.map(({ at }) => formatDate(at)))]
  return `Isi ${variantNames(keys)} diubah selagi diuji (${days.join(', ')}): angkanya mencakup isi yang lama dan yang baru.`
}

export const variantName = (key: string) => `Varian ${key.toUpperCase()}`

const points = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 1, signDisplay: 'exceptZero' })

export const countOf = (value: number) => groupThousands(value)
export const shareWords = (share: number) => formatPercent(share)

/** `+1,2 poin`: shares are subtracted, so their difference is no percentage of either. */
export const differenceWords = (difference: number) => `${points.format(difference * 100)} poin`

/** `3,1%–6,4%`, `-0,4 sampai +2,1`: where the true value lies in 95 of 100 tests. */
export const shareInterval = ({ low, high }: { low: number; high: number }) =>
  `${formatPercent(low)}–${formatPercent(high)}`
export const rupiahInterval = ({ low, high }: { low: number; high: number }) =>
  `${formatRupiah(low)}–${formatRupiah(high)}`
export const differenceInterval = ({ low, high }: { low: number; high: number }) =>
  `${points.format(low * 100)} sampai ${points.format(high * 100)}`

/** The result of a test in a sentence; or what is still missing for one. */
export function verdictWords({ verdict, best, neededVisitors, variants }: ExperimentResults): string {
  if (verdict === 'found')
    return best === 'a'
      ? 'Varian A lebih baik daripada semua varian lain.'
      : `${variantName(best ?? '')} lebih baik daripada varian A.`
  if (verdict === 'none') return 'Tidak ditemukan perbedaan yang berarti: selisih yang terlihat bisa saja kebetulan.'
  const least = Math.min(...variants.map(({ visitors }) => visitors))
  return neededVisitors === null
    ? 'Belum cukup data. Perkiraan jumlah pengunjung yang dibutuhkan muncul setelah varian A dilihat 100 pengunjung dan sebagian mencapai tujuan.'
    : `Belum cukup data: tiap varian butuh ${countOf(neededVisitors)} pengunjung dan sedikitnya 7 hari. Yang paling sedikit baru ${countOf(least)}.`
}

/** Why choosing a variant now is a guess, with what is known of it; null when the test found it to be the best. */
export function guessWords(results: ExperimentResults, key: string): string | null {
  const { verdict, best, variants } = results
  if (verdict === 'found' && best === key) return null
  const difference = variants.find((variant) => variant.key === key)?.difference ?? null
  const known =
    difference === null
      ? ''
      : ` Selisih ${variantName(key)} dari A: ${differenceWords(difference.value)}, dengan kemungkinan ${differenceInterval(difference)} poin.`
  return `${verdictWords(results)}${known}`
}

/** How a test that is over ended. */
export function endWords({ winner, goneVariants }: Pick<Experiment, 'winner' | 'goneVariants'>): string {
  if (goneVariants.length > 0) return `Uji berhenti: ${variantNames(goneVariants)} dihapus`
  return winner === null ? 'Dihentikan tanpa pemenang' : `Pemenang: ${variantName(winner)}`
}

/** As even as whole percents allow; what is left over goes to the first. */
export function evenWeights(keys: readonly Experiment['results']['variants'][number]['key'][]) {
  const share = Math.floor(100 / keys.length)
  return keys.map((key, index) => ({ key, weight: index === 0 ? 100 - share * (keys.length - 1) : share }))
}

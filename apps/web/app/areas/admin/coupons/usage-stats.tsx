import { formatRupiah } from '@naikkelas/contract/money'

interface UsageStatsProps {
  totals: { reserved: number; consumed: number; given: number; earned: number }
  /** How many coupons they are of, where that is not one. */
  coupons?: number
}

/** What coupons were used for, gave and brought. */
export function UsageStats({ totals: { reserved, consumed, given, earned }, coupons }: UsageStatsProps) {
  const facts = [
    ...(coupons === undefined ? [] : [{ term: 'Kupon', words: coupons.toLocaleString('id-ID') }]),
    { term: 'Terpakai', words: consumed.toLocaleString('id-ID') },
    { term: 'Menunggu pembayaran', words: reserved.toLocaleString('id-ID') },
    { term: 'Rupiah dipotong', words: formatRupiah(given) },
    { term: 'Rupiah masuk', words: formatRupiah(earned) },
  ]
  return (
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))]">
      {facts.map(({ term, words }) => (
        <div key={term} className="flex min-w-0 flex-col gap-1 rounded-box border border-line bg-surface px-4 py-3">
          <dt className="text-app-xs text-muted">{term}</dt>
          <dd className="text-app-lg font-semibold tabular-nums wrap-anywhere">{words}</dd>
        </div>
      ))}
    </dl>
  )
}

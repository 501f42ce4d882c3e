import { Link, useSearchParams } from 'react-router-dom'
import { withFilter } from '../lists/with-filter.ts'

const boxes = [
  { box: '', label: 'Prospek' },
  { box: 'spam', label: 'Mungkin spam' },
] as const

/** People on one side, what may be robots on the other: nothing is thrown away unseen. */
export function LeadBoxes({ isSpam }: { isSpam: boolean }) {
  const [params] = useSearchParams()
  return (
    <nav aria-label="Kotak prospek" className="flex gap-1 border-b border-line">
      {boxes.map(({ box, label }) => (
        <Link
          key={label}
          to={`?${withFilter(params, { kotak: box })}`}
          aria-current={(box === 'spam') === isSpam ? 'page' : undefined}
          className="-mb-px inline-flex min-h-11 items-center border-b-2 border-transparent px-3 text-app-sm text-muted hover:text-text aria-[current]:border-action aria-[current]:font-semibold aria-[current]:text-text"
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}

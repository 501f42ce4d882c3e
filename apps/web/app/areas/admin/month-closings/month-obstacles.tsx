import type { MonthObstacle } from '@naikkelas/contract/commerce'
import { groupThousands } from '@naikkelas/ui/format'
import { Link } from 'react-router-dom'
import { obstacleWords } from './month-words.ts'

/** What is left to be done, each with where that is. */
export function MonthObstacles({ obstacles }: { obstacles: readonly MonthObstacle[] }) {
  if (obstacles.length === 0) return <p className="text-app-sm text-muted">Tidak ada. Semuanya sudah selesai.</p>
  return (
    <ul className="flex flex-col gap-4">
      {obstacles.map(({ kind, count, examples }) => {
        const { title, advice, to } = obstacleWords[kind]
        return (
          <li key={kind} className="flex flex-col gap-1 text-app-sm">
            <b className="font-semibold">
              {groupThousands(count)} {title}
            </b>
            <span className="font-mono text-app-xs wrap-anywhere text-muted">
              {examples.join(', ')}
              {count > examples.length && ' …'}
            </span>
            <span>
              {advice}
              {to && (
                <>
                  {' '}
                  <Link className="whitespace-nowrap underline" to={to.href}>
                    {to.label}
                  </Link>
                </>
              )}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

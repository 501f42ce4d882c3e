import { Button } from '@naikkelas/ui/button'
import { Link } from 'react-router-dom'

interface PagerProps {
  total: number
  page: number
  perPage: number
  addressOf: (page: number) => string
}

/** Position in a paged list. Nothing for a single page. */
export function Pager({ total, page, perPage, addressOf }: PagerProps) {
  const last = Math.max(1, Math.ceil(total / perPage))
  if (last === 1) return null
  return (
    <nav aria-label="Halaman daftar" className="flex items-center justify-between gap-3 text-app-sm text-muted">
      <p>
        {(page - 1) * perPage + 1}–{Math.min(total, page * perPage)} dari {total}
      </p>
      <div className="flex gap-2">
        {page > 1 && (
          <Button asChild size="sm">
            <Link to={addressOf(page - 1)}>Sebelumnya</Link>
          </Button>
        )}
        {page < last && (
          <Button asChild size="sm">
            <Link to={addressOf(page + 1)}>Berikutnya</Link>
          </Button>
        )}
      </div>
    </nav>
  )
}

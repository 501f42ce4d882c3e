import { Button } from '@naikkelas/ui/button'
import { type AskedList, neighbourAddress } from './list-address.ts'

interface ListPagesProps {
  list: { next: string | null; previous: string | null }
  asked: AskedList
  filters?: Readonly<Record<string, string>>
}

/** Links to the neighbouring pages of a list. */
export function ListPages({ list: { next, previous }, asked, filters }: ListPagesProps) {
  if (next === null && previous === null) return null
  return (
    <nav aria-label="Halaman daftar" className="mt-8 flex justify-between gap-2">
      {previous !== null && (
        <Button asChild size="lg">
          <a rel="prev" href={neighbourAddress(asked, 'before', previous, filters)}>
            Sebelumnya
          </a>
        </Button>
      )}
      {next !== null && (
        <Button asChild size="lg" className="ms-auto">
          <a rel="next" href={neighbourAddress(asked, 'after', next, filters)}>
            Berikutnya
          </a>
        </Button>
      )}
    </nav>
  )
}

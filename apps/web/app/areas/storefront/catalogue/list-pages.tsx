import { Button } from '@naikkelas/ui/button'

interface ListPagesProps {
  list: { next: string | null; previous: string | null }
  /** Names them. @default 'Halaman daftar' */
  label?: string
  addressOf: (side: 'after' | 'before', at: string) => string
}

/** Links to the neighbouring pages of a list; nothing where it has one page. */
export function ListPages({ list: { next, previous }, label = 'Halaman daftar', addressOf }: ListPagesProps) {
  if (next === null && previous === null) return null
  return (
    <nav aria-label={label} className="mt-8 flex justify-between gap-2">
      {previous !== null && (
        <Button asChild size="lg">
          <a rel="prev" href={addressOf('before', previous)}>
            Sebelumnya
          </a>
        </Button>
      )}
      {next !== null && (
        <Button asChild size="lg" className="ms-auto">
          <a rel="next" href={addressOf('after', next)}>
            Berikutnya
          </a>
        </Button>
      )}
    </nav>
  )
}

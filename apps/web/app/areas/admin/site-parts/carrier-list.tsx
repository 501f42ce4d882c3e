import type { SitePart } from '@naikkelas/contract/pages'

interface CarrierListProps {
  pages: SitePart['pages']
  isPublic: boolean
}

/** Published pages that show a site part, or will once it is public. */
export function CarrierList({ pages, isPublic }: CarrierListProps) {
  if (pages.length === 0)
    return <p className="px-4 py-3 text-app-sm text-muted">Belum ada halaman terbit yang memakainya.</p>
  return (
    <details className="px-4 py-1">
      <summary className="flex min-h-11 cursor-pointer items-center text-app-sm font-semibold">
        {isPublic ? 'Tampil' : 'Akan tampil'} di {pages.length} halaman terbit
      </summary>
      <ul className="flex max-h-64 flex-col overflow-y-auto pb-2">
        {pages.map(({ id, name, address }) => (
          <li key={id} className="flex min-h-9 flex-wrap items-center gap-x-2 text-app-sm">
            <span className="wrap-anywhere">{name}</span>
            <a
              href={address}
              target="_blank"
              rel="noopener"
              className="inline-flex min-h-9 items-center text-link wrap-anywhere pointer-coarse:min-h-11"
            >
              {address}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}

import type { MediaUse } from '@naikkelas/contract/pages'
import { Link } from 'react-router-dom'

/** Where it is used, each a way there. */
export function UseList({ uses }: { uses: readonly MediaUse[] }) {
  return (
    <section aria-label="Dipakai di">
      <h3 className="mb-1.5 text-app-xs font-semibold text-muted">
        {uses.length === 0 ? 'Dipakai di' : `Dipakai di ${uses.length} halaman`}
      </h3>
      {uses.length === 0 ? (
        <p className="text-muted">Belum dipakai di halaman mana pun.</p>
      ) : (
        <ul className="flex flex-col">
          {uses.map((use) => (
            <li key={use.pageId} className="border-t border-line py-1.5 first:border-t-0">
              {use.isInTrash ? (
                <span className="font-medium">{use.pageName}</span>
              ) : (
                <Link
                  to={`/admin/landing-pages/${use.pageId}`}
                  className="font-medium text-accent underline underline-offset-4"
                >
                  {use.pageName}
                </Link>
              )}
              <span className="block text-app-xs text-muted">{wordsOf(use)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

export function wordsOf({ places, isShareImage, isLive, versions, isInTrash }: MediaUse): string {
  const parts = [
    isInTrash ? 'halaman di sampah' : '',
    places > 0 ? `${places} tempat` : 'tidak lagi di halaman ini',
    isShareImage ? 'gambar saat dibagikan' : '',
    isLive ? 'tampil untuk pengunjung' : '',
    versions > 0 ? `${versions} versi tersimpan` : '',
  ]
  return parts.filter(Boolean).join(' · ')
}

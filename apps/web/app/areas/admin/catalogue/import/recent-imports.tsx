import type { CatalogueImport } from '@naikkelas/contract/commerce'
import { formatDateTime } from '@naikkelas/ui/format'
import { Link } from 'react-router-dom'
import { UndoImport } from './undo-import.tsx'

interface RecentImportsProps {
  imports: readonly CatalogueImport[]
  mayChange: boolean
}

/** Imports that were applied, each with its rows and a way back. */
export function RecentImports({ imports, mayChange }: RecentImportsProps) {
  if (imports.length === 0) return null
  return (
    <section aria-labelledby="impor-terakhir" className="flex flex-col gap-4">
      <h2 id="impor-terakhir" className="text-app-lg font-semibold">
        Impor terakhir
      </h2>
      <ul className="flex flex-col divide-y divide-line">
        {imports.map((one) => (
          <li key={one.id} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <div className="flex min-w-0 flex-col gap-1 text-app-sm wrap-anywhere">
              <Link to={`?impor=${one.id}`} className="font-medium text-accent underline underline-offset-4">
                {one.fileName}
              </Link>
              <p>
                {one.doneCount} baris tersimpan
                {one.leftCount > 0 && `, ${one.leftCount} dilewati`}. {one.reason}
              </p>
              <p className="text-app-xs text-muted">
                {one.by ?? 'Akun yang sudah dihapus'}, {formatDateTime(one.appliedAt ?? one.createdAt)}
              </p>
            </div>
            {one.isUndone ? (
              <p className="text-app-sm text-muted">Sudah diurungkan</p>
            ) : (
              mayChange && <UndoImport opened={one} />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

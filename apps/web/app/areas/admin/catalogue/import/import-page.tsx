import type { OutputFor } from '@naikkelas/contract'
import { type CatalogueImport, exportSellablesPath, type getSellableImport } from '@naikkelas/contract/commerce'
import { Alert } from '@naikkelas/ui/alert'
import { useSearchParams } from 'react-router-dom'
import { AdminScreen } from '../../kit/admin-screen.tsx'
import type { KindScreen } from '../kinds.ts'
import { ApplyImport } from './apply-import.tsx'
import { ImportFileForm } from './import-file-form.tsx'
import { ImportRows } from './import-rows.tsx'
import { RecentImports } from './recent-imports.tsx'

interface ImportPageProps {
  screen: KindScreen
  /** Applied ones, latest first. */
  imports: readonly CatalogueImport[]
  opened: OutputFor<typeof getSellableImport> | null
  mayChange: boolean
}

/** A file that changes a list of the catalogue: chosen, looked at row by row, applied, undone. */
export function ImportPage({ screen, imports, opened, mayChange }: ImportPageProps) {
  const [, setParams] = useSearchParams()
  const { title, noun, path, kind } = screen
  return (
    <AdminScreen
      title={`Impor ${title}`}
      description={
        <>
          Tambah dan ubah banyak {noun} dengan satu berkas. Mulailah dari{' '}
          <a
            href={`/api${exportSellablesPath('xlsx')}?kind=${kind}`}
            download
            className="text-accent underline underline-offset-4"
          >
            ekspor daftar ini
          </a>
          , ubah di Excel atau Google Spreadsheet, lalu unggah kembali.
        </>
      }
      back={{ href: path, label: title }}
      className="max-w-4xl"
    >
      {!mayChange && <Alert tone="info">Akun Anda hanya dapat melihat daftar ini.</Alert>}
      {mayChange && opened === null && (
        <ImportFileForm kind={kind} onRead={(importId) => setParams({ impor: importId })} />
      )}
      {opened !== null && (
        <>
          <ApplyImport opened={opened.import} mayChange={mayChange} onAnother={() => setParams({})} />
          <ImportRows opened={opened} />
        </>
      )}
      {opened === null && <RecentImports imports={imports} mayChange={mayChange} />}
    </AdminScreen>
  )
}

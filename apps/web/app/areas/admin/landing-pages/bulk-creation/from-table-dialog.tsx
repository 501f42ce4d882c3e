import type { LandingPageSummary } from '@naikkelas/contract/pages'
import { Alert } from '@naikkelas/ui/alert'
import { Button } from '@naikkelas/ui/button'
import { Checkbox } from '@naikkelas/ui/checkbox'
import { Dialog, DialogClose, DialogContent } from '@naikkelas/ui/dialog'
import { Field } from '@naikkelas/ui/field'
import { Input } from '@naikkelas/ui/input'
import { Textarea } from '@naikkelas/ui/textarea'
import { useState } from 'react'
import { useMistakeFocus } from '../../../../shared/forms/mistake-focus.ts'
import { ColumnChoices } from './column-choices.tsx'
import { RowMistakes } from './row-mistakes.tsx'
import { RowPreviews } from './row-previews.tsx'
import { SourceField } from './source-field.tsx'
import { useMakePages } from './use-make-pages.ts'
import type { SourceId } from './use-source.ts'
import { useSource } from './use-source.ts'
import { useTable } from './use-table.ts'

interface FromTableDialogProps {
  /** Possible source pages. */
  pages: readonly LandingPageSummary[]
  onClose: () => void
}

/** Creates a draft for each row of a pasted table, after a preview. */
export function FromTableDialog({ pages, onClose }: FromTableDialogProps) {
  const [sourceId, setSourceId] = useState<SourceId>(pages[0]?.id ?? 'paid_course')
  const [folderName, setFolderName] = useState('')
  const [leavesWrong, setLeavesWrong] = useState(false)
  const { source, message: sourceMessage } = useSource(sourceId)
  const table = useTable(source?.kind ?? 'exclusive')
  const { right, mistakes, isChecking } = table
  const wrongCount = new Set(mistakes.map(({ line }) => line)).size
  const { make, isMaking, message, folderMessage } = useMakePages({ sourceId, folderName, rows: right, onClose })
  const fields = useMistakeFocus<HTMLDivElement>(folderMessage ?? message)
  const isReady = right.length > 0 && source !== null && !isChecking && (mistakes.length === 0 || leavesWrong)
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && !isMaking && onClose()}>
      <DialogContent
        title="Buat banyak halaman"
        description="Satu baris tabel menjadi satu halaman draf, semuanya di satu folder."
        size="xl"
        isDismissible={!isMaking && table.text === ''}
        footer={
          <>
            <DialogClose>
              <Button variant="quiet" disabled={isMaking}>
                Batal
              </Button>
            </DialogClose>
            <Button variant="primary" isLoading={isMaking} disabled={!isReady} onClick={() => void make()}>
              {right.length === 0 ? 'Buat halaman' : `Buat ${right.length} halaman`}
            </Button>
          </>
        }
      >
        <div ref={fields} className="flex flex-col gap-4">
          {(message ?? sourceMessage) !== null && (
            <Alert tone="danger" isLive>
              {message ?? sourceMessage}
            </Alert>
          )}
          <div className="grid gap-4 sm:grid-cols-2">
            <SourceField pages={pages} value={sourceId} onChange={setSourceId} />
            <Field label="Nama folder" error={folderMessage}>
              <Input
                value={folderName}
                maxLength={60}
                autoComplete="off"
                placeholder="Kelas Desember"
                onChange={(event) => setFolderName(event.target.value)}
              />
            </Field>
          </div>
          <Field
            label="Tabel"
            hint="Salin dari Excel atau Google Sheets, lalu tempel di sini. CSV juga bisa. Paling banyak 100 baris."
            error={table.message}
          >
            <Textarea
              value={table.text}
              rows={6}
              spellCheck={false}
              placeholder={'Nama\tTautan\tHarga\tTenggat'}
              onChange={(event) => table.setText(event.target.value)}
            />
          </Field>
          {table.width > 0 && (
            <>
              <Checkbox
                label="Baris pertama adalah judul kolom"
                checked={table.hasHeading}
                onChange={(event) => table.setHasHeading(event.target.checked)}
              />
              <ColumnChoices headings={table.headings} columns={table.columns} onChange={table.setColumn} />
              <p role="status" className="text-app-sm text-muted">
                {isChecking
                  ? 'Memeriksa tautan…'
                  : `${right.length} baris siap${wrongCount > 0 ? `, ${wrongCount} baris perlu diperbaiki` : ''}`}
              </p>
              <RowMistakes mistakes={mistakes} />
              {wrongCount > 0 && (
                <Checkbox
                  label={`Lewati ${wrongCount} baris yang salah`}
                  checked={leavesWrong}
                  onChange={(event) => setLeavesWrong(event.target.checked)}
                />
              )}
              {source && <RowPreviews source={source} rows={right} />}
            </>
          )}
        </div>
      </DialogContent>
    </Dialog>
  )
}

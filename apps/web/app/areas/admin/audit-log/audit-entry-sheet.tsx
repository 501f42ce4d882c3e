import type { AuditEntryDetail } from '@naikkelas/contract/identity'
import { DescriptionItem, DescriptionList } from '@naikkelas/ui/description-list'
import { Dialog, DialogContent } from '@naikkelas/ui/dialog'
import { formatDateTime } from '@naikkelas/ui/format'
import { actionWords, recordWords } from './audit-words.ts'
import { type ChangedField, changedFields, fieldWords } from './changed-fields.ts'

interface AuditEntrySheetProps {
  entry: AuditEntryDetail
  onClose: () => void
}

/** One entry: who, when, on what, and the record before and after beside each other. */
export function AuditEntrySheet({ entry, onClose }: AuditEntrySheetProps) {
  const { at, admin, endpoint, recordType, recordId, reason, requestId, before, after } = entry
  const fields = changedFields(before, after)
  const changed = fields.filter(({ isChanged }) => isChanged)
  const unchanged = fields.filter(({ isChanged }) => !isChanged)
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent title={actionWords(endpoint)} placement="end" size="lg">
        <div className="flex flex-col gap-5">
          <DescriptionList>
            <DescriptionItem term="Admin">{admin.name ?? 'Akun yang sudah dihapus'}</DescriptionItem>
            <DescriptionItem term="Waktu">{formatDateTime(at)}</DescriptionItem>
            <DescriptionItem term="Jenis data">{recordWords(recordType)}</DescriptionItem>
            {recordId !== null && (
              <DescriptionItem term="ID data">
                <code className="text-app-xs wrap-anywhere">{recordId}</code>
              </DescriptionItem>
            )}
            {reason !== null && <DescriptionItem term="Alasan">{reason}</DescriptionItem>}
            {requestId !== null && (
              <DescriptionItem term="ID permintaan">
                <code className="text-app-xs wrap-anywhere">{requestId}</code>
              </DescriptionItem>
            )}
          </DescriptionList>
          <section aria-labelledby="perubahan" className="flex flex-col gap-2">
            <h3 id="perubahan" className="text-app-md font-semibold">
              Perubahan
            </h3>
            {changed.length > 0 ? (
              <FieldsTable caption="Isian yang berubah" fields={changed} />
            ) : (
              <p className="text-app-sm text-muted">Isi datanya tidak dicatat, atau tidak ada yang berubah.</p>
            )}
          </section>
          {unchanged.length > 0 && (
            <details className="text-app-sm">
              <summary className="inline-flex min-h-11 cursor-pointer items-center text-muted hover:text-text">
                {unchanged.length} isian lain tidak berubah
              </summary>
              <FieldsTable caption="Isian yang tidak berubah" fields={unchanged} />
            </details>
          )}
        </div>
      </DialogContent>
    </Dialog>
  )
}

function FieldsTable({ caption, fields }: { caption: string; fields: readonly ChangedField[] }) {
  return (
    <table className="w-full table-fixed text-start text-app-sm">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-line text-app-xs text-muted">
          <th scope="col" className="w-1/4 py-2 pe-2 text-start font-normal">
            Isian
          </th>
          <th scope="col" className="py-2 pe-2 text-start font-normal">
            Sebelum
          </th>
          <th scope="col" className="py-2 text-start font-normal">
            Sesudah
          </th>
        </tr>
      </thead>
      <tbody>
        {fields.map(({ path, before, after }) => (
          <tr key={path} className="border-b border-line align-top">
            <th scope="row" className="py-2 pe-2 text-start font-normal text-muted wrap-anywhere">
              {fieldWords(path)}
            </th>
            <Value>{before}</Value>
            <Value>{after}</Value>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Value({ children }: { children: string | undefined }) {
  return (
    <td className="py-2 pe-2 whitespace-pre-wrap wrap-anywhere">
      {children ?? <span className="text-muted">tidak ada</span>}
    </td>
  )
}

import { type AuditFilter, downloadAuditExportPath, exportAuditEntries } from '@naikkelas/contract/identity'
import { ExportDialog, type ExportValues } from '../exports/export-dialog.tsx'
import { endpointRequest } from '../kit/endpoint-request.ts'

interface AuditExportDialogProps {
  filter: AuditFilter
  onClose: () => void
}

export function AuditExportDialog({ filter, onClose }: AuditExportDialogProps) {
  return (
    <ExportDialog
      title="Ekspor log audit"
      description="Berkas memuat catatan yang sesuai dengan saringan, tanpa nama dan kontak orang. Ekspor ini juga dicatat."
      request={endpointRequest(exportAuditEntries, (values: ExportValues) => ({ body: { ...values, filter } }))}
      defaultValues={{ format: 'xlsx', currentPassword: '' }}
      pathOf={downloadAuditExportPath}
      onClose={onClose}
    />
  )
}

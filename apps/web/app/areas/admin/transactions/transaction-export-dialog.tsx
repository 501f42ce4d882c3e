import { downloadTransactionExportPath, exportTransactions } from '@naikkelas/contract/commerce'
import { ExportDialog, type ExportValues } from '../exports/export-dialog.tsx'
import { endpointRequest } from '../kit/endpoint-request.ts'
import { type TransactionFilters, transactionExportFilterOf } from './transaction-filters.ts'

interface TransactionExportDialogProps {
  filters: TransactionFilters
  onClose: () => void
}

export function TransactionExportDialog({ filters, onClose }: TransactionExportDialogProps) {
  const filter = transactionExportFilterOf(filters)
  return (
    <ExportDialog
      title="Ekspor transaksi"
      description="Berkas memuat pesanan yang sesuai dengan saringan: nama pembeli, e-mail yang disamarkan, dan pembagian uangnya. Ekspor ini dicatat di log audit."
      request={endpointRequest(exportTransactions, (values: ExportValues) => ({ body: { ...values, filter } }))}
      defaultValues={{ format: 'xlsx', currentPassword: '' }}
      pathOf={downloadTransactionExportPath}
      onClose={onClose}
    />
  )
}

import type { ExportFormat } from '@naikkelas/contract'
import { type AuditFilter, downloadAuditExportPath, exportAuditEntries } from '@naikkelas/contract/identity'
import { Field } from '@naikkelas/ui/field'
import { Input } from '@naikkelas/ui/input'
import { Select } from '@naikkelas/ui/select'
import { useToast } from '@naikkelas/ui/toast'
import { messageOf } from '../../../shared/api/api-error.ts'
import { saveFile } from '../exports/save-file.ts'
import { endpointRequest } from '../kit/endpoint-request.ts'
import { FormDialog } from '../kit/form-dialog.tsx'
import { useEndpointForm } from '../kit/use-endpoint-form.ts'

interface AuditExportDialogProps {
  filter: AuditFilter
  onClose: () => void
}

interface ExportValues {
  format: ExportFormat
  currentPassword: string
}

/** Asks for the password before the log leaves the product, then saves the file. */
export function AuditExportDialog({ filter, onClose }: AuditExportDialogProps) {
  const { toast } = useToast()
  const save = async (token: string) => {
    try {
      await saveFile(`/api${downloadAuditExportPath(token)}`)
    } catch (error) {
      toast({ title: messageOf(error), tone: 'danger' })
    }
  }
  const form = useEndpointForm(
    endpointRequest(exportAuditEntries, (values: ExportValues) => ({ body: { ...values, filter } })),
    {
      defaultValues: { format: 'xlsx', currentPassword: '' },
      savedMessage: () => 'Berkas sedang disiapkan',
      onSaved: ({ token }) => {
        onClose()
        void save(token)
      },
    },
  )
  const { errors } = form.formState
  return (
    <FormDialog
      form={form}
      title="Ekspor log audit"
      description="Berkas memuat catatan yang sesuai dengan saringan, tanpa nama dan kontak orang. Ekspor ini juga dicatat."
      submitLabel="Ekspor"
      onClose={onClose}
    >
      <Field label="Jenis berkas" error={errors.format?.message}>
        <Select {...form.register('format')}>
          <option value="xlsx">Excel (.xlsx)</option>
          <option value="csv">CSV (.csv)</option>
        </Select>
      </Field>
      <Field label="Kata sandi Anda" error={errors.currentPassword?.message}>
        <Input {...form.register('currentPassword')} type="password" autoComplete="current-password" maxLength={128} />
      </Field>
    </FormDialog>
  )
}

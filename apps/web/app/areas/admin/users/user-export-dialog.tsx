import { downloadUserExportPath, type ExportedContacts, exportUsers } from '@naikkelas/contract/identity'
import { Field } from '@naikkelas/ui/field'
import { Input } from '@naikkelas/ui/input'
import { Select } from '@naikkelas/ui/select'
import { ExportDialog, type ExportValues } from '../exports/export-dialog.tsx'
import { endpointRequest } from '../kit/endpoint-request.ts'
import type { EndpointForm } from '../kit/use-endpoint-form.ts'
import { type UserFilters, userExportFilterOf } from './user-filters.ts'

interface UserExportDialogProps {
  filters: UserFilters
  /** Whether contacts in full may be chosen. */
  maySeeContacts: boolean
  onClose: () => void
}

interface UserExportValues extends ExportValues {
  contacts: ExportedContacts
  reason: string
}

export function UserExportDialog({ filters, maySeeContacts, onClose }: UserExportDialogProps) {
  const filter = userExportFilterOf(filters)
  return (
    <ExportDialog
      title="Ekspor pengguna"
      description="Berkas memuat pengguna yang sesuai dengan saringan, dengan kontak yang disamarkan. Ekspor ini dicatat di log audit."
      request={endpointRequest(exportUsers, ({ reason, ...values }: UserExportValues) => ({
        body: { ...values, filter, ...(values.contacts === 'full' && { reason }) },
      }))}
      defaultValues={{ format: 'xlsx', currentPassword: '', contacts: 'masked', reason: '' }}
      pathOf={downloadUserExportPath}
      fields={maySeeContacts ? (form) => <ContactFields form={form} /> : undefined}
      onClose={onClose}
    />
  )
}

function ContactFields({ form }: { form: EndpointForm<UserExportValues> }) {
  const { errors } = form.formState
  return (
    <>
      <Field label="E-mail dan WhatsApp" error={errors.contacts?.message}>
        <Select {...form.register('contacts')}>
          <option value="masked">Disamarkan</option>
          <option value="full">Lengkap</option>
        </Select>
      </Field>
      {form.watch('contacts') === 'full' && (
        <Field
          label="Alasan"
          hint="Berkas tetap ada walaupun akun pemiliknya sudah dihapus. Hapus berkas begitu selesai dipakai."
          error={errors.reason?.message}
        >
          <Input {...form.register('reason')} maxLength={300} />
        </Field>
      )}
    </>
  )
}

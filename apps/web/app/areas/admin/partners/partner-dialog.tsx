import { createPartner, type Partner, updatePartner } from '@naikkelas/contract/identity'
import { Field } from '@naikkelas/ui/field'
import { Input } from '@naikkelas/ui/input'
import { endpointRequest } from '../kit/endpoint-request.ts'
import { FormDialog } from '../kit/form-dialog.tsx'
import { useEndpointForm } from '../kit/use-endpoint-form.ts'

interface PartnerDialogProps {
  /** Null for a new one. */
  partner: Partner | null
  onClose: () => void
}

interface PartnerValues {
  name: string
  reference: string
  subdomain: string
}

/** A partner's name, how its pages are linked to and where they are. */
export function PartnerDialog({ partner, onClose }: PartnerDialogProps) {
  const form = useEndpointForm(
    partner
      ? endpointRequest(updatePartner, (values: PartnerValues) => ({
          params: { partnerId: partner.id },
          body: { ...typedOf(values), reference: values.reference.trim() },
        }))
      : endpointRequest(createPartner, (values: PartnerValues) => ({
          body: { ...typedOf(values), ...(values.reference.trim() !== '' && { reference: values.reference.trim() }) },
        })),
    {
      defaultValues: {
        name: partner?.name ?? '',
        reference: partner?.reference ?? '',
        subdomain: partner?.subdomain ?? '',
      },
      draft: `partner ${partner?.id ?? 'new'}`,
      savedMessage: ({ name }) => `${name} ${partner ? 'disimpan' : 'ditambahkan'}`,
      onSaved: onClose,
    },
  )
  const { errors } = form.formState
  return (
    <FormDialog
      form={form}
      title={partner ? `Ubah ${partner.name}` : 'Mitra baru'}
      submitLabel={partner ? 'Simpan' : 'Tambah mitra'}
      onClose={onClose}
    >
      <Field label="Nama" error={errors.name?.message}>
        <Input {...form.register('name')} maxLength={80} />
      </Field>
      <Field
        label="Kode rujukan"
        hint={
          partner
            ? 'Tautan lama dengan kode sebelumnya tidak lagi tercatat untuk mitra ini.'
            : 'Boleh kosong: kode dibuatkan.'
        }
        error={errors.reference?.message}
      >
        <Input {...form.register('reference')} maxLength={32} />
      </Field>
      <Field
        label="Subdomain"
        hint="Boleh kosong. Ditulis di depan alamat Naikkelas, misalnya kopi-ratna."
        error={errors.subdomain?.message}
      >
        <Input {...form.register('subdomain')} maxLength={40} />
      </Field>
    </FormDialog>
  )
}

const typedOf = ({ name, subdomain }: PartnerValues) => ({
  name,
  subdomain: subdomain.trim() === '' ? null : subdomain.trim(),
})

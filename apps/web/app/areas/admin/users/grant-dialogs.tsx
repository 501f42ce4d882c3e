import { type AccessGrant, grantAccess, revokeAccessGrant } from '@naikkelas/contract/commerce'
import { Field } from '@naikkelas/ui/field'
import { Textarea } from '@naikkelas/ui/textarea'
import { Controller } from 'react-hook-form'
import { searchCourses } from '../catalogue/record-names.ts'
import { DayInput } from '../inputs/day-input.tsx'
import { RecordField } from '../inputs/record-field.tsx'
import { endpointRequest } from '../kit/endpoint-request.ts'
import { FormDialog } from '../kit/form-dialog.tsx'
import { useEndpointForm } from '../kit/use-endpoint-form.ts'

interface GrantDialogProps {
  user: { id: string; name: string }
  onClose: () => void
}

interface GrantValues {
  courseId: string | null
  reason: string
  lastDay: string | null
}

/** Opens a course for a learner, with a reason and until a day, or for good. */
export function GrantDialog({ user, onClose }: GrantDialogProps) {
  const form = useEndpointForm(
    endpointRequest(grantAccess, ({ courseId, reason, lastDay }: GrantValues) => ({
      params: { userId: user.id },
      body: { courseId: courseId ?? '', reason, lastDay },
    })),
    {
      defaultValues: { courseId: null, reason: '', lastDay: null },
      draft: `access-grant ${user.id}`,
      savedMessage: ({ course }) => `${course.name} dibuka untuk ${user.name}`,
      onSaved: onClose,
    },
  )
  const { errors } = form.formState
  return (
    <FormDialog
      form={form}
      title={`Beri ${user.name} akses`}
      description="Kelasnya terbuka tanpa pembelian, dan ia mendapat e-mail."
      submitLabel="Beri akses"
      onClose={onClose}
    >
      <Controller
        name="courseId"
        control={form.control}
        render={({ field, fieldState }) => (
          <RecordField
            label="Kelas"
            error={fieldState.error?.message}
            value={field.value}
            names={{}}
            placeholder="Ketik nama kelas"
            search={searchCourses}
            onChange={field.onChange}
          />
        )}
      />
      <Controller
        name="lastDay"
        control={form.control}
        render={({ field, fieldState }) => (
          <DayInput
            label="Sampai"
            hint="Hari terakhirnya. Kosongkan bila tidak berakhir."
            error={fieldState.error?.message}
            value={field.value}
            onChange={field.onChange}
          />
        )}
      />
      <Field label="Alasan" hint="Tersimpan bersama nama Anda." error={errors.reason?.message}>
        <Textarea {...form.register('reason')} rows={3} maxLength={300} />
      </Field>
    </FormDialog>
  )
}

/** Closes a course again that was opened for a learner. */
export function RevokeDialog({ user, grant, onClose }: GrantDialogProps & { grant: AccessGrant }) {
  const form = useEndpointForm(
    endpointRequest(revokeAccessGrant, ({ reason }: { reason: string }) => ({
      params: { userId: user.id, grantId: grant.id },
      body: { reason },
    })),
    { defaultValues: { reason: '' }, savedMessage: () => 'Akses dicabut', onSaved: onClose },
  )
  const { errors } = form.formState
  return (
    <FormDialog
      form={form}
      title={`Cabut akses ${grant.course.name}?`}
      description={`${user.name} tidak dapat membuka kelas ini lagi, kecuali ia membelinya. Kemajuan belajarnya disimpan.`}
      submitLabel="Cabut akses"
      onClose={onClose}
    >
      <Field label="Alasan" hint="Tersimpan bersama nama Anda." error={errors.reason?.message}>
        <Textarea {...form.register('reason')} rows={3} maxLength={300} />
      </Field>
    </FormDialog>
  )
}

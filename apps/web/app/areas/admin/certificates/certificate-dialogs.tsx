import {
  type Certificate,
  reissueCertificate,
  restoreCertificate,
  revokeCertificate,
} from '@naikkelas/contract/learning'
import { ConfirmDialog } from '@naikkelas/ui/confirm-dialog'
import { Field } from '@naikkelas/ui/field'
import { Textarea } from '@naikkelas/ui/textarea'
import { useToast } from '@naikkelas/ui/toast'
import { useRevalidator } from 'react-router-dom'
import { messageOf } from '../../../shared/api/api-error.ts'
import { call } from '../../../shared/api/call.ts'
import { endpointRequest } from '../kit/endpoint-request.ts'
import { FormDialog } from '../kit/form-dialog.tsx'
import { useEndpointForm } from '../kit/use-endpoint-form.ts'

interface CertificateDialogProps {
  certificate: Certificate
  onClose: () => void
}

const reasons = {
  revoke: {
    endpoint: revokeCertificate,
    title: 'Cabut sertifikat',
    description:
      'Halaman sertifikat ini tetap ada dan mengatakan bahwa sertifikatnya dicabut. Anda dapat memulihkannya kembali.',
    submitLabel: 'Cabut',
    hint: 'Hanya terlihat oleh tim, misalnya “tugas akhirnya bukan karya sendiri”.',
    saved: 'dicabut',
  },
  reissue: {
    endpoint: reissueCertificate,
    title: 'Terbitkan ulang',
    description:
      'Sertifikat ditulis ulang dengan nama akun dan templat yang sekarang. Nomor, kode, dan tanggal selesainya tetap.',
    submitLabel: 'Terbitkan ulang',
    hint: 'Untuk log audit, misalnya “nama di akun sudah diperbaiki”.',
    saved: 'diterbitkan ulang',
  },
} as const

function ReasonDialog({ certificate, act, onClose }: CertificateDialogProps & { act: keyof typeof reasons }) {
  const { id, number, version } = certificate
  const { endpoint, title, description, submitLabel, hint, saved } = reasons[act]
  const form = useEndpointForm(
    endpointRequest(endpoint, ({ reason }: { reason: string }) => ({
      params: { certificateId: id },
      body: { reason, version },
    })),
    { defaultValues: { reason: '' }, savedMessage: () => `${number} ${saved}`, onSaved: onClose },
  )
  return (
    <FormDialog
      form={form}
      title={`${title} ${number}?`}
      description={description}
      submitLabel={submitLabel}
      onClose={onClose}
    >
      <Field label="Alasan" hint={hint} error={form.formState.errors.reason?.message}>
        <Textarea {...form.register('reason')} rows={3} maxLength={300} />
      </Field>
    </FormDialog>
  )
}

export const RevokeDialog = (props: CertificateDialogProps) => <ReasonDialog {...props} act="revoke" />

export const ReissueDialog = (props: CertificateDialogProps) => <ReasonDialog {...props} act="reissue" />

export function RestoreDialog({ certificate: { id, version, number }, onClose }: CertificateDialogProps) {
  const { toast } = useToast()
  const { revalidate } = useRevalidator()
  const restore = async () => {
    await call(restoreCertificate, { params: { certificateId: id }, body: { version } })
    await revalidate()
    toast({ title: `${number} berlaku lagi`, tone: 'ok' })
  }
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Pulihkan ${number}?`}
      description="Sertifikat ini berlaku lagi, dan halamannya mengatakan demikian."
      confirmLabel="Pulihkan"
      errorMessage={messageOf}
      onConfirm={restore}
    />
  )
}

import { applicantStatuses, applicantStatusLabels } from '@naikkelas/contract'
import { anonymizeApplicant, type Applicant, updateApplicant } from '@naikkelas/contract/content'
import { Button } from '@naikkelas/ui/button'
import { ConfirmDialog } from '@naikkelas/ui/confirm-dialog'
import { Field } from '@naikkelas/ui/field'
import { formatBytes, formatDateTime } from '@naikkelas/ui/format'
import { Select } from '@naikkelas/ui/select'
import { Textarea } from '@naikkelas/ui/textarea'
import { useToast } from '@naikkelas/ui/toast'
import { type ReactNode, useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { messageOf } from '../../../shared/api/api-error.ts'
import { call } from '../../../shared/api/call.ts'
import { endpointRequest } from '../kit/endpoint-request.ts'
import { FormDialog } from '../kit/form-dialog.tsx'
import { useEndpointForm } from '../kit/use-endpoint-form.ts'

interface ApplicantDialogProps {
  applicant: Applicant
  onClose: () => void
}

/** What one person sent, and how far the application has come. Their words are text and nothing else. */
export function ApplicantDialog({ applicant, onClose }: ApplicantDialogProps) {
  const { id, vacancy, email, whatsapp, city, message, file, consentText, legalVersions, sentAt, anonymizedAt } =
    applicant
  const [isAsking, setIsAsking] = useState(false)
  const { toast } = useToast()
  const { revalidate } = useRevalidator()
  const form = useEndpointForm(
    endpointRequest(updateApplicant, (values: Pick<Applicant, 'status' | 'note'>) => ({
      params: { applicantId: id },
      body: { ...values, version: applicant.version },
    })),
    {
      defaultValues: { status: applicant.status, note: applicant.note },
      savedMessage: () => 'Lamaran disimpan',
      onSaved: onClose,
    },
  )
  const erase = async () => {
    try {
      await call(anonymizeApplicant, { params: { applicantId: id } })
      await revalidate()
      toast({ title: 'Data pribadi dan CV dihapus', tone: 'ok' })
      onClose()
    } catch (error) {
      toast({ title: messageOf(error), tone: 'danger' })
    }
  }
  return (
    <>
      <FormDialog
        form={form}
        title={anonymizedAt === null ? applicant.name : 'Data dihapus'}
        description={`Melamar sebagai ${vacancy.title}`}
        submitLabel="Simpan"
        onClose={onClose}
      >
        <dl className="flex flex-col gap-3">
          {anonymizedAt === null ? (
            <>
              <Detail label="E-mail">
                <a href={`mailto:${email}`} className="underline underline-offset-4">
                  {email}
                </a>
              </Detail>
              <Detail label="WhatsApp">
                <a
                  href={`https://wa.me/${whatsapp}`}
                  target="_blank"
                  rel="noopener noreferrer"
                  className="underline underline-offset-4"
                >
                  +{whatsapp}
                </a>
              </Detail>
              {city !== '' && <Detail label="Kota">{city}</Detail>}
              <Detail label="CV">
                {file === null ? (
                  'Sudah dihapus'
                ) : (
                  <a
                    href={file.address}
                    target="_blank"
                    rel="noopener noreferrer"
                    className="underline underline-offset-4 wrap-anywhere"
                  >
                    {file.name} ({formatBytes(file.bytes)})
                  </a>
                )}
              </Detail>
              {message !== '' && <Detail label="Pesan">{message}</Detail>}
              <Detail label="Persetujuan">
                {consentText}
                {legalVersions && ` Kebijakan privasi versi ${legalVersions.privacy}.`}
              </Detail>
            </>
          ) : (
            <Detail label="Data pribadi">Dihapus {formatDateTime(anonymizedAt)}</Detail>
          )}
          <Detail label="Dikirim">{formatDateTime(sentAt)}</Detail>
        </dl>
        <Field label="Status" error={form.formState.errors.status?.message}>
          <Select {...form.register('status')}>
            {applicantStatuses.map((status) => (
              <option key={status} value={status}>
                {applicantStatusLabels[status]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Catatan" hint="Hanya terlihat di sini." error={form.formState.errors.note?.message}>
          <Textarea {...form.register('note')} rows={3} maxLength={2_000} />
        </Field>
        {anonymizedAt === null && (
          <div>
            <Button variant="danger" onClick={() => setIsAsking(true)}>
              Hapus data pribadi
            </Button>
          </div>
        )}
      </FormDialog>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title="Hapus data pribadi pelamar ini?"
        description="Nama, kontak, pesan, catatan, dan CV hilang untuk seterusnya. Lamarannya tetap terhitung."
        confirmLabel="Hapus"
        onConfirm={() => void erase()}
      />
    </>
  )
}

function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-0.5">
      <dt className="text-app-xs text-muted">{label}</dt>
      <dd className="whitespace-pre-line wrap-anywhere">{children}</dd>
    </div>
  )
}

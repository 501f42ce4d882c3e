import { createPartner, type Partner, updatePartner } from '@naikkelas/contract'
import { Button } from '@naikkelas/ui/button'
import { Dialog, DialogClose, DialogContent } from '@naikkelas/ui/dialog'
import { Field } from '@naikkelas/ui/field'
import { Input } from '@naikkelas/ui/input'
import { useToast } from '@naikkelas/ui/toast'
import { type FormEvent, useId, useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { ApiError, messageOf } from '../../../shared/api/api-error.ts'
import { call } from '../../../shared/api/call.ts'
import { FormNotice } from '../../../shared/forms/form-notice.tsx'
import { useMistakeFocus } from '../../../shared/forms/mistake-focus.ts'

interface PartnerDialogProps {
  /** Null for a new one. */
  partner: Partner | null
  onClose: () => void
}

/** A partner's name, how its pages are linked to and where they are. What is not taken stays typed, with the reason at its field. */
export function PartnerDialog({ partner, onClose }: PartnerDialogProps) {
  const formId = useId()
  const { toast } = useToast()
  const { revalidate } = useRevalidator()
  const [name, setName] = useState(partner?.name ?? '')
  const [reference, setReference] = useState(partner?.reference ?? '')
  const [subdomain, setSubdomain] = useState(partner?.subdomain ?? '')
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({})
  const form = useMistakeFocus(errors)
  const [isSaving, setIsSaving] = useState(false)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    setIsSaving(true)
    try {
      const typed = { name, subdomain: subdomain.trim() === '' ? null : subdomain.trim() }
      const saved = partner
        ? await call(updatePartner, {
            params: { partnerId: partner.id },
            body: { ...typed, reference: reference.trim() },
          })
        : await call(createPartner, {
            body: { ...typed, ...(reference.trim() !== '' && { reference: reference.trim() }) },
          })
      await revalidate()
      toast({ title: `${saved.name} ${partner ? 'disimpan' : 'ditambahkan'}`, tone: 'ok' })
      onClose()
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : []
      setErrors(
        fields.length > 0
          ? Object.fromEntries(fields.map(({ path, message }) => [path, message]))
          : { root: messageOf(error) },
      )
      setIsSaving(false)
    }
  }
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title={partner ? `Ubah ${partner.name}` : 'Mitra baru'}
        footer={
          <>
            <DialogClose>
              <Button variant="quiet">Batal</Button>
            </DialogClose>
            <Button type="submit" form={formId} variant="primary" isLoading={isSaving}>
              {partner ? 'Simpan' : 'Tambah mitra'}
            </Button>
          </>
        }
      >
        <form
          ref={form}
          id={formId}
          onSubmit={(event) => void save(event)}
          noValidate
          className="flex flex-col gap-4 pt-1"
        >
          {errors.root !== undefined && <FormNotice>{errors.root}</FormNotice>}
          <Field label="Nama" error={errors.name}>
            <Input value={name} maxLength={80} onChange={(event) => setName(event.target.value)} />
          </Field>
          <Field
            label="Kode rujukan"
            hint={
              partner
                ? 'Tautan lama dengan kode sebelumnya tidak lagi tercatat untuk mitra ini.'
                : 'Boleh kosong: kode dibuatkan.'
            }
            error={errors.reference}
          >
            <Input value={reference} maxLength={32} onChange={(event) => setReference(event.target.value)} />
          </Field>
          <Field
            label="Subdomain"
            hint="Boleh kosong. Ditulis di depan alamat Naikkelas, misalnya kopi-ratna."
            error={errors.subdomain}
          >
            <Input value={subdomain} maxLength={40} onChange={(event) => setSubdomain(event.target.value)} />
          </Field>
        </form>
      </DialogContent>
    </Dialog>
  )
}

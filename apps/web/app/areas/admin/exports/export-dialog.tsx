import type { ExportFormat } from '@naikkelas/contract'
import { Button } from '@naikkelas/ui/button'
import { Dialog, DialogContent } from '@naikkelas/ui/dialog'
import { Field } from '@naikkelas/ui/field'
import { formatBytes } from '@naikkelas/ui/format'
import { Input } from '@naikkelas/ui/input'
import { Progress } from '@naikkelas/ui/progress'
import { Select } from '@naikkelas/ui/select'
import { useToast } from '@naikkelas/ui/toast'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { DefaultValues } from 'react-hook-form'
import { messageOf } from '../../../shared/api/api-error.ts'
import type { EndpointRequest } from '../kit/endpoint-request.ts'
import { FormDialog } from '../kit/form-dialog.tsx'
import { type EndpointForm, useEndpointForm } from '../kit/use-endpoint-form.ts'
import { saveFile } from './save-file.ts'

export interface ExportValues {
  format: ExportFormat
  currentPassword: string
}

interface Prepared {
  token: string
  /** How many the file will have, where they were counted. */
  rows?: number
}

interface ExportDialogProps<Values extends ExportValues> {
  title: string
  description: string
  request: EndpointRequest<Values, Prepared>
  defaultValues: DefaultValues<Values>
  /** Of the API: where what was prepared is downloaded from. */
  pathOf: (token: string) => string
  /** More fields, before the password. */
  fields?: (form: EndpointForm<Values>) => ReactNode
  onClose: () => void
}

const whole = new Intl.NumberFormat('id-ID')

/** Asks for the password before data leave the product, then saves the file and says how far it is. */
export function ExportDialog<Values extends ExportValues>(props: ExportDialogProps<Values>) {
  const { title, pathOf, onClose } = props
  const { toast } = useToast()
  const [running, setRunning] = useState<{ rows: number | undefined; bytes: number } | null>(null)
  const stop = useRef<AbortController | null>(null)
  useEffect(() => () => stop.current?.abort(), [])
  const save = async ({ token, rows }: Prepared) => {
    const { signal } = (stop.current = new AbortController())
    setRunning({ rows, bytes: 0 })
    try {
      await saveFile(`/api${pathOf(token)}`, { signal, onProgress: (bytes) => setRunning({ rows, bytes }) })
      toast({ title: 'Berkas tersimpan', tone: 'ok' })
    } catch (error) {
      // It was stopped on purpose.
      if (signal.aborted) return
      toast({ title: messageOf(error), tone: 'danger' })
    }
    onClose()
  }
  return running === null ? (
    <ExportForm {...props} onPrepared={(prepared) => void save(prepared)} />
  ) : (
    <ExportProgress title={title} {...running} onStop={onClose} />
  )
}

function ExportForm<Values extends ExportValues>({
  title,
  description,
  request,
  defaultValues,
  fields,
  onPrepared,
  onClose,
}: ExportDialogProps<Values> & { onPrepared: (prepared: Prepared) => void }) {
  const form = useEndpointForm(request, {
    defaultValues,
    savedMessage: () => 'Berkas sedang disiapkan',
    onSaved: onPrepared,
  })
  const { register, formState } = form as unknown as EndpointForm<ExportValues>
  const { errors } = formState
  return (
    <FormDialog form={form} title={title} description={description} submitLabel="Ekspor" onClose={onClose}>
      <Field label="Jenis berkas" error={errors.format?.message}>
        <Select {...register('format')}>
          <option value="xlsx">Excel (.xlsx)</option>
          <option value="csv">CSV (.csv)</option>
        </Select>
      </Field>
      {fields?.(form)}
      <Field label="Kata sandi Anda" error={errors.currentPassword?.message}>
        <Input {...register('currentPassword')} type="password" autoComplete="current-password" maxLength={128} />
      </Field>
    </FormDialog>
  )
}

interface ExportProgressProps {
  title: string
  rows: number | undefined
  /** That have arrived. */
  bytes: number
  onStop: () => void
}

function ExportProgress({ title, rows, bytes, onStop }: ExportProgressProps) {
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onStop()}>
      <DialogContent
        title={title}
        description="Biarkan jendela ini terbuka sampai selesai."
        footer={
          <Button variant="quiet" onClick={onStop}>
            Hentikan
          </Button>
        }
      >
        <Progress
          label={rows === undefined ? 'Menyimpan berkas' : `Menyimpan ${whole.format(rows)} baris`}
          valueText={bytes === 0 ? 'Menunggu server' : formatBytes(bytes)}
          className="py-2"
        />
      </DialogContent>
    </Dialog>
  )
}

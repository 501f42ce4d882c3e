import { applySellableImport, type CatalogueImport } from '@naikkelas/contract/commerce'
import { Alert } from '@naikkelas/ui/alert'
import { Button } from '@naikkelas/ui/button'
import { Field } from '@naikkelas/ui/field'
import { Input } from '@naikkelas/ui/input'
import { type FormEvent, useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { ApiError, messageOf } from '../../../../shared/api/api-error.ts'
import { call } from '../../../../shared/api/call.ts'
import { useMistakeFocus } from '../../../../shared/forms/mistake-focus.ts'
import { countWords, plannedCount } from './import-words.ts'
import { UndoImport } from './undo-import.tsx'

interface ApplyImportProps {
  opened: CatalogueImport
  mayChange: boolean
  /** Goes back to the choice of a file. */
  onAnother: () => void
}

/** What a file would change as a whole, with the button that does it; afterwards what it changed. */
export function ApplyImport({ opened, mayChange, onAnother }: ApplyImportProps) {
  return (
    <section aria-labelledby="hasil-impor" className="flex flex-col gap-4">
      <h2 id="hasil-impor" className="text-app-lg font-semibold wrap-anywhere">
        {opened.fileName}
      </h2>
      <Outcome opened={opened} />
      {mayChange && opened.appliedAt === null && plannedCount(opened) > 0 && <ApplyForm opened={opened} />}
      <div className="flex flex-wrap gap-2">
        {mayChange && <UndoImport opened={opened} />}
        <Button onClick={onAnother}>Pilih berkas lain</Button>
      </div>
    </section>
  )
}

function Outcome({ opened }: { opened: CatalogueImport }) {
  const { counts, appliedAt, isUndone, doneCount, leftCount } = opened
  if (isUndone)
    return (
      <Alert tone={leftCount > 0 ? 'warn' : 'info'} title="Impor ini sudah diurungkan">
        {leftCount > 0 && `${leftCount} baris tidak kembali seperti semula; alasannya ada di bawah.`}
      </Alert>
    )
  if (appliedAt !== null)
    return (
      <Alert tone={leftCount > 0 ? 'warn' : 'ok'} title={`${doneCount} baris tersimpan`}>
        {leftCount > 0 && `${leftCount} baris dilewati; alasannya ada di bawah.`}
      </Alert>
    )
  if (plannedCount(opened) === 0)
    return (
      <Alert tone="warn" title="Tidak ada yang berubah">
        {counts.wrong > 0
          ? `${counts.wrong} baris salah. Perbaiki di berkasnya, lalu unggah lagi.`
          : 'Isi berkas ini sama dengan yang sudah tersimpan.'}
      </Alert>
    )
  return (
    <Alert tone={counts.wrong > 0 ? 'warn' : 'info'} title={countWords(opened)}>
      {counts.wrong > 0
        ? 'Baris yang salah dilewati. Perbaiki di berkasnya lalu unggah lagi, atau terapkan sisanya.'
        : 'Belum ada yang berubah sebelum Anda terapkan.'}
    </Alert>
  )
}

function ApplyForm({ opened }: { opened: CatalogueImport }) {
  const { revalidate } = useRevalidator()
  const [reason, setReason] = useState('')
  const [mistake, setMistake] = useState<{ message: string } | null>(null)
  const form = useMistakeFocus(mistake)
  const [isWorking, setIsWorking] = useState(false)
  const apply = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setIsWorking(true)
    setMistake(null)
    try {
      await call(applySellableImport, { params: { importId: opened.id }, body: { reason } })
      await revalidate()
    } catch (error) {
      const [field] = error instanceof ApiError ? error.fields : []
      setMistake({ message: field?.message ?? messageOf(error) })
    } finally {
      setIsWorking(false)
    }
  }
  return (
    <form ref={form} noValidate onSubmit={(event) => void apply(event)} className="flex flex-col items-start gap-4">
      <Field
        label="Alasan"
        hint="Tercatat di riwayat harga dan log audit, misalnya: daftar harga Desember."
        error={mistake?.message}
        className="w-full max-w-xl"
      >
        <Input value={reason} maxLength={300} onChange={({ target }) => setReason(target.value)} />
      </Field>
      <Button type="submit" variant="primary" isLoading={isWorking}>
        Terapkan {plannedCount(opened)} baris
      </Button>
    </form>
  )
}

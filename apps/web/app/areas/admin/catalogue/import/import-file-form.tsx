import type { SellableKind } from '@naikkelas/contract'
import { importLimits, previewSellableImport, previewSellableImportPath } from '@naikkelas/contract/commerce'
import { Button } from '@naikkelas/ui/button'
import { Field } from '@naikkelas/ui/field'
import { FileInput } from '@naikkelas/ui/file-input'
import { type FormEvent, useState } from 'react'
import { ApiError, messageOf } from '../../../../shared/api/api-error.ts'
import { sendFile } from '../../../../shared/api/send-file.ts'
import { useMistakeFocus } from '../../../../shared/forms/mistake-focus.ts'

interface ImportFileFormProps {
  kind: SellableKind
  /** Called with the preview's id. */
  onRead: (importId: string) => void
}

const limitWords = `Paling banyak ${importLimits.rows.toLocaleString('id-ID')} baris dan 5 MB.`

/** Sends a file, and shows what is wrong with it as a whole. */
export function ImportFileForm({ kind, onRead }: ImportFileFormProps) {
  const [file, setFile] = useState<File | null>(null)
  const [mistake, setMistake] = useState<{ message: string } | null>(null)
  const form = useMistakeFocus(mistake)
  const [isWorking, setIsWorking] = useState(false)
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (file === null) {
      setMistake({ message: 'Pilih berkas yang akan diimpor' })
      return
    }
    setIsWorking(true)
    setMistake(null)
    try {
      if (file.size > importLimits.fileBytes)
        throw new ApiError(413, 'Berkas paling besar 5 MB.', { code: 'upload_too_large' })
      const sent = await sendFile(`${previewSellableImportPath}/${kind}`, file)
      onRead(previewSellableImport.output.parse(sent).id)
    } catch (error) {
      const [field] = error instanceof ApiError ? error.fields : []
      setMistake({ message: field?.message ?? messageOf(error) })
    } finally {
      setIsWorking(false)
    }
  }
  return (
    <form ref={form} noValidate onSubmit={(event) => void send(event)} className="flex flex-col items-start gap-4">
      <Field
        label="Berkas"
        hint={`Excel (.xlsx) atau CSV dengan judul kolom di baris pertama. Kolom yang tidak ada dibiarkan seperti adanya. ${limitWords}`}
        error={mistake?.message}
        className="w-full"
      >
        <FileInput
          accept=".xlsx,.csv,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          onChange={(event) => {
            setFile(event.target.files?.[0] ?? null)
            setMistake(null)
          }}
        />
      </Field>
      <Button type="submit" variant="primary" isLoading={isWorking}>
        Lihat hasilnya dahulu
      </Button>
    </form>
  )
}

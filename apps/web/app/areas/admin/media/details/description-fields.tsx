import type { InputFor } from '@naikkelas/contract'
import { describeMedia, type LibraryItem } from '@naikkelas/contract/pages'
import { Field } from '@naikkelas/ui/field'
import { Input } from '@naikkelas/ui/input'
import { Textarea } from '@naikkelas/ui/textarea'
import { useState } from 'react'
import { ApiError, messageOf } from '../../../../shared/api/api-error.ts'
import { call } from '../../../../shared/api/call.ts'
import { FocalPicker } from '../focal-picker.tsx'

interface DescriptionFieldsProps {
  item: LibraryItem
  /** Its name and its point of view; words may be written by more people, and the server knows who. */
  isReadOnly: boolean
  onChange: (item: LibraryItem) => void
}

type Changes = InputFor<typeof describeMedia>['body']

/** Name, words and point of view: kept when one goes on to the next field. */
export function DescriptionFields({ item, isReadOnly, onChange }: DescriptionFieldsProps) {
  const [fileName, setFileName] = useState(item.fileName)
  const [alt, setAlt] = useState(item.alt)
  const [error, setError] = useState<{ field: keyof Changes; message: string } | null>(null)
  const [said, setSaid] = useState('')
  const save = async (field: keyof Changes, body: Changes) => {
    setError(null)
    setSaid('Menyimpan…')
    try {
      onChange(await call(describeMedia, { params: { mediaId: item.id }, body }))
      setSaid('Tersimpan')
    } catch (failure) {
      setSaid('')
      const own = failure instanceof ApiError ? failure.field(field) : undefined
      setError({ field, message: own ?? messageOf(failure) })
    }
  }
  const errorOf = (field: keyof Changes) => (error?.field === field ? error.message : undefined)
  return (
    <div className="flex flex-col gap-3">
      <Field label="Nama" error={errorOf('fileName')}>
        <Input
          value={fileName}
          maxLength={120}
          readOnly={isReadOnly}
          onChange={(event) => setFileName(event.target.value)}
          onBlur={() => fileName !== item.fileName && void save('fileName', { fileName })}
        />
      </Field>
      {item.kind === 'image' && (
        <Field
          label="Teks alternatif"
          hint="Diusulkan setiap kali gambar ini dipasang."
          error={errorOf('alt')}
          aside={`${alt.length}/125`}
        >
          <Textarea
            rows={2}
            maxLength={125}
            value={alt}
            onChange={(event) => setAlt(event.target.value)}
            onBlur={() => alt !== item.alt && void save('alt', { alt })}
          />
        </Field>
      )}
      {item.kind === 'image' && !isReadOnly && (
        <FocalPicker
          media={item}
          focal={item.focal ?? undefined}
          onChange={(focal) => {
            onChange({ ...item, focal })
            void save('focal', { focal })
          }}
        />
      )}
      <p role="status" className="text-app-xs text-muted empty:hidden">
        {said}
      </p>
      {error?.field === 'focal' && (
        <p role="alert" className="text-danger">
          {error.message}
        </p>
      )}
    </div>
  )
}

import { Button } from '@naikkelas/ui/button'
import { Dialog, DialogContent } from '@naikkelas/ui/dialog'
import { Field } from '@naikkelas/ui/field'
import type { ListField } from '@naikkelas/ui/sections/registry'
import { Textarea } from '@naikkelas/ui/textarea'
import { useState } from 'react'
import { labelIn } from '../../model/field-at.ts'
import { pasteKeys, type PastedRow, pastedRows } from './pasted-rows.ts'

interface PasteItemsDialogProps {
  text: string
  field: ListField
  /** How many more items the list takes. */
  room: number
  onClose: () => void
  onInsert: (rows: PastedRow[]) => void
}

/** Shows what pasted lines would become, before they do. */
export function PasteItemsDialog({ text, field, room, onClose, onInsert }: PasteItemsDialogProps) {
  const [words, setWords] = useState(text)
  const all = pastedRows(words, field)
  const rows = all.slice(0, room)
  const keys = pasteKeys(field).filter((key) => rows.some((row) => row[key] !== undefined && row[key] !== ''))
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title="Tempel beberapa baris"
        description="Setiap baris menjadi satu item. Kolom dari lembar kerja mengisi isian berikutnya."
        footer={
          <>
            <Button variant="quiet" onClick={onClose}>
              Batal
            </Button>
            <Button variant="primary" disabled={rows.length === 0} onClick={() => onInsert(rows)}>
              {rows.length === 0 ? 'Jadikan item' : `Jadikan ${rows.length} item`}
            </Button>
          </>
        }
      >
        <div className="flex flex-col gap-4 pt-1">
          <Field label="Baris yang ditempel">
            <Textarea rows={5} value={words} onChange={(event) => setWords(event.target.value)} />
          </Field>
          {all.length > room && (
            <p className="text-app-sm text-warn">
              Hanya {room} baris pertama yang muat; daftar ini paling banyak {field.max} item.
            </p>
          )}
          {rows.length > 0 && (
            <div className="overflow-x-auto rounded-field border border-line">
              <table className="w-full text-app-sm">
                <caption className="sr-only">Item yang akan dibuat</caption>
                <thead>
                  <tr>
                    {keys.map((key) => {
                      const part = field.fields[key]
                      return (
                        <th
                          key={key}
                          scope="col"
                          className="border-b border-line px-3 py-1.5 text-start text-app-xs font-semibold text-muted"
                        >
                          {part ? labelIn(part, undefined) : key}
                        </th>
                      )
                    })}
                  </tr>
                </thead>
                <tbody>
                  {rows.map((row, index) => (
                    // Rows are drawn from the text above; their place is all they are.
                    <tr key={index} className="border-b border-line last:border-b-0">
                      {keys.map((key) => (
                        <td key={key} className="max-w-56 truncate px-3 py-1.5">
                          {row[key]}
                        </td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          )}
        </div>
      </DialogContent>
    </Dialog>
  )
}

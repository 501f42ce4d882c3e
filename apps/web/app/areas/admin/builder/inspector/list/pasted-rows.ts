import type { Field, ListField } from '@naikkelas/ui/sections/registry'
import { pastedLines } from '../../text/index.ts'

/** One item to be made: texts by the key of the field they fill. */
export type PastedRow = Readonly<Record<string, string>>

/** The keys that pasted cells fill, in the order of the fields; the title comes first. */
export function pasteKeys({ titleKey, fields }: Pick<ListField, 'titleKey' | 'fields'>): string[] {
  const fillable = Object.entries(fields).filter(([, field]) => isFillable(field))
  return [titleKey, ...fillable.map(([key]) => key).filter((key) => key !== titleKey)]
}

function isFillable({ kind }: Field): boolean {
  return kind === 'text' || kind === 'richText' || kind === 'number'
}

/** Lines as items; cells of a spreadsheet fill further fields. */
export function pastedRows(text: string, field: Pick<ListField, 'titleKey' | 'fields'>): PastedRow[] {
  const keys = pasteKeys(field)
  return pastedLines(text).map((cells) => {
    const row: Record<string, string> = {}
    for (const [index, words] of cells.entries()) {
      const key = keys[index]
      if (key === undefined) break
      const part = field.fields[key]
      row[key] = part && 'maxLength' in part ? words.slice(0, part.maxLength) : words
    }
    return row
  })
}

/** Whether pasted words are several items rather than one text. */
export function isSeveralItems(text: string): boolean {
  const rows = pastedLines(text)
  return rows.length > 1 || (rows[0]?.length ?? 0) > 1
}

import type { Field, ListField } from '@naikkelas/ui/sections/registry'

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

const leadingMarker = /^\s*(?:[-•▪*·✓✔]|\d{1,2}[.)])\s+(?=\S)/u

/** Lines as items; cells of a spreadsheet (tabs) fill further fields. Markers in front of a line are dropped. */
export function pastedRows(text: string, field: Pick<ListField, 'titleKey' | 'fields'>): PastedRow[] {
  const keys = pasteKeys(field)
  return text
    .replaceAll('\r\n', '\n')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const cells = line.split('\t').map((cell) => cell.trim())
      const row: Record<string, string> = {}
      for (const [index, cell] of cells.entries()) {
        const key = keys[index]
        if (key === undefined) break
        const part = field.fields[key]
        const words = index === 0 ? cell.replace(leadingMarker, '') : cell
        row[key] = part && 'maxLength' in part ? words.slice(0, part.maxLength) : words
      }
      return row
    })
}

/** Whether pasted words are several items rather than one text. */
export function isSeveralItems(text: string): boolean {
  return text.replaceAll('\r\n', '\n').split('\n').filter((line) => line.trim() !== '').length > 1 || /\S\t\S/.test(text)
}

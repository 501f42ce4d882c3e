import type { ListField } from '@naikkelas/ui/sections/registry'
import { bulletSigns } from '../../../kit/rich-text/paste/pasted-lines.ts'
import { type LeftOut, pastedCells, type PastedRow, rowsOf, usualColumns } from './pasted-rows.ts'

/** A group of items to be made, a chapter with its lessons. */
export interface PastedGroup {
  title: string
  items: PastedRow[]
}

/**
 * Lines as chapters with lessons: a line with a duration, a bullet or an indent is a lesson, any other one begins a
 * chapter. Lines that are all alike are lessons of one chapter without a name.
 */
export function pastedOutline(
  text: string,
  inner: ListField,
  titleLength: number,
): { groups: PastedGroup[]; leftOut: LeftOut[] } {
  const lines = text.split(/\r\n?|\n/).filter((line) => line.trim() !== '')
  const isLesson = lines.map(
    (line) => isIndented.test(line) || (pastedCells(line.trimStart(), inner)[0]?.length ?? 0) > 1,
  )
  const hasChapters = isLesson.includes(true) && isLesson.includes(false)
  const groups: PastedGroup[] = []
  const leftOut: LeftOut[] = []
  for (const [index, line] of lines.entries()) {
    const cells = pastedCells(line.trimStart(), inner)
    if (hasChapters && !isLesson[index]) {
      const title = cells[0]?.[0] ?? ''
      groups.push({ title: title.slice(0, titleLength), items: [] })
      if (title.length > titleLength) leftOut.push({ row: index + 1, key: 'title', words: title.slice(titleLength) })
      continue
    }
    if (groups.length === 0) groups.push({ title: '', items: [] })
    const made = rowsOf(cells, usualColumns(cells, inner, undefined), inner)
    groups.at(-1)?.items.push(...made.rows)
    leftOut.push(...made.leftOut.map((left) => ({ ...left, row: index + 1 })))
  }
  return { groups, leftOut }
}

const isIndented = new RegExp(`^(?:\\s{2,}|\\t|\\s*(?:${bulletSigns})\\s)`, 'u')

import { pastedLines } from '../../text/index.ts'

/** Whether pasted words are several items rather than one text. */
export function isSeveralItems(text: string): boolean {
  const rows = pastedLines(text)
  return rows.length > 1 || (rows[0]?.length ?? 0) > 1
}

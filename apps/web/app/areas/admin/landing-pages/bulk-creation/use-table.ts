import { checkLinks, MAX_PAGES_PER_TABLE, type PageRow } from '@naikkelas/contract/pages'
import { useEffect, useMemo, useState } from 'react'
import { messageOf } from '../../../../shared/api/api-error.ts'
import { call } from '../../../../shared/api/call.ts'
import { type Column, columnWords, guessColumns, isHeading } from './columns.ts'
import { parseTable } from './parse-table.ts'
import { readRows, type RowMistake } from './read-rows.ts'

/** Delay after the last key, in milliseconds. */
const checkPauseMs = 300

const noFlaws: ReadonlyMap<string, string> = new Map()

/** State of a pasted table: its cells, the meaning of its columns, valid and invalid rows. */
export function useTable(kind: 'exclusive' | 'partner') {
  const [text, setTextOnly] = useState('')
  const [hasHeading, setHasHeading] = useState(true)
  const [chosen, setChosen] = useState<readonly (Column | null)[] | null>(null)
  const cells = useMemo(() => parseTable(text), [text])
  const width = Math.max(0, ...cells.map((row) => row.length))
  const [first = []] = cells
  const headings = useMemo(
    () => Array.from({ length: width }, (_, at) => (hasHeading && first[at]) || `Kolom ${at + 1}`),
    [width, hasHeading, first],
  )
  const columns = useMemo(
    () => chosen ?? (hasHeading ? guessColumns(headings) : headings.map((_, at) => (at === 0 ? 'name' : null))),
    [chosen, hasHeading, headings],
  )
  const body = useMemo(() => (hasHeading ? cells.slice(1) : cells), [cells, hasHeading])
  const read = useMemo(
    () => readRows({ rows: body, columns, firstLine: hasHeading ? 2 : 1 }),
    [body, columns, hasHeading],
  )
  const isTooLong = body.length > MAX_PAGES_PER_TABLE
  const links = useMemo(
    () => (isTooLong ? [] : read.flatMap(({ row }) => (row ? [row.link_landing_page] : []))),
    [read, isTooLong],
  )
  const { flaws, isChecking, message } = useLinkFlaws(kind, links)

  const right: PageRow[] = []
  const mistakes: RowMistake[] = []
  for (const { line, row, mistakes: own } of read) {
    mistakes.push(...own)
    const flaw = row && flaws.get(row.link_landing_page)
    if (flaw) mistakes.push({ line, column: columnWords.link, message: flaw })
    else if (row) right.push(row)
  }
  return {
    text,
    setText: (next: string) => {
      setTextOnly(next)
      setChosen(null)
      const [heading = []] = parseTable(next)
      setHasHeading(isHeading(heading))
    },
    hasHeading,
    setHasHeading: (next: boolean) => {
      setHasHeading(next)
      setChosen(null)
    },
    width,
    headings,
    columns,
    /** Each meaning belongs to one column: another column with it is reset. */
    setColumn: (at: number, column: Column | null) =>
      setChosen(columns.map((present, place) => (place === at ? column : present === column ? null : present))),
    right: isTooLong ? [] : right,
    mistakes,
    isChecking,
    message: isTooLong ? `Paling banyak ${MAX_PAGES_PER_TABLE} baris; ini ${body.length}.` : (message ?? undefined),
  }
}

/** Unavailable links, checked when the user stops typing. */
function useLinkFlaws(kind: 'exclusive' | 'partner', links: readonly string[]) {
  const [flaws, setFlaws] = useState(noFlaws)
  const [message, setMessage] = useState<string | null>(null)
  const [checked, setChecked] = useState('')
  const asked = JSON.stringify([kind, links])
  useEffect(() => {
    const given = (JSON.parse(asked) as [typeof kind, string[]])[1]
    if (given.length === 0) return setChecked(asked)
    let isCurrent = true
    const timer = setTimeout(() => {
      call(checkLinks, { body: { kind, links: given } })
        .then(
          (answer) => {
            if (!isCurrent) return
            setFlaws(new Map(answer.flaws.map(({ link, message: flaw }) => [link, flaw])))
            setMessage(null)
          },
          (error: unknown) => isCurrent && setMessage(messageOf(error)),
        )
        .finally(() => isCurrent && setChecked(asked))
    }, checkPauseMs)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [asked, kind])
  return { flaws, message, isChecking: checked !== asked }
}

import { Icon } from '@naikkelas/ui/icons'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@naikkelas/ui/table'
import type { ReactNode } from 'react'

interface ChartFrameProps {
  /** Name of the chart and of its table. */
  title: string
  /** The same values as a table: headings and rows. */
  head: readonly string[]
  rows: readonly (readonly string[])[]
  children: ReactNode
}

/** A chart with a table of its values in a disclosure, without script. */
export function ChartFrame({ title, head, rows, children }: ChartFrameProps) {
  return (
    <div className="@container flex flex-col gap-2">
      {children}
      <details className="group">
        <summary className="inline-flex min-h-11 cursor-pointer items-center gap-1 rounded-chip text-app-xs font-semibold text-accent underline-offset-4 hover:underline sm:min-h-8">
          <Icon name="panah-kanan" size={16} className="transition-transform group-open:rotate-90" />
          Lihat sebagai tabel<span className="sr-only">: {title}</span>
        </summary>
        <div className="max-h-80 overflow-y-auto rounded-surface border border-line">
          <Table caption={title}>
            <TableHead>
              <TableRow>
                {head.map((name, index) => (
                  <TableHeader key={name} align={index === 0 ? 'start' : 'end'}>
                    {name}
                  </TableHeader>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {rows.map((row) => (
                <TableRow key={row[0]}>
                  {row.map((cell, index) => (
                    <TableCell key={head[index]} align={index === 0 ? 'start' : 'end'}>
                      {cell}
                    </TableCell>
                  ))}
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </div>
      </details>
    </div>
  )
}

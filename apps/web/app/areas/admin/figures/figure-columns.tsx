import { type FigureName, figureDefinitions } from '@naikkelas/contract'
import { TableHeader } from '@naikkelas/ui/table'
import { WhatItMeans } from './what-it-means.tsx'

/** Of a cell whose figure has a column of its own only where its block is wide; else it stands below the row's name. */
export const wideOnly = 'hidden @2xl:table-cell'

/** A column's name beside what it means. */
export function FigureHeader({ figure, className }: { figure: FigureName; className?: string }) {
  return (
    <TableHeader align="end" className={className}>
      <span className="inline-flex items-center whitespace-nowrap">
        {figureDefinitions[figure].label}
        <WhatItMeans figure={figure} />
      </span>
    </TableHeader>
  )
}

/** Below a row's name where the block is narrow: the figures that have no column there, each with its name. */
export function FiguresBelow({ figures }: { figures: readonly (readonly [name: string, words: string])[] }) {
  return (
    <span className="text-app-xs text-muted @2xl:hidden">
      {figures.map(([name, words]) => `${name} ${words}`).join(' · ')}
    </span>
  )
}

/** Below a table where the block is narrow: what the figures without a column mean. */
export function MeaningsBelow({ figures }: { figures: readonly FigureName[] }) {
  return (
    <div className="flex flex-wrap gap-x-3 text-app-xs text-muted @2xl:hidden">
      {figures.map((figure) => (
        <span key={figure} className="inline-flex items-center">
          {figureDefinitions[figure].label}
          <WhatItMeans figure={figure} />
        </span>
      ))}
    </div>
  )
}

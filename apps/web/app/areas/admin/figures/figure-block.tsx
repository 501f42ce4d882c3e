import type { FigureName } from '@naikkelas/contract'
import type { ReactNode } from 'react'
import { WhatItMeans } from './what-it-means.tsx'

interface FigureBlockProps {
  title: string
  /** Whose definition stands beside the heading. */
  figure?: FigureName
  /** Beside the heading, at its end. */
  tools?: ReactNode
  className?: string
  children: ReactNode
}

/** One question about a page and the figures that answer it. */
export function FigureBlock({ title, figure, tools, className = '', children }: FigureBlockProps) {
  return (
    <div
      className={`@container flex min-w-0 flex-col gap-3 rounded-surface border border-line bg-surface p-4 sm:p-5 ${className}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <div className="flex items-center gap-1">
          <h2 className="text-app-md font-semibold">{title}</h2>
          {figure && <WhatItMeans figure={figure} />}
        </div>
        {tools}
      </div>
      {children}
    </div>
  )
}

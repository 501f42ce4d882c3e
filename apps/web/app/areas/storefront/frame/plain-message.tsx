import { Mark } from '@naikkelas/ui/icons'
import type { Person } from '@naikkelas/ui/site-bars'
import type { ReactNode } from 'react'
import { HouseFrame } from './house-frame.tsx'

interface PlainMessageProps {
  title: string
  text: string
  /** Who is signed in, on a screen for one person. */
  person?: Person
  /** Ways on, the likeliest first. */
  children: ReactNode
}

/** A screen that says one thing, and what to do now. Works without script. */
export function PlainMessage({ title, text, person, children }: PlainMessageProps) {
  return (
    <HouseFrame {...(person && { person })}>
      <div className="flex max-w-text flex-1 flex-col items-start justify-center gap-4 py-12 sm:py-20">
        <Mark className="size-6 text-accent" filled={1} />
        <h1 className="text-display-m text-balance">{title}</h1>
        <p className="text-app-md text-pretty text-muted">{text}</p>
        <div className="mt-2 flex flex-wrap gap-3">{children}</div>
      </div>
    </HouseFrame>
  )
}

import type { ReactNode } from 'react'
import type { SectionLabels } from '../labels.ts'

export interface FormerPriceProps {
  labels: SectionLabels
  children: ReactNode
}

/** A price that holds no more, struck. Screen readers do not say the line through it, so a word says it. */
export function FormerPrice({ labels, children }: FormerPriceProps) {
  return (
    <s className="ui:strike">
      <span className="ui:sr-only">{labels.formerPrice} </span>
      {children}
    </s>
  )
}

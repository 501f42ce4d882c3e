import { classNames } from '../../primitives/class-names.ts'

export interface StepsFloorProps {
  className?: string
}

/** Tangga as decoration: blocks rising to the lower right of a positioned element, behind its content. */
export function StepsFloor({ className }: StepsFloorProps) {
  return <span aria-hidden="true" className={classNames('ui:steps-floor', className)} />
}

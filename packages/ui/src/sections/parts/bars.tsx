import { Mark } from '../../icons/mark.tsx'
import { classNames } from '../../primitives/class-names.ts'

export interface BarsProps {
  /** 1 basic, 2 intermediate, 3 advanced. */
  level: 1 | 2 | 3
  className?: string
}

/** A level drawn as three rising bars; always beside its word, so it is hidden from screen readers. */
export function Bars({ level, className }: BarsProps) {
  return <Mark filled={level} className={classNames('ui:bars', className)} />
}

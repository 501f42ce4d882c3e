import { percent } from './scale.ts'

/** A share as a bar beside its number; hidden from screen readers. */
export function ShareBar({ value, whole = 1, className }: { value: number; whole?: number; className?: string }) {
  return (
    <svg aria-hidden="true" width="100%" height="8" className={className}>
      <rect width="100%" height="8" rx="4" className="fill-hover" />
      <rect width={`${percent(value, whole)}%`} height="8" rx="4" className="fill-chart-1" />
    </svg>
  )
}

import { linePoints } from './scale.ts'

interface SparklineProps {
  /** What it shows, in words. */
  title: string
  values: readonly number[]
}

/** A sparkline for a row: the trend without numbers. */
export function Sparkline({ title, values }: SparklineProps) {
  const top = Math.max(1, ...values)
  return (
    <svg
      role="img"
      aria-label={title}
      width="72"
      height="24"
      viewBox={`0 0 ${Math.max(1, values.length - 1)} ${top}`}
      preserveAspectRatio="none"
      className="shrink-0 overflow-visible"
    >
      <polyline
        points={linePoints(values, top)}
        fill="none"
        strokeWidth="1.5"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
        className="stroke-chart-1"
      />
    </svg>
  )
}

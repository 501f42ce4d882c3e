import { percent, roundTop } from './scale.ts'

interface ColumnChartProps {
  title: string
  columns: readonly { label: string; value: number; words: string }[]
  /** Indexes of the labelled columns. */
  named: readonly number[]
  format: (value: number) => string
}

const height = 180
const below = 24
const plot = height - below - 16

/** Values side by side: hours of a day. */
export function ColumnChart({ title, columns, named, format }: ColumnChartProps) {
  const top = roundTop(Math.max(0, ...columns.map(({ value }) => value)))
  const width = 100 / Math.max(1, columns.length)
  const yOf = (value: number) => 16 + plot - (percent(value, top) / 100) * plot
  return (
    <svg role="img" aria-label={title} width="100%" height={height} className="block">
      {[0, top].map((line) => (
        <g key={line} className="text-muted">
          <line x1="0" x2="100%" y1={yOf(line)} y2={yOf(line)} className="stroke-line" />
          {line > 0 && (
            <text x="0" y={yOf(line) - 4} fontSize="12" fill="currentColor">
              {format(line)}
            </text>
          )}
        </g>
      ))}
      {columns.map(({ label, value, words }, index) => (
        <g key={label} className="group">
          <title>{words}</title>
          <rect x={`${index * width}%`} y="16" width={`${width}%`} height={plot} fill="transparent" />
          <rect
            x={`${index * width + width * 0.15}%`}
            y={yOf(value)}
            width={`${width * 0.7}%`}
            height={16 + plot - yOf(value)}
            className="fill-chart-1 group-hover:opacity-80"
          />
          {named.includes(index) && (
            <text
              {...placeOf(index, columns.length)}
              y={height - 6}
              fontSize="12"
              fill="currentColor"
              className="text-muted"
            >
              {label}
            </text>
          )}
        </g>
      ))}
    </svg>
  )
}

/** Centred below its column; those at the ends stay inside the chart on narrow screens. */
function placeOf(index: number, count: number): { x: string; textAnchor: 'start' | 'middle' | 'end' } {
  if (index === 0) return { x: '0', textAnchor: 'start' }
  if (index === count - 1) return { x: '100%', textAnchor: 'end' }
  return { x: `${((index + 0.5) * 100) / count}%`, textAnchor: 'middle' }
}

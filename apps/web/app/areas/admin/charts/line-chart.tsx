import { axisNames, linePoints, percent, roundTop } from './scale.ts'

interface LinePoint {
  /** Of the point: a day. */
  label: string
  value: number
  before: number
  /** Numbers of the notes that belong to it. */
  notes: readonly number[]
}

interface LineChartProps {
  /** Text alternative of the chart. */
  title: string
  points: readonly LinePoint[]
  /** What a value is called: `kunjungan`. */
  unit: string
  format: (value: number) => string
  /** Whether the last value is incomplete: it is dashed and apart, because a line to it would be a fall. @default false */
  isRunning?: boolean
}

const height = 240
/** Room for note numbers above, and for the days below. */
const above = 24
const below = 24
const plot = height - above - below
const dotRadius = 4

/**
 * Values per day with the previous period. Drawn in percent of its width, so the server draws it completely and no
 * script measures anything.
 */
export function LineChart({ title, points, unit, format, isRunning = false }: LineChartProps) {
  const top = roundTop(Math.max(0, ...points.flatMap(({ value, before }) => [value, before])))
  const steps = Math.max(1, points.length - 1)
  const xOf = (index: number) => `${percent(index, steps)}%`
  const yOf = (value: number) => above + plot - (percent(value, top) / 100) * plot
  const values = points.map(({ value }) => value)
  const running = isRunning ? points.at(-1) : undefined
  const finished = linePoints(running ? values.slice(0, -1) : values, top)
  const last = points.length - 1
  return (
    <svg role="img" aria-label={title} width="100%" height={height} className="block overflow-visible">
      {[0, top / 2, top].map((value) => (
        <g key={value} className="text-muted">
          <line x1="0" x2="100%" y1={yOf(value)} y2={yOf(value)} className="stroke-line" />
          <text x="0" y={yOf(value) - 4} fontSize="12" fill="currentColor">
            {format(value)}
          </text>
        </g>
      ))}
      <svg
        x="0"
        y={above}
        width="100%"
        height={plot}
        viewBox={`0 0 ${steps} ${top}`}
        preserveAspectRatio="none"
        className="overflow-visible"
      >
        <polyline
          points={linePoints(
            points.map(({ before }) => before),
            top,
          )}
          fill="none"
          strokeWidth="1.5"
          strokeDasharray="4 4"
          vectorEffect="non-scaling-stroke"
          className="stroke-chart-5"
        />
        <polyline points={finished} {...line} />
      </svg>
      {running && (
        <line
          data-part="running"
          x1={xOf(last)}
          x2={xOf(last)}
          y1={yOf(0)}
          y2={yOf(running.value) + dotRadius}
          strokeWidth="2"
          strokeDasharray="2 3"
          className="stroke-chart-1"
        />
      )}
      {points.map(({ label, value, before, notes }, index) => (
        <g key={label} className="group">
          <title>{`${label}: ${format(value)} ${unit}${running && index === last ? ' sejauh ini' : ''}, sebelumnya ${format(before)}`}</title>
          <rect
            x={`${percent(index - 0.5, steps)}%`}
            y={above}
            width={`${100 / steps}%`}
            height={plot}
            fill="transparent"
          />
          <circle
            cx={xOf(index)}
            cy={yOf(value)}
            r={dotRadius}
            className={
              running && index === last
                ? 'fill-surface stroke-chart-1 stroke-2'
                : `fill-chart-1 ${points.length === (running ? 2 : 1) ? '' : 'opacity-0 group-hover:opacity-100'}`
            }
          />
          {notes.length > 0 && (
            <>
              <line x1={xOf(index)} x2={xOf(index)} y1={above} y2={above + plot} className="stroke-line-strong" />
              <text
                x={xOf(index)}
                y="14"
                fontSize="12"
                fontWeight="600"
                textAnchor={anchorOf(index, steps)}
                fill="currentColor"
              >
                {notes.length === 1 ? notes[0] : `${notes[0]}–${notes.at(-1)}`}
              </text>
            </>
          )}
        </g>
      ))}
      {axisNames(points.length, 10).map(({ index, isWideOnly }) => (
        <text
          key={index}
          x={xOf(index)}
          y={height - 4}
          fontSize="12"
          textAnchor={anchorOf(index, steps)}
          fill="currentColor"
          className={isWideOnly ? 'text-muted @max-2xl:hidden' : 'text-muted'}
        >
          {points[index]?.label}
        </text>
      ))}
    </svg>
  )
}

const line = {
  fill: 'none',
  strokeWidth: 2,
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
  className: 'stroke-chart-1',
} as const

/** Labels at the edges stay inside. */
function anchorOf(index: number, steps: number): 'start' | 'middle' | 'end' {
  if (index === 0) return 'start'
  return index === steps ? 'end' : 'middle'
}

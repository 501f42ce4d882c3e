import type { ReactNode } from 'react'

export interface DrawnScreenProps {
  kind: 'orders' | 'chat' | 'sheet' | 'chart'
}

/** What a bad day looks like on a screen. Drawn, decorative; what is wrong is in the colour of danger and in words. */
export function DrawnScreen({ kind }: DrawnScreenProps) {
  return (
    <svg viewBox="0 0 320 150" fill="currentColor" aria-hidden="true" className="ui:screen-drawing">
      {drawings[kind]}
    </svg>
  )
}

const rows = [0, 1, 2, 3]

const drawings: Readonly<Record<DrawnScreenProps['kind'], ReactNode>> = {
  orders: rows.map((row) => (
    <g key={row} transform={`translate(16 ${14 + row * 34})`}>
      <rect width="22" height="22" rx="3" opacity=".16" />
      <rect x="34" y="3" width={[118, 92, 132, 104][row]} height="6" rx="3" opacity=".5" />
      <rect x="34" y="14" width={[70, 84, 58, 76][row]} height="5" rx="2.5" opacity=".22" />
      <rect className="ui:text-danger" x="236" y="3" width="52" height="16" rx="3" opacity={row === 3 ? '.35' : '1'} />
    </g>
  )),
  chat: [142, 96, 168, 118].map((width, row) => (
    <g key={width} transform={`translate(16 ${12 + row * 34})`}>
      <rect width={width} height="24" rx="5" opacity=".16" />
      <rect x="10" y="9" width={width - 40} height="6" rx="3" opacity=".5" />
      <circle className="ui:text-danger" cx={width + 14} cy="12" r="6" />
    </g>
  )),
  sheet: rows.map((row) => (
    <g key={row} transform={`translate(16 ${12 + row * 33})`}>
      {[0, 1, 2, 3].map((column) => {
        const isWrong = (row === 1 && column === 2) || (row === 2 && column === 3) || (row === 3 && column === 1)
        return (
          <g key={column} transform={`translate(${column * 73})`}>
            <rect width="69" height="29" opacity={row === 0 ? '.24' : '.1'} />
            {isWrong ? (
              <path className="ui:text-danger" d="M10 10h6v3h-3v3h3v3h-6zM20 10h3v9h-3zM27 10h3v9h-3zM36 17h26v3H36z" />
            ) : (
              <rect x="10" y="12" width={30 + ((row + column) % 3) * 8} height="6" rx="3" opacity=".45" />
            )}
          </g>
        )
      })}
    </g>
  )),
  chart: [
    <g key="bars">
      {[78, 68, 72, 54, 46, 26, 18].map((height, index) => (
        <rect
          key={height}
          className={index > 4 ? 'ui:text-danger' : undefined}
          x={18 + index * 42}
          y={92 - height}
          width="28"
          height={height}
          rx="3"
          opacity={index > 4 ? '1' : '.28'}
        />
      ))}
    </g>,
    <rect key="ground" x="12" y="94" width="296" height="2" opacity=".5" />,
  ],
}

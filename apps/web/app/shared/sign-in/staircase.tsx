/** The rising bars of the mark, drawn large; the last one carries the one spot of turmeric. */
export function Staircase() {
  return (
    <svg
      viewBox="0 0 720 900"
      preserveAspectRatio="xMaxYMax slice"
      className="absolute inset-0 size-full"
      focusable="false"
    >
      {steps.map(({ x, y, className }) => (
        <rect key={x} x={x} y={y} width="144" height={900 - y} className={className} />
      ))}
      <g className="fill-highlight-300">
        <rect x="586" y="178" width="30" height="52" rx="5" />
        <rect x="628" y="142" width="30" height="88" rx="5" />
        <path d="M670 120a4 4 0 0 1 0-4l18-22a5 5 0 0 1 8 0l18 22c2 3 0 6-3 6h-7v104a5 5 0 0 1-5 5h-15a5 5 0 0 1-5-5V122h-7c-1 0-2-1-2-2z" />
      </g>
    </svg>
  )
}

const steps = [
  { x: 0, y: 742, className: 'fill-brand-900' },
  { x: 144, y: 614, className: 'fill-brand-800' },
  { x: 288, y: 486, className: 'fill-brand-700' },
  { x: 432, y: 358, className: 'fill-brand-600' },
  { x: 576, y: 230, className: 'fill-brand-500' },
]

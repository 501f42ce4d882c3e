export interface TallyProps {
  /** 1 to 10. */
  count: number
}

// Drawn by hand: no stroke is quite upright, none quite as long as its neighbour.
const strokes = ['M4 3.5 3.4 21', 'M10.2 2.6 10.6 20.4', 'M17 3.8 16.2 21.2', 'M23 2.9 23.5 20.8', 'M.8 17.4 27 6.2']
const groupWidth = 34

/** Turus: chalk strokes that count, every fifth across the four before it. Decorative, the list counts too. */
export function Tally({ count }: TallyProps) {
  const width = Math.floor((count - 1) / 5) * groupWidth + (count % 5 === 0 ? 28 : (count % 5) * 6.5 + 2)
  return (
    <svg
      viewBox={`0 0 ${width} 24`}
      fill="none"
      stroke="currentColor"
      strokeWidth="2.4"
      strokeLinecap="round"
      aria-hidden="true"
      className="ui:tally"
    >
      {Array.from({ length: count }, (_, index) => (
        <path
          key={index}
          d={strokes[index % 5]}
          transform={index < 5 ? undefined : `translate(${Math.floor(index / 5) * groupWidth})`}
        />
      ))}
    </svg>
  )
}

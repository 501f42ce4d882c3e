/** The three bars rising in turn, drawn for the eye alone: the words beside them say what is awaited. */
export function LoadingBars({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" className={className}>
      {[12, 7.5, 3].map((y, index) => (
        <rect key={y} className="ui:loading-bar" x={1.5 + 7.75 * index} y={y} width="5.5" height={22 - y} rx="1.25" />
      ))}
    </svg>
  )
}

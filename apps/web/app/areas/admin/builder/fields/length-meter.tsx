interface LengthMeterProps {
  length: number
  /** Up to here it reads best. */
  best?: number | undefined
  max: number
}

/** How long a text is: quiet while it reads well, amber beyond that, and never in the way. */
export function LengthMeter({ length, best, max }: LengthMeterProps) {
  const isLong = best !== undefined && length > best
  if (length === 0 || (!isLong && best === undefined && length < max * 0.8)) return null
  return (
    <span
      className={isLong ? 'font-semibold text-warn' : undefined}
      title={
        best === undefined ? `Maksimal ${max} karakter` : `Paling enak dibaca sampai ${best} karakter (maks. ${max})`
      }
    >
      {/* The limit it is measured by stays the same while one types; the hard one is named where it comes near. */}
      {`${length} dari ${best ?? max} karakter`}
      {isLong && (length >= max ? ' (penuh)' : ` (maks. ${max})`)}
      {isLong && <span className="sr-only">, lebih panjang dari yang enak dibaca</span>}
    </span>
  )
}

import type { Media } from '@naikkelas/contract/pages'
import { Icon } from '@naikkelas/ui/icons'
import type { Image } from '@naikkelas/ui/sections/registry'
import { useId } from 'react'
import { thumbnailOf } from './thumbnail.ts'

interface FocalPickerProps {
  media: Media
  focal: Image['focal']
  onChange: (focal: NonNullable<Image['focal']>) => void
}

const rows = [
  { y: 1 / 6, name: 'atas' },
  { y: 0.5, name: 'tengah' },
  { y: 5 / 6, name: 'bawah' },
] as const
const columns = [
  { x: 1 / 6, name: 'kiri' },
  { x: 0.5, name: 'tengah' },
  { x: 5 / 6, name: 'kanan' },
] as const

/** What stays in sight when the picture is cropped: one of nine places. */
export function FocalPicker({ media, focal = { x: 0.5, y: 0.5 }, onChange }: FocalPickerProps) {
  const name = useId()
  const isAt = (x: number, y: number) =>
    Math.floor(focal.x * 3) === Math.floor(x * 3) && Math.floor(focal.y * 3) === Math.floor(y * 3)
  return (
    <details className="group text-app-xs">
      <summary className="flex min-h-8 cursor-pointer items-center gap-1.5 font-semibold text-muted hover:text-text pointer-coarse:min-h-11">
        <Icon name="panah-kanan" size={16} className="transition-transform group-open:rotate-90" />
        Titik fokus
      </summary>
      <div role="radiogroup" aria-label="Titik fokus" className="relative mt-1 inline-grid overflow-hidden rounded-box">
        <img src={thumbnailOf(media)} alt="" className="max-h-40 max-w-full" />
        <div className="absolute inset-0 grid grid-cols-3 grid-rows-3">
          {rows.flatMap((row) =>
            columns.map((column) => (
              <label
                key={`${row.name}-${column.name}`}
                title={`${row.name} ${column.name}`}
                className="relative flex cursor-pointer items-center justify-center"
              >
                <input
                  type="radio"
                  name={name}
                  checked={isAt(column.x, row.y)}
                  onChange={() => onChange({ x: column.x, y: row.y })}
                  className="peer absolute inset-0 m-0 cursor-pointer appearance-none focus-visible:outline-offset-[-3px]"
                />
                <span className="size-3 rounded-round border-2 border-white bg-tinta-950/40 peer-checked:size-5 peer-checked:bg-action" />
                <span className="sr-only">
                  {row.name} {column.name}
                </span>
              </label>
            )),
          )}
        </div>
      </div>
    </details>
  )
}

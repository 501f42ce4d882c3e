import type { Tone } from '@naikkelas/ui/sections/registry'
import { ThemeScope } from '@naikkelas/ui/theme'
import { useId } from 'react'
import { useBuilder } from '../state/builder-context.ts'
import { toneOptions } from '../model/settings-options.ts'

interface TonePickerProps {
  id?: string
  /** Null where several sections differ. */
  value: Tone | null
  onChange: (tone: Tone) => void
}

/** The six colour schemes, each shown in the page's own colours. */
export function TonePicker({ id, value, onChange }: TonePickerProps) {
  const theme = useBuilder((state) => state.document.theme)
  const name = useId()
  return (
    <div id={id} role="radiogroup" aria-label="Nuansa" className="flex flex-col gap-1.5">
      <span className="text-app-xs font-semibold">Nuansa</span>
      <div className="grid grid-cols-3 gap-2">
        {toneOptions.map((option) => (
          <label
            key={option.value}
            title={option.hint}
            className="relative flex min-w-0 cursor-pointer flex-col gap-1 text-center text-app-xs has-checked:font-semibold has-checked:text-accent"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="peer absolute inset-0 z-10 m-0 cursor-pointer appearance-none rounded-box"
            />
            <ThemeScope
              theme={theme}
              tone={option.value}
              className="flex h-9 items-center justify-center gap-1 rounded-box border border-line peer-checked:outline-2 peer-checked:outline-offset-1 peer-checked:outline-focus"
            >
              <span className="text-app-sm font-bold text-text">Aa</span>
              <span className="size-2.5 rounded-round bg-accent" />
            </ThemeScope>
            {option.label}
          </label>
        ))}
      </div>
      <p className="text-app-xs text-muted">{toneOptions.find((option) => option.value === value)?.hint}</p>
    </div>
  )
}

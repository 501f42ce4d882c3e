import { Checkbox } from '@naikkelas/ui/checkbox'
import { Field } from '@naikkelas/ui/field'
import { Textarea } from '@naikkelas/ui/textarea'
import { useEffect, useRef } from 'react'
import { LengthMeter } from '../../fields/length-meter.tsx'

interface AltFieldsProps {
  id: string
  label: string
  alt: string
  isDecorative: boolean
  /** Puts the focus here: the picture has just been chosen. */
  isAutoFocused: boolean
  onAltChange: (alt: string) => void
  onAltBlur: () => void
  onDecorativeChange: (isDecorative: boolean) => void
}

/** What a picture says to those who do not see it. */
export function AltFields({
  id,
  label,
  alt,
  isDecorative,
  isAutoFocused,
  onAltChange,
  onAltBlur,
  onDecorativeChange,
}: AltFieldsProps) {
  const input = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (!isAutoFocused) return
    input.current?.focus()
    input.current?.select()
  }, [isAutoFocused])
  const isMissing = !isDecorative && alt.trim() === ''
  return (
    <div className="flex flex-col gap-2">
      {!isDecorative && (
        <Field
          label={label}
          hint={
            isMissing ? 'Ceritakan isi gambar dalam satu kalimat untuk orang yang tidak dapat melihatnya.' : undefined
          }
          aside={
            isMissing ? (
              <span className="font-semibold text-warn">Belum diisi</span>
            ) : (
              <LengthMeter length={alt.length} max={125} />
            )
          }
        >
          <Textarea
            ref={input}
            id={id}
            rows={2}
            maxLength={125}
            value={alt}
            onChange={(event) => onAltChange(event.target.value)}
            onBlur={onAltBlur}
          />
        </Field>
      )}
      <Checkbox
        label="Hanya hiasan"
        hint={isDecorative ? 'Pembaca layar melewatkan gambar ini.' : undefined}
        checked={isDecorative}
        onChange={(event) => onDecorativeChange(event.target.checked)}
      />
    </div>
  )
}

'use client'
import { type InputHTMLAttributes, type Ref, useEffect, useId, useState } from 'react'
import { peringatan } from '../../icons/content-icons.ts'
import { IconShape } from '../../icons/icon-shape.tsx'
import { fieldControlVariants } from '../../primitives/field/field.variants.ts'
import { onColor } from '../../theme/contrast.ts'
import { type ControlValueProps, useFormReset, useOwnValue } from '../control-value.ts'
import { useSharedRef } from '../use-shared-ref.ts'
import { type ColorInputLabels, colorInputLabelsId } from './color-input.labels.ts'
import { normalHex, wholeHex } from './normal-hex.ts'
import { SwatchShape } from './swatch-shape.tsx'
import { cx } from '../../primitives/variants.ts'

export interface ColorPreset {
  /** `#rrggbb` */
  value: string
  label: string
}

export interface ColorInputProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'defaultValue' | 'onChange' | 'type' | 'size'>,
    ControlValueProps<string> {
  /** `#rrggbb` */
  value?: string
  /** `#rrggbb`. @default '' */
  defaultValue?: string
  /** Called with `#rrggbb` in lower case, and only with a whole colour. */
  onValueChange?: (value: string) => void
  /** Called on leaving with what was typed when it is no colour, and with null once it is one again. */
  onRefuse?: ((typed: string | null) => void) | undefined
  /** Colours to choose from, by name. */
  presets?: readonly ColorPreset[]
  /** Everything it says itself: `colorInputLabelsEn` for English. @default colorInputLabelsId */
  labels?: ColorInputLabels
  /** What the presets are, read out. @default labels.presets */
  presetsLabel?: string
  /** @deprecated Write `disabled`. */
  isDisabled?: boolean
  ref?: Ref<HTMLInputElement>
}

/** A colour by name, by picker, or by code. A half-typed code changes nothing; a short one (#0c7) counts on leaving. */
export function ColorInput({
  value: given,
  defaultValue,
  onChange,
  onValueChange,
  onRefuse,
  presets = [],
  labels = colorInputLabelsId,
  presetsLabel = labels.presets,
  isDisabled = false,
  disabled = isDisabled,
  readOnly = false,
  name,
  className,
  style,
  onBlur,
  ref,
  ...control
}: ColorInputProps) {
  const group = useId()
  const input = useSharedRef(ref)
  const {
    current: value,
    change: give,
    reset,
  } = useOwnValue({ value: given, defaultValue, empty: '', name, onChange, onValueChange })
  const [draft, setDraft] = useState(value)
  useEffect(() => setDraft(value), [value])
  useFormReset(input, () => {
    reset()
    setDraft(given ?? defaultValue ?? '')
  })
  const isWrong = draft !== '' && normalHex(draft) === undefined
  useEffect(() => input.current?.setCustomValidity(isWrong ? labels.wrong : ''), [isWrong, labels.wrong, input])
  const change = (text: string) => {
    setDraft(text)
    const hex = wholeHex(text)
    if (hex !== undefined && hex !== value) give(hex)
  }
  const settle = () => {
    const hex = normalHex(draft)
    onRefuse?.(hex === undefined && draft.trim() !== '' ? draft : null)
    setDraft(hex ?? value)
    if (hex !== undefined && hex !== value) give(hex)
  }
  return (
    <div data-component="ColorInput" style={style} className={cx('ui:flex ui:min-w-0 ui:flex-col ui:gap-2', className)}>
      {presets.length > 0 && (
        <div role="radiogroup" aria-label={presetsLabel} className="ui:flex ui:flex-wrap ui:gap-2">
          {presets.map((preset) => (
            <label
              key={preset.value}
              title={preset.label}
              className="ui:relative ui:inline-flex ui:size-6 ui:touch ui:items-center ui:justify-center"
            >
              <input
                type="radio"
                name={group}
                value={preset.value}
                checked={preset.value.toLowerCase() === value.toLowerCase()}
                disabled={disabled || readOnly}
                onChange={() => give(preset.value.toLowerCase())}
                className="ui:absolute ui:inset-0 ui:m-0 ui:appearance-none ui:rounded-box ui:cursor-pointer ui:focus-visible:outline-offset-0"
              />
              <SwatchShape color={preset.value} className="ui:pointer-events-none ui:size-full">
                {preset.value.toLowerCase() === value.toLowerCase() && (
                  <path
                    d="M8 16.5l5 5 10-11"
                    fill="none"
                    stroke={onColor(preset.value)}
                    strokeWidth="3"
                    strokeLinecap="round"
                    strokeLinejoin="round"
                  />
                )}
              </SwatchShape>
              <span className="ui:sr-only">{preset.label}</span>
            </label>
          ))}
        </div>
      )}
      <span className="ui:flex ui:min-w-0 ui:gap-2">
        <label className="ui:relative ui:inline-flex ui:size-control-md ui:shrink-0 ui:touch">
          <span className="ui:sr-only">{labels.choose}</span>
          <input
            type="color"
            value={normalHex(value) ?? '#000000'}
            disabled={disabled || readOnly}
            onChange={(event) => change(event.target.value)}
            className="ui:absolute ui:inset-0 ui:size-full ui:cursor-pointer ui:opacity-0"
          />
          <SwatchShape
            color={normalHex(value) ?? '#000000'}
            className="ui:pointer-events-none ui:size-full ui:peer-ring ui:rounded-box"
          />
        </label>
        <input
          {...control}
          ref={input}
          type="text"
          name={name}
          value={draft}
          disabled={disabled}
          readOnly={readOnly}
          maxLength={7}
          spellCheck={false}
          autoCapitalize="none"
          aria-invalid={isWrong ? true : control['aria-invalid']}
          onChange={(event) => change(event.target.value)}
          onBlur={(event) => {
            settle()
            onBlur?.(event)
          }}
          className={`${fieldControlVariants()} ui:tabular-nums`}
        />
      </span>
      {isWrong && (
        <p role="status" className="ui:flex ui:gap-1.5 ui:text-app-xs ui:text-danger">
          <IconShape of={peringatan} size={16} className="ui:mt-0.5 ui:shrink-0" />
          {labels.wrong}
        </p>
      )}
    </div>
  )
}

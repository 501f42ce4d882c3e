'use client'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { centang } from '../../icons/content-icons.ts'
import { IconShape } from '../../icons/icon-shape.tsx'
import { panahBawah, silang } from '../../icons/interface-icons.ts'
import { IconButton } from '../../primitives/icon-button/icon-button.tsx'
import { Input, type InputProps } from '../../primitives/input/input.tsx'
import { listboxClass, optionVariants } from '../command-menu/command-menu.variants.ts'
import { matchingCommands } from '../command-menu/matching-commands.ts'
import { popoverVariants } from '../popover/popover.variants.ts'
import { useAnchored } from '../popover/use-anchored.ts'
import { type ControlValueProps, useFormReset, useOwnValue } from '../control-value.ts'
import { useSharedRef } from '../use-shared-ref.ts'
import { type ComboboxLabels, comboboxLabelsId } from './combobox.labels.ts'
import { nextEnabled } from './next-enabled.ts'
import { cx } from '../../primitives/variants.ts'

export interface ComboboxOption {
  value: string
  label: string
  /** Behind the label, in grey: a code, a place. */
  hint?: ReactNode
  /** Further words it is found by. */
  words?: string
  /** Cannot be chosen now. */
  disabled?: boolean
  /** @deprecated Write `disabled`. */
  isDisabled?: boolean
}

export interface ComboboxProps
  extends Omit<InputProps, 'value' | 'defaultValue' | 'onChange' | 'type' | 'start' | 'end'>,
    ControlValueProps<string | null> {
  options: readonly ComboboxOption[]
  /** What is typed, for options that are fetched by it: the options are then shown as they come. */
  onSearch?: (typed: string) => void
  /** While options are fetched. @default false */
  isLoading?: boolean
  /** A cross that takes the choice back; so does emptying the field. @default true */
  canClear?: boolean
  /** @deprecated Write `disabled`. */
  isDisabled?: boolean
  /** Everything it says itself: `comboboxLabelsEn` for English. @default comboboxLabelsId */
  labels?: ComboboxLabels
}

/** One of many, found by typing a part of its name. Few are better off in a Select. Belongs in a Field. */
export function Combobox({
  options,
  value: given,
  defaultValue,
  onChange,
  onValueChange,
  onSearch,
  isLoading = false,
  canClear = true,
  name,
  form,
  isDisabled = false,
  disabled = isDisabled,
  readOnly = false,
  labels = comboboxLabelsId,
  className,
  style,
  onClick,
  onKeyDown,
  onBlur,
  ref,
  ...control
}: ComboboxProps) {
  const listId = useId()
  const input = useSharedRef(ref)
  const { current, change, reset } = useOwnValue({
    value: given,
    defaultValue,
    empty: null,
    name,
    onChange,
    onValueChange,
  })
  // Forms that keep texts say “none” with an empty one.
  const value = current === '' && !options.some((option) => option.value === '') ? null : current
  const frame = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [typed, setTyped] = useState<string | null>(null)
  const [markedValue, setMarkedValue] = useState<string | null>(null)
  const chosen = options.find((option) => option.value === value)
  // A fetched list may no longer hold what was chosen from it.
  const [chosenLabel, setChosenLabel] = useState(chosen?.label ?? '')
  useEffect(() => {
    if (chosen) setChosenLabel(chosen.label)
    else if (value === null) setChosenLabel('')
  }, [chosen, value])

  const shown = onSearch || typed === null ? options : matchingCommands(options, typed)
  const markedAt = shown.findIndex((option) => option.value === markedValue)
  const marked = shown[markedAt]
  const close = () => {
    setIsOpen(false)
    setTyped(null)
    setMarkedValue(null)
  }
  /** On leaving the field: an emptied field clears the choice. */
  const settle = () => {
    if (typed === '' && canClear && value !== null) change(null)
    close()
  }
  const open = () => {
    if (readOnly) return
    setIsOpen(true)
    setMarkedValue(value)
  }
  const choose = (option: ComboboxOption) => {
    if (isOff(option)) return
    setChosenLabel(option.label)
    change(option.value)
    close()
  }
  useFormReset(input, () => {
    reset()
    close()
  })
  const isUndecided = value === null && typed !== null && typed !== ''
  useEffect(
    () => input.current?.setCustomValidity(isUndecided ? labels.choose : ''),
    [isUndecided, labels.choose, input],
  )
  useAnchored({
    isOpen,
    anchor: () => frame.current?.firstElementChild,
    panel,
    side: 'bottom',
    align: 'start',
    isAsWide: true,
    onClose: close,
  })
  useEffect(() => {
    panel.current?.querySelector('[data-highlighted]')?.scrollIntoView({ block: 'nearest' })
  }, [marked?.value, isOpen])

  const pressed = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event)
    if (event.defaultPrevented || event.nativeEvent.isComposing || readOnly) return
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (by !== 0) {
      event.preventDefault()
      if (!isOpen) open()
      if (isOpen || value === null) setMarkedValue(shown[nextEnabled(shown, markedAt, by)]?.value ?? null)
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault()
      if (marked) choose(marked)
      else settle()
    }
  }
  const announcement = isLoading
    ? labels.searching
    : shown.length === 0
      ? labels.none(typed ?? '')
      : labels.count(shown.length)
  return (
    <div
      ref={frame}
      data-component="Combobox"
      style={style}
      className={cx('ui:min-w-0', className)}
      onBlur={(event) => {
        if (event.currentTarget.contains(event.relatedTarget)) return
        settle()
        if (input.current) onBlur?.({ ...event, target: input.current, currentTarget: input.current })
      }}
    >
      <Input
        {...control}
        ref={input}
        form={form}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && marked ? optionId(listId, marked) : undefined}
        value={typed ?? chosenLabel}
        disabled={disabled}
        readOnly={readOnly}
        autoComplete="off"
        spellCheck={false}
        onClick={(event) => {
          onClick?.(event)
          open()
        }}
        onKeyDown={pressed}
        onChange={({ target: { value: text } }) => {
          setTyped(text)
          setIsOpen(true)
          const first = onSearch ? undefined : matchingCommands(options, text).find((option) => !isOff(option))
          setMarkedValue(text === '' ? null : (first?.value ?? null))
          onSearch?.(text)
        }}
        end={
          <>
            {canClear && (
              <IconButton
                size="sm"
                // Its place is kept while there is nothing to clear: the field would grow under the pointer.
                className={value === null || disabled || readOnly ? 'ui:invisible' : undefined}
                // By keyboard one empties the field.
                tabIndex={-1}
                label={labels.clear}
                icon={<IconShape of={silang} size={16} />}
                onClick={() => {
                  change(null)
                  close()
                  input.current?.focus()
                }}
              />
            )}
            <IconShape of={panahBawah} size={16} className="ui:pointer-events-none ui:shrink-0" />
          </>
        }
      />
      {name !== undefined && <input type="hidden" name={name} form={form} value={value ?? ''} disabled={disabled} />}
      <div
        ref={panel}
        popover="manual"
        className={popoverVariants({ padding: 'none', className: 'ui:p-1' })}
        // The field keeps the focus, also while one drags the list.
        onPointerDown={(event) => event.preventDefault()}
      >
        <div
          id={listId}
          role="listbox"
          // What scrolls would be a stop of its own for Tab.
          tabIndex={-1}
          aria-label={labels.options}
          aria-busy={isLoading || undefined}
          className={listboxClass}
        >
          {isOpen &&
            shown.map((option) => (
              <div
                key={option.value}
                id={optionId(listId, option)}
                role="option"
                aria-selected={option.value === value}
                aria-disabled={isOff(option) || undefined}
                data-highlighted={option === marked ? '' : undefined}
                onPointerMove={() => setMarkedValue(option.value)}
                onClick={() => choose(option)}
                className={optionVariants({ isDisabled: isOff(option) })}
              >
                <span className="ui:menu-words">{option.label}</span>
                {option.hint !== undefined && (
                  <span className="ui:menu-shortcut ui:tabular-nums ui:text-app-xs">{option.hint}</span>
                )}
                {option.value === value && <IconShape of={centang} size={16} className="ui:shrink-0 ui:text-accent" />}
              </div>
            ))}
        </div>
        {(isLoading || shown.length === 0) && (
          <p aria-hidden="true" className="ui:menu-label ui:text-app-sm">
            {announcement}
          </p>
        )}
      </div>
      {/* Without the role: a screen may have one status of its own, what is saved for instance. */}
      <p aria-live="polite" aria-atomic="true" className="ui:sr-only">
        {isOpen && announcement}
      </p>
    </div>
  )
}

const isOff = ({ isDisabled, disabled = isDisabled }: ComboboxOption) => disabled
const optionId = (listId: string, { value }: ComboboxOption) => `${listId}-${value}`

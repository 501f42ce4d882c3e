'use client'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { centang } from '../../icons/content-icons.ts'
import { IconShape } from '../../icons/icon-shape.tsx'
import { panahBawah, silang } from '../../icons/interface-icons.ts'
import type { FieldControlProps } from '../../primitives/field/field.tsx'
import { IconButton } from '../../primitives/icon-button/icon-button.tsx'
import { Input } from '../../primitives/input/input.tsx'
import { listboxClass, optionVariants } from '../command-menu/command-menu.variants.ts'
import { matchingCommands } from '../command-menu/matching-commands.ts'
import { popoverVariants } from '../popover/popover.variants.ts'
import { useAnchored } from '../popover/use-anchored.ts'
import { type ComboboxLabels, comboboxLabelsId } from './combobox.labels.ts'
import { nextEnabled } from './next-enabled.ts'

export interface ComboboxOption {
  value: string
  label: string
  /** Behind the label, in grey: a code, a place. */
  hint?: ReactNode
  /** Further words it is found by. */
  words?: string
  isDisabled?: boolean
}

export interface ComboboxProps extends FieldControlProps {
  options: readonly ComboboxOption[]
  /** The chosen value; null for none. */
  value: string | null
  onValueChange: (value: string | null) => void
  /** What is typed, for options that are fetched by it: the options are then shown as they come. */
  onSearch?: (typed: string) => void
  /** While options are fetched. @default false */
  isLoading?: boolean
  /** A cross that takes the choice back; so does emptying the field. @default true */
  canClear?: boolean
  /** Sends the value with a form. */
  name?: string
  placeholder?: string
  /** @default 'md' */
  size?: 'sm' | 'md' | 'lg'
  isDisabled?: boolean
  /** Everything it says itself: `comboboxLabelsEn` for English. @default comboboxLabelsId */
  labels?: ComboboxLabels
  'aria-label'?: string
  className?: string
}

/** One of many, found by typing a part of its name. Few are better off in a Select. Belongs in a Field. */
export function Combobox({
  options,
  value,
  onValueChange,
  onSearch,
  isLoading = false,
  canClear = true,
  name,
  placeholder,
  size,
  isDisabled = false,
  labels = comboboxLabelsId,
  className,
  ...control
}: ComboboxProps) {
  const listId = useId()
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
  /** What stands in the field when it is left: emptied, it takes the choice back. */
  const settle = () => {
    if (typed === '' && canClear && value !== null) onValueChange(null)
    close()
  }
  const open = () => {
    setIsOpen(true)
    setMarkedValue(value)
  }
  const choose = (option: ComboboxOption) => {
    if (option.isDisabled) return
    setChosenLabel(option.label)
    onValueChange(option.value)
    close()
  }
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

  const pressed = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
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
  const told = isLoading ? labels.searching : shown.length === 0 ? labels.none(typed ?? '') : labels.count(shown.length)
  return (
    <div
      ref={frame}
      data-component="Combobox"
      className={`ui:min-w-0${className ? ` ${className}` : ''}`}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) settle()
      }}
    >
      <Input
        {...control}
        size={size}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && marked ? optionId(listId, marked) : undefined}
        value={typed ?? chosenLabel}
        placeholder={placeholder}
        disabled={isDisabled}
        autoComplete="off"
        spellCheck={false}
        onClick={open}
        onKeyDown={pressed}
        onChange={({ target: { value: text } }) => {
          setTyped(text)
          setIsOpen(true)
          const first = onSearch ? undefined : matchingCommands(options, text).find((option) => !option.isDisabled)
          setMarkedValue(text === '' ? null : (first?.value ?? null))
          onSearch?.(text)
        }}
        end={
          <>
            {canClear && (
              <IconButton
                size="sm"
                // Its place is kept while there is nothing to clear: the field would grow under the pointer.
                className={value === null || isDisabled ? 'ui:invisible' : undefined}
                // By keyboard one empties the field.
                tabIndex={-1}
                label={labels.clear}
                icon={<IconShape of={silang} size={16} />}
                onClick={() => {
                  onValueChange(null)
                  close()
                  frame.current?.querySelector('input')?.focus()
                }}
              />
            )}
            <IconShape of={panahBawah} size={16} className="ui:pointer-events-none ui:shrink-0" />
          </>
        }
      />
      {name !== undefined && <input type="hidden" name={name} value={value ?? ''} disabled={isDisabled} />}
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
                aria-disabled={option.isDisabled || undefined}
                data-highlighted={option === marked ? '' : undefined}
                onPointerMove={() => setMarkedValue(option.value)}
                onClick={() => choose(option)}
                className={optionVariants({ isDisabled: option.isDisabled })}
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
            {told}
          </p>
        )}
      </div>
      <p role="status" className="ui:sr-only">
        {isOpen && told}
      </p>
    </div>
  )
}

const optionId = (listId: string, { value }: ComboboxOption) => `${listId}-${value}`

'use client'
import { type KeyboardEvent, useState } from 'react'
import { centang, jam } from '../../icons/content-icons.ts'
import { IconShape } from '../../icons/icon-shape.tsx'
import { IconButton } from '../../primitives/icon-button/icon-button.tsx'
import { listboxClass, optionVariants } from '../command-menu/command-menu.variants.ts'
import { Popover } from '../popover/popover.tsx'
import { timesOfDay, writtenTime } from './read-time.ts'
import type { TimePickerLabels } from './time-picker.labels.ts'

interface TimeButtonProps {
  value: string
  onValueChange: (value: string) => void
  step: number
  min?: string | undefined
  max?: string | undefined
  labels: TimePickerLabels
  size?: 'sm' | 'md' | 'lg' | undefined
  disabled?: boolean | undefined
}

/** Opens the times of a day in steps, to choose one. */
export function TimeButton({ value, onValueChange, step, labels, size, disabled, ...limits }: TimeButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  const times = timesOfDay(step, limits)
  // One stop for Tab: what holds, or the first time after it.
  const stop = times.find((time) => time >= (value === '' ? '08:00' : value)) ?? times.at(-1)
  const choose = (time: string) => {
    onValueChange(time)
    setIsOpen(false)
  }
  return (
    <Popover
      label={labels.times}
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      align="end"
      padding="none"
      className="ui:p-1"
      trigger={
        <IconButton
          variant="outline"
          size={size}
          label={labels.open}
          icon={<IconShape of={jam} />}
          disabled={disabled}
        />
      }
    >
      <div role="listbox" aria-label={labels.times} tabIndex={-1} className={listboxClass} onKeyDown={moveByKey}>
        {times.map((time) => (
          <div
            key={time}
            role="option"
            tabIndex={time === stop ? 0 : -1}
            aria-selected={time === value}
            data-autofocus={time === stop || undefined}
            className={optionVariants()}
            onClick={() => choose(time)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' && event.key !== ' ') return
              event.preventDefault()
              choose(time)
            }}
          >
            <span className="ui:menu-words ui:tabular-nums">{writtenTime(time)}</span>
            {time === value && <IconShape of={centang} size={16} className="ui:shrink-0 ui:text-accent" />}
          </div>
        ))}
      </div>
    </Popover>
  )
}

function moveByKey(event: KeyboardEvent<HTMLElement>) {
  const options = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="option"]')]
  const at = options.findIndex((option) => option === document.activeElement)
  const targets: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: options.length - 1 }
  const target = targets[event.key]
  if (target === undefined) return
  event.preventDefault()
  options[Math.min(options.length - 1, Math.max(0, target))]?.focus()
}

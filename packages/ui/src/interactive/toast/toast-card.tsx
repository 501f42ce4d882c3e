'use client'
import { useEffect, useState } from 'react'
import { centang, info, peringatan } from '../../icons/content-icons.ts'
import { IconShape } from '../../icons/icon-shape.tsx'
import { silang } from '../../icons/interface-icons.ts'
import { IconButton } from '../../primitives/icon-button/icon-button.tsx'
import { cva } from '../../primitives/variants.ts'
import type { ShownToast } from './toast-options.ts'

const icons = { ok: centang, info, warn: peringatan, danger: peringatan }
const colors = { ok: 'ui:text-ok', info: 'ui:text-info', warn: 'ui:text-warn', danger: 'ui:text-danger' }

export interface ToastCardProps {
  toast: ShownToast
  closeLabel: string
  onDismiss: (id: string) => void
}

/** One message. Its clock stops while the pointer or the focus is on it. */
export function ToastCard({ toast, closeLabel, onDismiss }: ToastCardProps) {
  const { id, title, text, tone = 'ok', action, attributes } = toast
  const durationMs = toast.durationMs ?? (tone === 'danger' || action ? 10_000 : 5_000)
  const [isHeld, setIsHeld] = useState(false)
  useEffect(() => {
    if (isHeld || durationMs === Number.POSITIVE_INFINITY) return
    const timer = setTimeout(() => onDismiss(id), durationMs)
    return () => clearTimeout(timer)
  }, [isHeld, durationMs, id, onDismiss])
  return (
    // pointing at the message only keeps it; nothing can be pressed.
    <div
      {...attributes}
      data-component="Toast"
      data-tone-status={tone}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
      onKeyDown={(event) => event.key === 'Escape' && onDismiss(id)}
      className={cardVariants({ className: attributes?.className })}
    >
      <IconShape of={icons[tone]} className={`ui:mt-1.5 ui:shrink-0 ${colors[tone]}`} />
      {/* An action that finds no room beside the words is placed below them. */}
      <div className="ui:flex ui:min-w-0 ui:flex-1 ui:flex-wrap ui:items-start ui:gap-x-5">
        <div className="ui:min-w-0 ui:flex-auto ui:py-1.5 ui:wrap-anywhere">
          <p className="ui:text-app-sm ui:font-semibold">{title}</p>
          {text !== undefined && <p className="ui:text-app-xs ui:text-muted">{text}</p>}
        </div>
        {action && (
          <button
            type="button"
            onClick={() => {
              action.onSelect()
              onDismiss(id)
            }}
            className="ui:-ms-2 ui:min-h-control-sm ui:shrink-0 ui:rounded-control ui:px-2 ui:text-app-sm ui:font-semibold ui:text-link ui:hover:bg-hover ui:touch-y"
          >
            {action.label}
          </button>
        )}
      </div>
      <IconButton
        label={closeLabel}
        icon={<IconShape of={silang} size={16} />}
        size="sm"
        onClick={() => onDismiss(id)}
      />
    </div>
  )
}

const cardVariants = cva(
  'ui:overlay-panel ui:pointer-events-auto ui:flex ui:w-full ui:max-w-96 ui:items-start ui:gap-3 ui:rounded-surface ui:border ui:border-line ui:bg-surface ui:py-2 ui:ps-3.5 ui:pe-2 ui:text-text ui:shadow-e2',
)

'use client'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { centang } from '../../icons/content-icons.ts'
import { IconShape } from '../../icons/icon-shape.tsx'
import { gandakan } from '../../icons/interface-icons.ts'
import { Button, type ButtonProps } from '../../primitives/button/button.tsx'
import { Input } from '../../primitives/input/input.tsx'
import { cx } from '../../primitives/variants.ts'
import { type CopyButtonLabels, copyButtonLabelsId } from './copy-button.labels.ts'

export interface CopyButtonProps
  extends Omit<ButtonProps, 'children' | 'asChild' | 'isLoading' | 'isFullWidth' | 'iconStart' | 'iconEnd' | 'type'> {
  /** What is copied. */
  text: string
  /** What it is, read out after “Salin”: `nomor virtual account`. Needed where there is more than one. */
  what?: string
  /** Drawn on the server, it is out of sight until React or the island `copyOnPress` makes it work. @default false */
  isHiddenWithoutScript?: boolean
  /** Called once the text is on the clipboard. */
  onCopied?: () => void
  /** Everything it says itself: `copyButtonLabelsEn` for English. @default copyButtonLabelsId */
  labels?: CopyButtonLabels
}

/** How long “Tersalin” is seen. */
const copiedForMs = 2000

/** Puts a text on the clipboard and says so. Where that is refused, it shows the text, selected. */
export function CopyButton({
  text,
  what,
  isHiddenWithoutScript = false,
  onCopied,
  labels = copyButtonLabelsId,
  className,
  style,
  onClick,
  ...rest
}: CopyButtonProps) {
  const [outcome, setOutcome] = useState<{ is: 'copied' | 'refused' } | null>(null)
  const [isHidden, setHidden] = useState(isHiddenWithoutScript)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => setHidden(false), [])
  useEffect(() => {
    if (outcome?.is === 'refused') field.current?.select()
    if (outcome?.is !== 'copied') return
    const timer = setTimeout(() => setOutcome(null), copiedForMs)
    return () => clearTimeout(timer)
  }, [outcome])

  const copy = async (event: MouseEvent<HTMLButtonElement>) => {
    onClick?.(event)
    if (event.defaultPrevented) return
    try {
      await navigator.clipboard.writeText(text)
      setOutcome({ is: 'copied' })
      onCopied?.()
    } catch {
      // Refused by a policy or the person, or there is no clipboard: pages without TLS have none.
      setOutcome({ is: 'refused' })
    }
  }
  return (
    <span
      data-component="CopyButton"
      data-copy={text}
      data-state={outcome?.is}
      hidden={isHidden}
      style={style}
      className={cx('ui:inline-flex ui:max-w-full ui:flex-wrap ui:items-center ui:gap-2', className)}
    >
      <Button {...rest} onClick={(event) => void copy(event)}>
        <span className="ui:copy-words">
          <span>
            <IconShape of={gandakan} size={16} />
            <span>
              {labels.copy}
              {what && <span className="ui:sr-only"> {what}</span>}
            </span>
          </span>
          <span aria-hidden="true">
            <IconShape of={centang} size={16} />
            {labels.copied}
          </span>
        </span>
      </Button>
      <Input
        ref={field}
        readOnly
        hidden={outcome?.is !== 'refused'}
        value={text}
        size="sm"
        aria-label={what ?? labels.copy}
        className="ui:flex-1"
      />
      <span
        aria-live="polite"
        data-copied={labels.copied}
        data-refused={labels.refused}
        className={outcome?.is === 'refused' ? 'ui:text-app-xs ui:text-muted' : 'ui:sr-only'}
      >
        {outcome && labels[outcome.is]}
      </span>
    </span>
  )
}

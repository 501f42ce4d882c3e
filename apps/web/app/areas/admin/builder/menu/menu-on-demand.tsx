import { cloneElement, type ComponentProps, type ReactElement, type ReactNode, Suspense, useState } from 'react'

/** What a menu that was asked for is drawn with. */
export interface OpenedMenu {
  /** Its button: one element. */
  trigger: ReactElement
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** It could not be fetched: the button stands alone again. */
  onClose: () => void
}

interface MenuOnDemandProps {
  /** The menu's button, with its name. */
  trigger: ReactElement<ComponentProps<'button'>>
  /** Loads the menu; called when the pointer comes near. */
  load: () => Promise<unknown>
  /** Draws the menu, which is fetched by being drawn. */
  children: (menu: OpenedMenu) => ReactNode
}

/** A menu whose list, and everything that makes lists open, is fetched when it is first wanted. */
export function MenuOnDemand({ trigger, load, children }: MenuOnDemandProps) {
  const [isAsked, setAsked] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const ask = () => {
    setAsked(true)
    setOpen(true)
  }
  // A failed load is reported when the menu is opened.
  const prepare = () => void load().catch(() => {})
  const closed = cloneElement(trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: prepare,
    onFocus: prepare,
    onClick: ask,
    onKeyDown: (event) => {
      if (event.key !== 'ArrowDown') return
      event.preventDefault()
      ask()
    },
  })
  if (!isAsked) return closed
  return (
    <Suspense fallback={closed}>
      {children({ trigger, isOpen, onOpenChange: setOpen, onClose: () => setAsked(false) })}
    </Suspense>
  )
}

import { cloneElement, type ComponentProps, type ReactElement, type ReactNode, Suspense, useState } from 'react'

/** Props of a loaded menu. */
export interface OpenedMenu {
  /** Its button: one element. */
  trigger: ReactElement
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** It could not be fetched: only the button is shown again. */
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
  const [isOpened, setOpened] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const ask = () => {
    setOpened(true)
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
  if (!isOpened) return closed
  return (
    <Suspense fallback={closed}>
      {children({ trigger, isOpen, onOpenChange: setOpen, onClose: () => setOpened(false) })}
    </Suspense>
  )
}

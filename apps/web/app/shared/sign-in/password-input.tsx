import { Icon } from '@naikkelas/ui/icons'
import { Input, type InputProps } from '@naikkelas/ui/input'
import { useState, useSyncExternalStore } from 'react'

const never = () => () => {}

/** A password input with a reveal button, once a script can answer it. */
export function PasswordInput(props: Omit<InputProps, 'type' | 'end'>) {
  const [isShown, setIsShown] = useState(false)
  const isAlive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return (
    <Input
      {...props}
      type={isShown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="none"
      end={
        isAlive && (
          <button
            type="button"
            // Not named after the field: it is another control.
            aria-label="Lihat yang diketik"
            aria-pressed={isShown}
            title={isShown ? 'Tutupi lagi' : 'Lihat yang diketik'}
            onClick={() => setIsShown(!isShown)}
            className="-me-2 inline-flex size-9 items-center justify-center rounded-control text-muted hover:text-text pointer-coarse:size-11"
          >
            <Icon name={isShown ? 'mata-tutup' : 'mata'} />
          </button>
        )
      }
    />
  )
}

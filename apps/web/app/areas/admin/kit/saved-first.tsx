import { Alert } from '@naikkelas/ui/alert'
import { Button } from '@naikkelas/ui/button'
import { useState } from 'react'
import { ApiError } from '../../../shared/api/api-error.ts'

/** Refusals that hand over what is stored. */
const savedFirst: readonly string[] = ['sellable_changed', 'content_changed']

/** What another admin saved while a form was open: null until a save was refused for it. */
export function useSavedFirst<Saved>() {
  const [theirs, setTheirs] = useState<Saved | null>(null)
  return {
    theirs,
    /** For `onRefused` of the form. */
    look: (error: unknown) => {
      if (error instanceof ApiError && savedFirst.includes(error.code)) setTheirs(error.theirs as Saved)
    },
    forget: () => setTheirs(null),
  }
}

interface SavedFirstProps {
  /** Name of the other admin; null when it is not known any more. */
  by: string | null
  /** Puts what was saved into the form. */
  onTake: () => void
}

/** Asks whose version is kept when another admin was first. Belongs in the form: its second button saves. */
export function SavedFirst({ by, onTake }: SavedFirstProps) {
  return (
    <Alert
      tone="warn"
      isLive
      title={`${by ?? 'Admin lain'} menyimpan ini lebih dahulu`}
      action={
        <>
          <Button size="sm" onClick={onTake}>
            Pakai yang tersimpan
          </Button>
          <Button size="sm" type="submit">
            Simpan isian saya
          </Button>
        </>
      }
    >
      Isian Anda masih ada di bawah. Menyimpannya menimpa perubahan itu.
    </Alert>
  )
}

import { verifyPromptKey } from '@naikkelas/contract/identity'
import { ConfirmDialog } from '@naikkelas/ui/confirm-dialog'
import { useEffect, useState } from 'react'

/** After a screen has come (specification, section 4). */
const DELAY_MS = 500

interface VerifyDialogProps {
  /** Of the person's own page: `/profile/7`. */
  profileHref: string
  /** Opens an address of the site. */
  onGo: (address: string) => void
  /** “Nanti Saja” was chosen. */
  onHide?: () => void
}

/** Asks to verify the account, half a second after the screen has come, once after the session's flag was set. */
export function VerifyDialog({ profileHref, onGo, onHide }: VerifyDialogProps) {
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    if (!isAsked()) return
    const timer = setTimeout(() => setIsOpen(true), DELAY_MS)
    return () => clearTimeout(timer)
  }, [])
  const close = (isConfirmed: boolean) => {
    setIsOpen(false)
    forget()
    if (!isConfirmed) onHide?.()
  }
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={(next) => {
        // Confirming closes it as well, and has said so before.
        if (!next && isAsked()) close(false)
      }}
      title="Verifikasi akun Anda"
      description="Nomor WhatsApp yang terverifikasi dipakai untuk kabar kelas dan memulihkan akun."
      confirmLabel="Verifikasi Sekarang"
      cancelLabel="Nanti Saja"
      variant="primary"
      onConfirm={() => {
        close(true)
        onGo(`${profileHref}?goto=verify`)
      }}
    />
  )
}

/** Whether the next screen asks for the verification. */
function isAsked(): boolean {
  try {
    return sessionStorage.getItem(verifyPromptKey) !== null
  } catch {
    return false
  }
}

function forget(): void {
  try {
    sessionStorage.removeItem(verifyPromptKey)
  } catch {
    // Storage is blocked: nothing was kept.
  }
}

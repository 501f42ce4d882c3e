import { type AdminAccount, reinstateAdmin, renewInvitation, withdrawInvitation } from '@naikkelas/contract/identity'
import { ConfirmDialog } from '@naikkelas/ui/confirm-dialog'
import { useToast } from '@naikkelas/ui/toast'
import { useRevalidator } from 'react-router-dom'
import { messageOf } from '../../../shared/api/api-error.ts'
import { call } from '../../../shared/api/call.ts'
import { AccessDialog } from './access-dialog.tsx'
import type { AdminAct } from './admin-menu.tsx'
import { ResetSecondFactorDialog } from './reset-second-factor-dialog.tsx'
import { SuspendDialog } from './suspend-dialog.tsx'

interface AdminActDialogProps {
  admin: AdminAccount
  act: AdminAct
  onClose: () => void
}

/** The form or the question that goes before something is done with an admin. */
export function AdminActDialog({ admin, act, onClose }: AdminActDialogProps) {
  switch (act) {
    case 'access':
      return <AccessDialog admin={admin} onClose={onClose} />
    case 'reset-second-factor':
      return <ResetSecondFactorDialog admin={admin} onClose={onClose} />
    case 'suspend':
      return <SuspendDialog admin={admin} onClose={onClose} />
    default:
      return <Question admin={admin} act={act} onClose={onClose} />
  }
}

interface Words {
  title: string
  description: string
  confirmLabel: string
  done: string
  variant: 'danger' | 'primary'
}

type Asked = 'reinstate' | 'renew' | 'withdraw'

function wordsOf(act: Asked, { name, email }: AdminAccount): Words {
  switch (act) {
    case 'reinstate':
      return {
        title: `Aktifkan ${name} lagi?`,
        description: 'Ia dapat masuk lagi dengan kata sandinya, dengan peran dan menu seperti sebelumnya.',
        confirmLabel: 'Aktifkan',
        done: `${name} aktif lagi`,
        variant: 'primary',
      }
    case 'renew':
      return {
        title: `Kirim ulang undangan ke ${email}?`,
        description: 'Tautan di e-mail sebelumnya tidak berlaku lagi.',
        confirmLabel: 'Kirim ulang',
        done: `Undangan dikirim ulang ke ${email}`,
        variant: 'primary',
      }
    case 'withdraw':
      return {
        title: `Batalkan undangan ${name}?`,
        description: 'Tautan di e-mailnya tidak berlaku lagi, dan ia hilang dari daftar ini.',
        confirmLabel: 'Batalkan undangan',
        done: `Undangan ${name} dibatalkan`,
        variant: 'danger',
      }
  }
}

const endpoints = { reinstate: reinstateAdmin, renew: renewInvitation }

function Question({ admin, act, onClose }: { admin: AdminAccount; act: Asked; onClose: () => void }) {
  const { toast } = useToast()
  const { revalidate } = useRevalidator()
  const { done, ...words } = wordsOf(act, admin)
  const confirm = async () => {
    const input = { params: { adminId: admin.id } }
    await (act === 'withdraw' ? call(withdrawInvitation, input) : call(endpoints[act], input))
    await revalidate()
    toast({ title: done, tone: 'ok' })
  }
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      cancelLabel={act === 'withdraw' ? 'Tidak jadi' : 'Batal'}
      onConfirm={confirm}
      errorMessage={messageOf}
      {...words}
    />
  )
}

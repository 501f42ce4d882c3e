import type { AdminAccount } from '@naikkelas/contract/identity'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@naikkelas/ui/dropdown-menu'
import { IconButton } from '@naikkelas/ui/icon-button'
import { Icon } from '@naikkelas/ui/icons'

export type AdminAct = 'access' | 'reset-second-factor' | 'suspend' | 'reinstate' | 'renew' | 'withdraw'

interface AdminMenuProps {
  admin: AdminAccount
  onAct: (act: AdminAct) => void
}

/** What can be done with another admin, by its state. */
export function AdminMenu({ admin: { name, state }, onAct }: AdminMenuProps) {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger>
        <IconButton label={`Kelola ${name}`} icon={<Icon name="lainnya" size={16} />} size="sm" />
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuItem icon={<Icon name="kunci" size={16} />} onSelect={() => onAct('access')}>
          Ubah hak akses
        </DropdownMenuItem>
        {state !== 'invited' && (
          <DropdownMenuItem icon={<Icon name="ponsel" size={16} />} onSelect={() => onAct('reset-second-factor')}>
            Atur ulang verifikasi dua langkah
          </DropdownMenuItem>
        )}
        {state === 'invited' && (
          <DropdownMenuItem icon={<Icon name="surat" size={16} />} onSelect={() => onAct('renew')}>
            Kirim ulang undangan
          </DropdownMenuItem>
        )}
        {state === 'suspended' && (
          <DropdownMenuItem icon={<Icon name="urungkan" size={16} />} onSelect={() => onAct('reinstate')}>
            Aktifkan lagi
          </DropdownMenuItem>
        )}
        {state !== 'suspended' && <DropdownMenuSeparator />}
        {state === 'invited' && (
          <DropdownMenuItem icon={<Icon name="hapus" size={16} />} isDanger onSelect={() => onAct('withdraw')}>
            Batalkan undangan
          </DropdownMenuItem>
        )}
        {state === 'active' && (
          <DropdownMenuItem icon={<Icon name="silang" size={16} />} isDanger onSelect={() => onAct('suspend')}>
            Tangguhkan
          </DropdownMenuItem>
        )}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}

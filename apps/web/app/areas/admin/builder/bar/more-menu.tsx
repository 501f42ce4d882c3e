import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@naikkelas/ui/dropdown-menu'
import { IconButton } from '@naikkelas/ui/icon-button'
import { Icon } from '@naikkelas/ui/icons'
import { type BuilderDialog, useOpenDialog } from '../dialogs/open-dialog.ts'
import { usePageSettings } from './use-page-settings.ts'

/** What is done to the page as a whole, and not every day. */
export function MoreMenu() {
  const show = useOpenDialog((state) => state.show)
  const showPageSettings = usePageSettings()
  // After the menu has closed and given the focus back: the dialog takes it from there and returns it there.
  const open = (dialog: BuilderDialog) => () => requestAnimationFrame(() => show(dialog))
  return (
    <DropdownMenu>
      <DropdownMenuTrigger>
        <IconButton label="Lainnya" title="Lainnya" icon={<Icon name="lainnya" />} />
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuItem icon={<Icon name="riwayat" size={16} />} onSelect={open('versions')}>
          Riwayat
        </DropdownMenuItem>
        <DropdownMenuItem icon={<Icon name="bagikan" size={16} />} onSelect={open('previewLink')}>
          Tautan pratinjau
        </DropdownMenuItem>
        <DropdownMenuItem icon={<Icon name="gandakan" size={16} />} onSelect={open('duplicate')}>
          Gandakan halaman
        </DropdownMenuItem>
        <DropdownMenuItem icon={<Icon name="pengaturan" size={16} />} onSelect={showPageSettings}>
          Atur halaman
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuItem icon={<Icon name="cari" size={16} />} onSelect={open('commands')}>
          Cari perintah
        </DropdownMenuItem>
        <DropdownMenuItem icon={<Icon name="papan-ketik" size={16} />} onSelect={open('shortcuts')}>
          Pintasan papan ketik
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  )
}

import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@naikkelas/ui/dropdown-menu'
import { Icon } from '@naikkelas/ui/icons'
import { useToast } from '@naikkelas/ui/toast'
import { useBuilder, useBuilderParts, useWorkspace } from '../state/builder-context.ts'
import { copyByButton, removeCut } from '../clipboard/copy.ts'
import { loadPaste } from '../clipboard/load-paste.ts'
import { type BuilderDialog } from '../state/open-dialog.ts'
import { startTest } from '../experiments/start-test.ts'
import { useExport } from '../transfer/use-export.ts'
import type { OpenedMenu } from '../menu/menu-on-demand.tsx'
import { shortcut } from '../acts/platform.ts'

/** Menu items with actions on the selected sections. */
export function SectionMenuList({ trigger, isOpen, onOpenChange }: OpenedMenu) {
  const parts = useBuilderParts()
  const { store } = parts
  const { toast } = useToast()
  const selectedId = useBuilder((state) => (state.selectedIds.length === 1 ? state.selectedId : null))
  const selectedIds = useBuilder((state) => state.selectedIds)
  const exportFile = useExport()
  const isSynced = useWorkspace(({ synced: state }) => selectedId !== null && state.bySection.has(selectedId))
  const show = useWorkspace(({ dialogs }) => dialogs.show)
  // After the menu has closed and returned the focus: the dialog takes it from there and returns it there.
  const open = (dialog: BuilderDialog) => () => requestAnimationFrame(() => show(dialog))
  const test = (sectionId: string) => {
    if (!startTest(store, sectionId)) toast({ title: 'Empat varian sudah ada. Lebih banyak tidak dapat diuji.' })
  }
  return (
    <DropdownMenu isOpen={isOpen} onOpenChange={onOpenChange}>
      <DropdownMenuTrigger>{trigger}</DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        <DropdownMenuItem
          icon={<Icon name="berkas" size={16} />}
          shortcut={shortcut('C')}
          onSelect={() => void copyByButton(store)}
        >
          Salin
        </DropdownMenuItem>
        <DropdownMenuItem
          icon={<Icon name="map" size={16} />}
          shortcut={shortcut('X')}
          onSelect={() => void copyByButton(store).then((isCopied) => isCopied && removeCut(parts))}
        >
          Potong
        </DropdownMenuItem>
        <DropdownMenuItem
          icon={<Icon name="unduh" size={16} />}
          shortcut={shortcut('V')}
          onSelect={() => void loadPaste(store).then((paste) => paste?.pasteByButton({ store, toast }))}
        >
          Tempel sesudahnya
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        {selectedId !== null && (
          <DropdownMenuItem icon={<Icon name="grafik" size={16} />} onSelect={() => test(selectedId)}>
            Uji bagian ini
          </DropdownMenuItem>
        )}
        <DropdownMenuItem icon={<Icon name="bintang" size={16} />} onSelect={open('saveSection')}>
          Simpan sebagai bagian tersimpan
        </DropdownMenuItem>
        <DropdownMenuItem icon={<Icon name="unduh" size={16} />} onSelect={() => void exportFile(selectedIds)}>
          Ekspor bagian terpilih
        </DropdownMenuItem>
        {selectedId !== null && !isSynced && (
          <DropdownMenuItem icon={<Icon name="tautan" size={16} />} onSelect={open('syncSection')}>
            Jadikan bagian tersinkron
          </DropdownMenuItem>
        )}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}

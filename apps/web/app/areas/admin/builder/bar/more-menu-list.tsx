import { hasCapability } from '@naikkelas/contract/identity'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@naikkelas/ui/dropdown-menu'
import { Icon } from '@naikkelas/ui/icons'
import { useToast } from '@naikkelas/ui/toast'
import { useBuilder, useBuilderActions, useBuilderParts, useWorkspace } from '../state/builder-context.ts'
import { type BuilderDialog } from '../state/open-dialog.ts'
import type { OpenedMenu } from '../menu/menu-on-demand.tsx'
import { useExport } from '../transfer/use-export.ts'
import { usePageSettings } from './use-page-settings.ts'

/** Menu items with actions on the page. */
export function MoreMenuList({ trigger, isOpen, onOpenChange }: OpenedMenu) {
  const show = useWorkspace(({ dialogs }) => dialogs.show)
  const showPageSettings = usePageSettings()
  const { admin, workspace } = useBuilderParts()
  const mayWrite = hasCapability(admin, 'landing_pages', 'text')
  const maySeeAnalytics = hasCapability(admin, 'landing_pages', 'view')
  const isShowingAnalytics = useWorkspace((state) => state.isShowingAnalytics)
  const { setPicking } = useBuilderActions()
  const { toast } = useToast()
  const startPicking = () => {
    setPicking(true)
    toast({ id: 'picking', title: 'Pilih bagian satu per satu', tone: 'info' })
  }
  const exportFile = useExport()
  const isPart = useBuilder((state) => state.page.kind === 'site_part')
  // After the menu has closed and returned the focus: the dialog takes it from there and returns it there.
  const open = (dialog: BuilderDialog) => () => requestAnimationFrame(() => show(dialog))
  return (
    <DropdownMenu isOpen={isOpen} onOpenChange={onOpenChange}>
      <DropdownMenuTrigger>{trigger}</DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuItem icon={<Icon name="riwayat" size={16} />} onSelect={open('versions')}>
          Riwayat
        </DropdownMenuItem>
        {mayWrite && (
          <DropdownMenuItem icon={<Icon name="buku" size={16} />} onSelect={open('saveVersion')}>
            Simpan versi
          </DropdownMenuItem>
        )}
        <DropdownMenuItem
          icon={<Icon name="perluas" size={16} />}
          onSelect={() => requestAnimationFrame(() => workspace.getState().dialogs.compare())}
        >
          Bandingkan versi
        </DropdownMenuItem>
        <DropdownMenuItem
          icon={<Icon name="obrolan" size={16} />}
          onSelect={() => requestAnimationFrame(() => workspace.getState().comments.open())}
        >
          Komentar
        </DropdownMenuItem>
        <DropdownMenuItem icon={<Icon name="grafik" size={16} />} onSelect={open('experiment')}>
          Uji A/B
        </DropdownMenuItem>
        <DropdownMenuItem icon={<Icon name="mata" size={16} />} onSelect={open('visit')}>
          Lihat sebagai pengunjung
        </DropdownMenuItem>
        {maySeeAnalytics && (
          <DropdownMenuItem
            icon={<Icon name="grafik" size={16} />}
            onSelect={() => workspace.setState({ isShowingAnalytics: !isShowingAnalytics })}
          >
            {isShowingAnalytics ? 'Tutup statistik' : 'Statistik'}
          </DropdownMenuItem>
        )}
        <DropdownMenuItem icon={<Icon name="bagikan" size={16} />} onSelect={open('previewLink')}>
          Tautan pratinjau
        </DropdownMenuItem>
        {!isPart && (
          <DropdownMenuItem icon={<Icon name="gandakan" size={16} />} onSelect={open('duplicate')}>
            Gandakan halaman
          </DropdownMenuItem>
        )}
        <DropdownMenuItem icon={<Icon name="pengaturan" size={16} />} onSelect={showPageSettings}>
          Atur halaman
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuItem icon={<Icon name="cari" size={16} />} onSelect={open('findReplace')}>
          Cari dan ganti
        </DropdownMenuItem>
        <DropdownMenuItem icon={<Icon name="centang" size={16} />} onSelect={startPicking}>
          Pilih beberapa bagian
        </DropdownMenuItem>
        <DropdownMenuItem icon={<Icon name="unduh" size={16} />} onSelect={() => void exportFile()}>
          Ekspor halaman
        </DropdownMenuItem>
        <DropdownMenuItem icon={<Icon name="unggah" size={16} />} onSelect={open('importFile')}>
          Impor bagian dari berkas
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

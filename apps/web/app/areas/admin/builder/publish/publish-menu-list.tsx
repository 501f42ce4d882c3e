import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from '@naikkelas/ui/dropdown-menu'
import { Icon } from '@naikkelas/ui/icons'
import { useBuilder, useWorkspace } from '../state/builder-context.ts'
import { type BuilderDialog } from '../state/open-dialog.ts'
import type { OpenedMenu } from '../menu/menu-on-demand.tsx'

/** The list of ways to publish that are not now. */
export function PublishMenuList({ trigger, isOpen, onOpenChange }: OpenedMenu) {
  const { publish, unpublish, approval } = useBuilder((state) => state.page.lifecycle)
  const isPublished = useBuilder((state) => state.page.status === 'published')
  const show = useWorkspace(({ dialogs }) => dialogs.show)
  // After the menu has closed and given the focus back: the dialog takes it from there and returns it there.
  const open = (dialog: BuilderDialog) => () => requestAnimationFrame(() => show(dialog))
  return (
    <DropdownMenu isOpen={isOpen} onOpenChange={onOpenChange}>
      <DropdownMenuTrigger>{trigger}</DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuItem icon={<Icon name="kalender" size={16} />} onSelect={open('schedule')}>
          {publish || unpublish ? 'Ubah jadwal' : 'Jadwalkan'}
        </DropdownMenuItem>
        {isPublished && (
          <DropdownMenuItem icon={<Icon name="bagikan" size={16} />} onSelect={open('share')}>
            Bagikan
          </DropdownMenuItem>
        )}
        {approval && (
          <DropdownMenuItem icon={<Icon name="obrolan" size={16} />} onSelect={open('approval')}>
            Persetujuan
          </DropdownMenuItem>
        )}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}

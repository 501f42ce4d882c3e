import type { ExportFormat } from '@naikkelas/contract'
import { Button } from '@naikkelas/ui/button'
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from '@naikkelas/ui/dropdown-menu'
import { Icon } from '@naikkelas/ui/icons'
import { useToast } from '@naikkelas/ui/toast'
import { type MouseEvent, useState } from 'react'
import { messageOf } from '../../../shared/api/api-error.ts'
import { saveFile } from './save-file.ts'

interface ExportMenuProps {
  addressOf: (format: ExportFormat) => string
}

/** Exports the current view as a file. Before scripts have loaded its button is a link to the CSV. */
export function ExportMenu({ addressOf }: ExportMenuProps) {
  const { toast } = useToast()
  const [isOpen, setIsOpen] = useState(false)
  const [isSaving, setIsSaving] = useState(false)
  /** A workbook may be refused, with a message; a click with a modifier key is the browser's own. */
  const saveWorkbook = async (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    setIsOpen(false)
    setIsSaving(true)
    try {
      await saveFile(addressOf('xlsx'))
    } catch (error) {
      toast({ title: messageOf(error), tone: 'danger' })
    }
    setIsSaving(false)
  }
  return (
    <DropdownMenu isOpen={isOpen} onOpenChange={(next) => setIsOpen(next && !isSaving)}>
      <DropdownMenuTrigger>
        <Button
          asChild
          isLoading={isSaving}
          iconStart={<Icon name="unduh" size={16} />}
          iconEnd={<Icon name="panah-bawah" size={16} />}
        >
          <a href={addressOf('csv')} download role="button" onClick={(event) => event.preventDefault()}>
            Ekspor
          </a>
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuItem asChild>
          <a href={addressOf('xlsx')} download onClick={(event) => void saveWorkbook(event)}>
            Excel (.xlsx)
          </a>
        </DropdownMenuItem>
        <DropdownMenuItem asChild>
          <a href={addressOf('csv')} download>
            CSV (.csv)
          </a>
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  )
}

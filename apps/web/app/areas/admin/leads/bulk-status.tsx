import { leadStatuses, type LeadStatus, updateLeads } from '@naikkelas/contract/marketing'
import { Button } from '@naikkelas/ui/button'
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from '@naikkelas/ui/dropdown-menu'
import { Icon } from '@naikkelas/ui/icons'
import { useToast } from '@naikkelas/ui/toast'
import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { messageOf } from '../../../shared/api/api-error.ts'
import { call } from '../../../shared/api/call.ts'
import { leadStatusNames } from './lead-filters.ts'

interface BulkStatusProps {
  ids: readonly string[]
  onDone: () => void
}

/** Sets the status of all selected leads; after a failure they stay selected. */
export function BulkStatus({ ids, onDone }: BulkStatusProps) {
  const { toast } = useToast()
  const { revalidate } = useRevalidator()
  const [isSaving, setIsSaving] = useState(false)
  // The state that disables the button arrives a frame later: a second press before that would send again.
  const isSending = useRef(false)
  const choose = async (status: LeadStatus) => {
    if (isSending.current) return
    isSending.current = true
    setIsSaving(true)
    try {
      const { updatedIds } = await call(updateLeads, { body: { leadIds: [...ids], status } })
      toast({ title: `${updatedIds.length} prospek ditandai ${leadStatusNames[status]}`, tone: 'ok' })
      onDone()
      await revalidate()
    } catch (error) {
      toast({ title: messageOf(error), tone: 'danger' })
    } finally {
      isSending.current = false
      setIsSaving(false)
    }
  }
  return (
    <DropdownMenu>
      <DropdownMenuTrigger>
        <Button size="sm" variant="primary" isLoading={isSaving} iconEnd={<Icon name="panah-bawah" size={16} />}>
          Ubah status
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        {leadStatuses.map((status) => (
          <DropdownMenuItem key={status} onSelect={() => void choose(status)}>
            {leadStatusNames[status]}
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}

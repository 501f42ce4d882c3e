import type { PublicationAction, PublicationState } from '@naikkelas/contract/content'
import { Button } from '@naikkelas/ui/button'
import { useToast } from '@naikkelas/ui/toast'
import { useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { messageOf } from '../../../shared/api/api-error.ts'
import type { ChangeStatus } from './change-status.ts'
import { actionsOf, actionWords } from './publication-words.ts'

function usePerforming() {
  const { toast } = useToast()
  const { revalidate } = useRevalidator()
  const [running, setRunning] = useState<PublicationAction | null>(null)
  const perform = async (action: PublicationAction, change: () => ReturnType<ChangeStatus>, onDone?: () => void) => {
    if (running !== null) return
    setRunning(action)
    try {
      const { done, left } = await change()
      await revalidate()
      onDone?.()
      const { done: words } = actionWords[action]
      const [first] = done
      const reasons = left.map(({ name, reason }) => (name === '' ? reason : `${name}: ${reason}`))
      toast({
        title:
          first && done.length === 1 && left.length === 0
            ? `${first.name} ${words}`
            : done.length === 0 && left.length === 1
              ? (left[0]?.reason ?? '')
              : `${done.length} ${words}${left.length > 0 ? `, ${left.length} dilewati` : ''}`,
        tone: left.length > 0 ? 'warn' : 'ok',
        ...(left.length > 0 &&
          done.length + left.length > 1 && { text: reasons.slice(0, 3).join(' '), durationMs: 20_000 }),
      })
    } catch (error) {
      toast({ title: messageOf(error), tone: 'danger' })
    } finally {
      setRunning(null)
    }
  }
  return { running, perform }
}

interface PublicationActionsProps {
  id: string
  state: PublicationState
  /** What is typed and not saved would not be what is published. */
  isDirty: boolean
  change: ChangeStatus
}

/** Publish, take back, archive and restore one record. */
export function PublicationActions({ id, state, isDirty, change }: PublicationActionsProps) {
  const { running, perform } = usePerforming()
  return actionsOf(state).map((action) => (
    <Button
      key={action}
      isLoading={running === action}
      disabled={isDirty}
      {...(isDirty && { title: 'Simpan dahulu isiannya' })}
      onClick={() => void perform(action, () => change(action, [id]))}
    >
      {actionWords[action].button}
    </Button>
  ))
}

interface BulkPublicationActionsProps {
  ids: readonly string[]
  /** Only archived records are listed. */
  isArchive: boolean
  change: ChangeStatus
  onDone: () => void
}

/** The same for several at once; those that it cannot be done to are named with the reason. */
export function BulkPublicationActions({ ids, isArchive, change, onDone }: BulkPublicationActionsProps) {
  const { running, perform } = usePerforming()
  const actions: readonly PublicationAction[] = isArchive ? ['restore'] : ['publish', 'unpublish', 'archive']
  return actions.map((action) => (
    <Button
      key={action}
      size="sm"
      variant={action === 'publish' || action === 'restore' ? 'primary' : 'secondary'}
      isLoading={running === action}
      onClick={() => void perform(action, () => change(action, ids), onDone)}
    >
      {actionWords[action].button}
    </Button>
  ))
}

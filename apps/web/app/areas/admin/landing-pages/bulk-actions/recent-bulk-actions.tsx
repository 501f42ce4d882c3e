import type { PerformedBulkAction } from '@naikkelas/contract/pages'
import { Button } from '@naikkelas/ui/button'
import { Icon } from '@naikkelas/ui/icons'
import { Popover } from '@naikkelas/ui/popover'
import { useState } from 'react'
import { formatAgo } from '@naikkelas/ui/format'
import { type BulkActionKind, bulkActionLabels } from './bulk-action-labels.ts'
import { useUndoBulkAction } from './use-undo-bulk-action.ts'

interface RecentBulkActionsProps {
  acts: readonly PerformedBulkAction[]
  may: { design: boolean; publish: boolean }
  now: string
}

/** Recent bulk actions, to undo them even after a reload. */
export function RecentBulkActions({ acts, may, now }: RecentBulkActionsProps) {
  const undo = useUndoBulkAction()
  const [busyId, setBusyId] = useState<string | null>(null)
  if (acts.length === 0) return null
  return (
    <Popover
      label="Tindakan terakhir"
      align="end"
      trigger={
        <Button iconStart={<Icon name="riwayat" size={16} />} variant="quiet">
          Tindakan terakhir
        </Button>
      }
    >
      <ul className="flex max-h-96 w-80 max-w-full flex-col gap-3 overflow-y-auto">
        {acts.map(({ id, act, pages, by, at, isUndone }) => (
          <li key={id} className="flex flex-col items-start gap-1 text-app-sm">
            <p className="font-medium">
              {bulkActionLabels[act.kind].done} di {pages.length} halaman
            </p>
            <p className="line-clamp-2 text-app-xs text-muted">{pages.map(({ name }) => name).join(', ')}</p>
            <p className="text-app-xs text-muted">
              {by ?? 'Seseorang'}, {formatAgo(at, new Date(now))}
            </p>
            {isUndone ? (
              <p className="text-app-xs text-muted">Sudah diurungkan</p>
            ) : (
              mayUndo(act.kind, may) && (
                <Button
                  size="sm"
                  isLoading={busyId === id}
                  onClick={() => {
                    setBusyId(id)
                    void undo({ id }).finally(() => setBusyId(null))
                  }}
                >
                  Urungkan untuk {pages.length} halaman
                </Button>
              )
            )}
          </li>
        ))}
      </ul>
    </Popover>
  )
}

const mayUndo = (kind: BulkActionKind, may: RecentBulkActionsProps['may']) =>
  kind === 'publish' || kind === 'unpublish' ? may.publish : may.design

import type { PerformedPriceAction } from '@naikkelas/contract/commerce'
import { Button } from '@naikkelas/ui/button'
import { formatDateTime } from '@naikkelas/ui/format'
import { Icon } from '@naikkelas/ui/icons'
import { Popover } from '@naikkelas/ui/popover'
import { useState } from 'react'
import { donePriceAction } from './price-action-values.ts'
import { useUndoPriceAction } from './use-undo-price-action.ts'

/** Recent changes of several prices, to undo them even after a reload. */
export function RecentPriceActions({ actions }: { actions: readonly PerformedPriceAction[] }) {
  const undo = useUndoPriceAction()
  const [busyId, setBusyId] = useState<string | null>(null)
  if (actions.length === 0) return null
  return (
    <Popover
      label="Perubahan harga terakhir"
      align="end"
      trigger={
        <Button iconStart={<Icon name="riwayat" size={16} />} variant="quiet">
          Perubahan harga terakhir
        </Button>
      }
    >
      <ul className="flex max-h-96 w-80 max-w-full flex-col gap-3 overflow-y-auto">
        {actions.map(({ id, action, items, reason, by, at, isUndone }) => (
          <li key={id} className="flex flex-col items-start gap-1 text-app-sm">
            <p className="font-medium">
              {donePriceAction(action)} untuk {items.length}
            </p>
            <p className="line-clamp-2 text-app-xs text-muted">{items.map(({ name }) => name).join(', ')}</p>
            <p className="text-app-xs text-muted wrap-anywhere">
              {reason} · {by ?? 'Akun yang sudah dihapus'}, {formatDateTime(at)}
            </p>
            {isUndone ? (
              <p className="text-app-xs text-muted">Sudah diurungkan</p>
            ) : (
              <Button
                size="sm"
                isLoading={busyId === id}
                onClick={() => {
                  setBusyId(id)
                  void undo(id).finally(() => setBusyId(null))
                }}
              >
                Urungkan {items.length} harga
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Popover>
  )
}

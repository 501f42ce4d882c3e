import type { OutputFor } from '@naikkelas/contract'
import { type MediaReplacement, undoReplacement } from '@naikkelas/contract/pages'
import { Alert } from '@naikkelas/ui/alert'
import { Button } from '@naikkelas/ui/button'
import { useState } from 'react'
import { messageOf } from '../../../../shared/api/api-error.ts'
import { call } from '../../../../shared/api/call.ts'
import { formatDateTime } from '@naikkelas/ui/format'

interface ReplacementListProps {
  replacements: readonly MediaReplacement[]
  itemId: string
  mayUndo: boolean
  onUndone: () => void
}

type Undone = OutputFor<typeof undoReplacement>

/** What was put in its place, or it in the place of another, and the way back. */
export function ReplacementList({ replacements, itemId, mayUndo, onUndone }: ReplacementListProps) {
  const [undone, setUndone] = useState<Undone | null>(null)
  const [message, setMessage] = useState<string | null>(null)
  const [workingId, setWorkingId] = useState<string | null>(null)
  const undo = async (replacementId: string) => {
    setWorkingId(replacementId)
    setMessage(null)
    try {
      setUndone(await call(undoReplacement, { params: { replacementId } }))
      onUndone()
    } catch (error) {
      setMessage(messageOf(error))
    }
    setWorkingId(null)
  }
  if (replacements.length === 0) return null
  return (
    <section aria-label="Penggantian" className="flex flex-col gap-2">
      <h3 className="text-app-xs font-semibold text-muted">Penggantian</h3>
      {undone && <UndoneNote undone={undone} />}
      {message !== null && (
        <Alert tone="danger" isLive>
          {message}
        </Alert>
      )}
      <ul className="flex flex-col gap-2">
        {replacements.map((one) => (
          <li key={one.id} className="flex flex-col gap-1 border-t border-line pt-2 first:border-t-0 first:pt-0">
            <p>
              {one.fromId === itemId ? `Diganti dengan “${one.toName}”` : `Menggantikan “${one.fromName}”`} di{' '}
              {one.pages.length} halaman
            </p>
            <p className="text-app-xs text-muted">
              {formatDateTime(one.at)}
              {one.isUndone && ' · sudah diurungkan'}
            </p>
            {!one.isUndone && mayUndo && (
              <Button
                size="sm"
                className="self-start"
                isLoading={workingId === one.id}
                onClick={() => void undo(one.id)}
              >
                Urungkan penggantian
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What came back, and what could not. */
export function UndoneNote({ undone: { restored, left } }: { undone: Undone }) {
  return (
    <Alert
      isLive
      tone={left.length === 0 ? 'ok' : 'warn'}
      title={
        restored.length === 0
          ? 'Tidak ada yang dapat dikembalikan'
          : `Gambar semula kembali di ${restored.length} halaman`
      }
    >
      {left.length > 0 && (
        <ul className="list-disc ps-4">
          {left.map(({ id, name, places, reason }) => (
            <li key={id}>
              {name}, {places} tempat: {reason}
            </li>
          ))}
        </ul>
      )}
    </Alert>
  )
}

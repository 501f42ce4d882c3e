import type { AccountSession } from '@naikkelas/contract/identity'
import { formatDateTime } from '@naikkelas/ui/format'
import { Badge } from '@naikkelas/ui/badge'
import { Button } from '@naikkelas/ui/button'
import { useToast } from '@naikkelas/ui/toast'
import { useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { messageOf } from '../api/api-error.ts'

interface SessionListProps {
  sessions: readonly AccountSession[]
  /** Level of its heading. @default 'h3' */
  heading?: 'h2' | 'h3'
  /** Throws what the API answers. */
  revoke: (sessionId: string) => Promise<unknown>
}

/** Devices that are signed in; each but this one can be signed out. */
export function SessionList({ sessions, heading: Heading = 'h3', revoke }: SessionListProps) {
  return (
    <div className="flex flex-col gap-2">
      <Heading className="text-app-md font-semibold">Perangkat yang masuk</Heading>
      <ul className="flex flex-col">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} revoke={revoke} />
        ))}
      </ul>
    </div>
  )
}

interface SessionRowProps extends Pick<SessionListProps, 'revoke'> {
  session: AccountSession
}

function SessionRow({ session: { id, device, place, usedAt, isCurrent }, revoke }: SessionRowProps) {
  const [isEnding, setIsEnding] = useState(false)
  const { toast } = useToast()
  const { revalidate } = useRevalidator()
  async function end() {
    setIsEnding(true)
    try {
      await revoke(id)
      toast({ title: `${device} dikeluarkan` })
    } catch (error) {
      toast({ title: messageOf(error), tone: 'danger' })
    }
    await revalidate()
    setIsEnding(false)
  }
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-3 last:border-0">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 text-app-sm font-medium wrap-anywhere">
          {device}
          {isCurrent && <Badge tone="ok">Perangkat ini</Badge>}
        </p>
        <p className="text-app-xs text-muted">
          {place === null ? '' : `Alamat ${place}, `}terakhir dipakai {formatDateTime(usedAt)}
        </p>
      </div>
      {!isCurrent && (
        <Button isLoading={isEnding} onClick={() => void end()} aria-label={`Keluarkan ${device}`}>
          Keluarkan
        </Button>
      )}
    </li>
  )
}

import type { AccessGrant } from '@naikkelas/contract/commerce'
import { Badge } from '@naikkelas/ui/badge'
import { Button } from '@naikkelas/ui/button'
import { formatDateTime, formatDay } from '@naikkelas/ui/format'
import { dayInWib } from '@naikkelas/contract/time'
import { useState } from 'react'
import { Panel } from '../kit/panel.tsx'
import { GrantDialog, RevokeDialog } from './grant-dialogs.tsx'
import type { ViewingAdmin } from './viewing-admin.ts'

interface UserGrantsProps {
  user: { id: string; name: string }
  grants: readonly AccessGrant[]
  admin: ViewingAdmin
}

/** Courses that the team opened for a learner without a purchase. */
export function UserGrants({ user, grants, admin }: UserGrantsProps) {
  const [isGranting, setGranting] = useState(false)
  const [revoked, setRevoked] = useState<AccessGrant | null>(null)
  return (
    <Panel title="Akses dari tim">
      {grants.length === 0 && <p className="text-app-sm text-muted">Belum ada kelas yang dibuka tanpa pembelian.</p>}
      {grants.length > 0 && (
        <ul aria-label="Akses dari tim" className="flex flex-col divide-y divide-line">
          {grants.map((grant) => (
            <li key={grant.id} className="flex flex-wrap items-start justify-between gap-3 py-3">
              <div className="flex min-w-0 flex-col gap-1">
                <p className="flex flex-wrap items-center gap-2 text-app-sm font-semibold">
                  <span className="wrap-anywhere">{grant.course.name}</span>
                  <GrantState grant={grant} />
                </p>
                <p className="text-app-sm wrap-anywhere">{grant.reason}</p>
                <p className="text-app-xs text-muted">
                  {grant.grantedBy ?? 'Admin yang sudah dihapus'}, {formatDateTime(grant.grantedAt)}
                </p>
                {grant.revoked && (
                  <p className="text-app-xs text-muted wrap-anywhere">
                    Dicabut oleh {grant.revoked.by ?? 'admin yang sudah dihapus'}, {formatDateTime(grant.revoked.at)}:{' '}
                    {grant.revoked.reason}
                  </p>
                )}
              </div>
              {admin.mayManage && grant.revoked === null && !isOver(grant) && (
                <Button size="sm" aria-label={`Cabut akses ${grant.course.name}`} onClick={() => setRevoked(grant)}>
                  Cabut
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {admin.mayManage && admin.maySeeCourses && (
        <Button className="self-start" onClick={() => setGranting(true)}>
          Beri akses
        </Button>
      )}
      {isGranting && <GrantDialog user={user} onClose={() => setGranting(false)} />}
      {revoked && <RevokeDialog user={user} grant={revoked} onClose={() => setRevoked(null)} />}
    </Panel>
  )
}

const isOver = ({ endsAt }: AccessGrant) => endsAt !== null && new Date(endsAt) <= new Date()

/** Until when it holds, or why it holds no longer. */
function GrantState({ grant }: { grant: AccessGrant }) {
  const { endsAt, revoked } = grant
  if (revoked) return <Badge tone="warn">Dicabut</Badge>
  if (endsAt === null) return <Badge tone="ok">Tanpa batas waktu</Badge>
  // The last day is the one before the first instant after it.
  const lastDay = formatDay(dayInWib(new Date(new Date(endsAt).getTime() - 1)))
  return isOver(grant) ? <Badge>Berakhir {lastDay}</Badge> : <Badge tone="ok">Sampai {lastDay}</Badge>
}

import { adminRoles } from '@naikkelas/contract'
import type { AdminAccount, ListView } from '@naikkelas/contract/identity'
import { Alert } from '@naikkelas/ui/alert'
import { Badge } from '@naikkelas/ui/badge'
import { Button } from '@naikkelas/ui/button'
import type { DataTableColumn } from '@naikkelas/ui/data-table'
import { formatDate, formatDateTime } from '@naikkelas/ui/format'
import { useMemo, useState } from 'react'
import { AdminScreen } from '../kit/admin-screen.tsx'
import { ResourceList } from '../kit/resource-list.tsx'
import { AdminActDialog } from './admin-act-dialog.tsx'
import { AdminFilterBar } from './admin-filter-bar.tsx'
import { type AdminFilters, filteredAdmins } from './admin-filters.ts'
import { type AdminAct, AdminMenu } from './admin-menu.tsx'
import { accessWords, roleWords, stateTones, stateWords } from './admin-words.ts'
import { InviteDialog } from './invite-dialog.tsx'

interface AdminsPageProps {
  admins: readonly AdminAccount[]
  filters: AdminFilters
  views: readonly ListView[]
  /** Whose rights cannot be changed here. */
  ownId: string
}

/** Accounts of the back office: who may do what, invitations and suspensions. */
export function AdminsPage({ admins, filters, views, ownId }: AdminsPageProps) {
  const [isInviting, setIsInviting] = useState(false)
  const [acting, setActing] = useState<{ admin: AdminAccount; act: AdminAct } | null>(null)
  const columns = useMemo(() => columnsOf(ownId, (admin, act) => setActing({ admin, act })), [ownId])
  const superAdmins = admins.filter(({ role, state }) => role === adminRoles.superAdmin && state === 'active')
  return (
    <AdminScreen
      title="Admin"
      description="Siapa yang mengelola Naikkelas, dan apa yang boleh mereka buka."
      actions={
        <Button variant="primary" onClick={() => setIsInviting(true)}>
          Undang admin
        </Button>
      }
    >
      {superAdmins.length === 1 && (
        <Alert tone="info" title="Anda satu-satunya Super Admin">
          Super Admin terakhir tidak dapat ditangguhkan atau diturunkan. Undang satu lagi, supaya ada yang menggantikan
          bila Anda tidak dapat masuk.
        </Alert>
      )}
      <ResourceList
        caption="Admin"
        columns={columns}
        items={filteredAdmins(admins, filters)}
        idOf={({ id }) => id}
        nameOf={({ name }) => name}
        onOpen={(admin) => admin.id !== ownId && setActing({ admin, act: 'access' })}
        toolbar={<AdminFilterBar filters={filters} />}
        views={{ list: 'admins', saved: views }}
        isFiltered
        empty={noMatch}
        noMatch={noMatch}
      />
      {isInviting && <InviteDialog onClose={() => setIsInviting(false)} />}
      {acting && <AdminActDialog {...acting} onClose={() => setActing(null)} />}
    </AdminScreen>
  )
}

/** The admin who looks is always listed: only filters can leave the list empty. */
const noMatch = {
  title: 'Tidak ada admin yang cocok',
  text: 'Coba sebagian nama atau e-mailnya, atau hapus saringannya.',
}

type OnAct = (admin: AdminAccount, act: AdminAct) => void

const columnsOf = (ownId: string, onAct: OnAct): readonly DataTableColumn<AdminAccount>[] => [
  {
    id: 'name',
    header: 'Nama',
    cell: ({ id, name, email }) => (
      <>
        <span className="block min-w-40 font-semibold wrap-anywhere">
          {name}
          {id === ownId && <span className="font-regular text-muted"> (Anda)</span>}
        </span>
        <span className="block text-app-xs text-muted wrap-anywhere">{email}</span>
      </>
    ),
  },
  {
    id: 'access',
    header: 'Peran dan menu',
    cell: (admin) => {
      const words = accessWords(admin)
      return (
        <>
          <span className="block">{roleWords[admin.role]}</span>
          <ul className="text-app-xs text-muted">
            {words.length === 0 && <li>Belum ada menu</li>}
            {words.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </>
      )
    },
  },
  {
    id: 'state',
    header: 'Status',
    cell: ({ state, invitationEndsAt }) => (
      <>
        <Badge tone={stateTones[state]}>{stateWords[state]}</Badge>
        {state === 'invited' && (
          <span className="block text-app-xs text-muted">
            {invitationEndsAt === null
              ? 'Tautannya sudah kedaluwarsa'
              : `Tautan berlaku sampai ${formatDateTime(invitationEndsAt)}`}
          </span>
        )}
      </>
    ),
  },
  {
    id: 'since',
    header: 'Sejak',
    isWideOnly: true,
    cell: ({ createdAt }) => (
      <time dateTime={createdAt} className="whitespace-nowrap">
        {formatDate(createdAt)}
      </time>
    ),
  },
  {
    id: 'acts',
    header: 'Tindakan',
    isActions: true,
    canHide: false,
    // One's own rights are another's to change.
    cell: (admin) => admin.id !== ownId && <AdminMenu admin={admin} onAct={(act) => onAct(admin, act)} />,
  },
]

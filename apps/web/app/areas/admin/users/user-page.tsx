import type { AccessGrant } from '@naikkelas/contract/commerce'
import type { UserDetail } from '@naikkelas/contract/identity'
import { Badge } from '@naikkelas/ui/badge'
import { Button } from '@naikkelas/ui/button'
import { DescriptionItem, DescriptionList } from '@naikkelas/ui/description-list'
import { formatDateTime } from '@naikkelas/ui/format'
import { Timeline, TimelineItem } from '@naikkelas/ui/timeline'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { AdminScreen } from '../kit/admin-screen.tsx'
import { Panel } from '../kit/panel.tsx'
import { ReasonDialog, type UserAct } from './reason-dialog.tsx'
import { UserGrants } from './user-grants.tsx'
import { UserNotes } from './user-notes.tsx'
import { userEventWords, userStatusTones, userStatusWords } from './user-words.ts'
import type { ViewingAdmin } from './viewing-admin.ts'

interface UserPageProps {
  user: UserDetail
  grants: readonly AccessGrant[]
  admin: ViewingAdmin
}

interface Contact {
  email: string
  phone: string | null
}

/** One learner: how the account is, what happened to it, and what the team noted. */
export function UserPage({ user, grants, admin }: UserPageProps) {
  const [act, setAct] = useState<UserAct | null>(null)
  const [contact, setContact] = useState<Contact | null>(null)
  const { name, number, status, sessions, lastSeenAt, registeredAt } = user
  return (
    <AdminScreen
      title={name}
      description={`Nomor akun ${number}`}
      back={{ href: '/admin/pengguna', label: 'Pengguna' }}
      actions={
        admin.mayManage &&
        (status === 'blocked' ? (
          <Button onClick={() => setAct('unblock')}>Buka blokir</Button>
        ) : (
          <Button variant="danger" onClick={() => setAct('block')}>
            Blokir
          </Button>
        ))
      }
    >
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="flex min-w-0 flex-col gap-6">
          <Panel title="Akun">
            <DescriptionList>
              <DescriptionItem term="Status">
                <Badge tone={userStatusTones[status]}>{userStatusWords[status]}</Badge>
              </DescriptionItem>
              <DescriptionItem term="E-mail">
                <span className="wrap-anywhere">{contact?.email ?? user.maskedEmail}</span>{' '}
                <Verified isVerified={user.isEmailVerified} />
              </DescriptionItem>
              <DescriptionItem term="WhatsApp">
                {user.maskedPhone === null ? (
                  'Belum ada'
                ) : (
                  <>
                    <span>{contact?.phone ? `+${contact.phone}` : user.maskedPhone}</span>{' '}
                    <Verified isVerified={user.isPhoneVerified} />
                  </>
                )}
              </DescriptionItem>
              {user.mergedNumbers.length > 0 && (
                <DescriptionItem term="Gabungan dari">{`Nomor akun ${user.mergedNumbers.join(', ')}`}</DescriptionItem>
              )}
              <DescriptionItem term="Mendaftar">{formatDateTime(registeredAt)}</DescriptionItem>
              <DescriptionItem term="Verifikasi dua langkah">
                {user.hasSecondFactor ? <Badge tone="ok">Aktif</Badge> : <Badge>Belum aktif</Badge>}
              </DescriptionItem>
              <DescriptionItem term="Perangkat masuk">
                {sessions === 0 ? 'Tidak ada' : `${sessions}, terakhir ${formatDateTime(lastSeenAt ?? registeredAt)}`}
              </DescriptionItem>
            </DescriptionList>
            {admin.mayManage && (
              <div className="flex flex-wrap gap-2">
                {contact === null && <Button onClick={() => setAct('reveal')}>Lihat kontak</Button>}
                {!user.isEmailVerified && <Button onClick={() => setAct('verifyEmail')}>Verifikasi e-mail</Button>}
                {user.maskedPhone !== null && !user.isPhoneVerified && (
                  <Button onClick={() => setAct('verifyPhone')}>Verifikasi WhatsApp</Button>
                )}
                {admin.isSuperAdmin && (
                  <>
                    {status === 'active' && <Button onClick={() => setAct('view')}>Lihat sebagai</Button>}
                    <Button asChild>
                      <Link to={`/admin/pengguna/${user.id}/gabung`}>Gabungkan akun</Link>
                    </Button>
                  </>
                )}
              </div>
            )}
          </Panel>
          <UserGrants user={user} grants={grants} admin={admin} />
          <UserNotes user={user} admin={admin} />
        </div>
        <Panel title="Riwayat">
          <Timeline>
            {user.events.map(({ id, kind, admin: actor, reason, at }) => (
              <TimelineItem
                key={id}
                time={formatDateTime(at)}
                dateTime={at}
                actor={actor ?? undefined}
                tone={userEventWords[kind].tone}
              >
                {userEventWords[kind].words}
                {reason !== null && <span className="block text-muted wrap-anywhere">{reason}</span>}
              </TimelineItem>
            ))}
          </Timeline>
        </Panel>
      </div>
      {act !== null && <ReasonDialog user={user} act={act} onClose={() => setAct(null)} onContact={setContact} />}
    </AdminScreen>
  )
}

function Verified({ isVerified }: { isVerified: boolean }) {
  return isVerified ? <Badge tone="ok">Terverifikasi</Badge> : <Badge tone="neutral">Belum terverifikasi</Badge>
}

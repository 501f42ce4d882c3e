import type { User, UserDetail } from '@naikkelas/contract/identity'
import { Alert } from '@naikkelas/ui/alert'
import { Badge } from '@naikkelas/ui/badge'
import { Button } from '@naikkelas/ui/button'
import { DataTable, type DataTableColumn } from '@naikkelas/ui/data-table'
import { DescriptionItem, DescriptionList } from '@naikkelas/ui/description-list'
import { EmptyState, StairsPicture } from '@naikkelas/ui/empty-state'
import { Field } from '@naikkelas/ui/field'
import { formatDate, formatDateTime } from '@naikkelas/ui/format'
import { Icon } from '@naikkelas/ui/icons'
import { cari } from '@naikkelas/ui/icons/drawings'
import { Input } from '@naikkelas/ui/input'
import { useState } from 'react'
import { Link, useNavigation } from 'react-router-dom'
import { AdminScreen } from '../kit/admin-screen.tsx'
import { useAddressFilters } from '../lists/use-address-filters.ts'
import { MergeDialog } from './merge-dialog.tsx'
import { Panel } from '../kit/panel.tsx'
import { userStatusTones, userStatusWords } from './user-words.ts'

interface MergePageProps {
  user: UserDetail
  /** The other account, once one is chosen. */
  other: UserDetail | null
  search: string
  candidates: readonly User[]
}

/** Finds a second account of the same person, shows both side by side, and makes them one. */
export function MergePage({ user, other, search, candidates }: MergePageProps) {
  return (
    <AdminScreen
      title="Gabungkan akun"
      description="Untuk orang yang mendaftar dua kali. Satu akun tetap ada, isi akun lainnya pindah ke sana."
      back={{ href: `/admin/pengguna/${user.id}`, label: user.name }}
    >
      {other === null ? (
        <Candidates user={user} search={search} candidates={candidates} />
      ) : (
        <Comparison survivor={user} merged={other} />
      )}
    </AdminScreen>
  )
}

function Candidates({ user, search, candidates }: Pick<MergePageProps, 'user' | 'search' | 'candidates'>) {
  const { search: typed, type } = useAddressFilters(search)
  const isLoading = useNavigation().state === 'loading'
  return (
    <DataTable
      caption={`Akun lain milik ${user.name}`}
      columns={columns}
      rows={candidates}
      idOf={({ id }) => id}
      nameOf={({ name }) => name}
      isLoading={isLoading}
      toolbar={
        <section aria-label="Saring" className="min-w-0 flex-1">
          <Field label="Cari akun kedua" isLabelHidden className="sm:max-w-96">
            <Input
              type="search"
              size="sm"
              value={typed}
              placeholder="Nama, e-mail, WhatsApp, atau nomor akun"
              maxLength={80}
              start={<Icon name="cari" size={16} />}
              onChange={(event) => type(event.target.value)}
            />
          </Field>
        </section>
      }
      empty={
        <EmptyState
          illustration={<StairsPicture icon={cari} />}
          title={search === '' ? 'Cari akun keduanya' : 'Tidak ada akun yang cocok'}
          text="Tulis sebagian nama, atau e-mail dan nomor WhatsApp dengan lengkap."
        />
      }
    />
  )
}

const columns: readonly DataTableColumn<User>[] = [
  {
    id: 'name',
    header: 'Nama',
    cell: ({ id, name }) => (
      <Link
        to={`?dengan=${id}`}
        className="inline-flex min-h-9 items-center font-semibold wrap-anywhere underline-offset-4 hover:underline"
      >
        {name}
      </Link>
    ),
  },
  { id: 'number', header: 'Nomor akun', align: 'end', cell: ({ number }) => number },
  { id: 'email', header: 'E-mail', cell: ({ maskedEmail }) => maskedEmail },
  { id: 'phone', header: 'WhatsApp', cell: ({ maskedPhone }) => maskedPhone ?? 'Belum ada' },
  {
    id: 'registered',
    header: 'Mendaftar',
    cell: ({ registeredAt }) => <time dateTime={registeredAt}>{formatDate(registeredAt)}</time>,
  },
]

function Comparison({ survivor, merged }: { survivor: UserDetail; merged: UserDetail }) {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Side title="Tetap ada" user={survivor} />
        <Side title="Digabungkan, lalu dihapus" user={merged} />
      </div>
      <Alert tone="warn" title="Penggabungan tidak dapat dibatalkan">
        {survivor.name} tetap masuk dengan e-mail dan kata sandi akun nomor {survivor.number}. Alamat, catatan, berkas,
        persetujuan, dan riwayat akun nomor {merged.number} pindah ke sana. Akun nomor {merged.number} keluar dari semua
        perangkat dan tidak dapat dipakai masuk lagi.
      </Alert>
      <div className="flex flex-wrap gap-2">
        <Button variant="danger" onClick={() => setIsAsking(true)}>
          Gabungkan akun
        </Button>
        <Button asChild>
          <Link to={`/admin/pengguna/${merged.id}/gabung?dengan=${survivor.id}`}>Tukar</Link>
        </Button>
        <Button asChild variant="quiet">
          <Link to="?">Pilih akun lain</Link>
        </Button>
      </div>
      {isAsking && <MergeDialog survivor={survivor} merged={merged} onClose={() => setIsAsking(false)} />}
    </>
  )
}

function Side({ title, user }: { title: string; user: UserDetail }) {
  return (
    <Panel title={title}>
      <DescriptionList>
        <DescriptionItem term="Nama">
          <span className="wrap-anywhere">{user.name}</span>
        </DescriptionItem>
        <DescriptionItem term="Nomor akun">{user.number}</DescriptionItem>
        <DescriptionItem term="Status">
          <Badge tone={userStatusTones[user.status]}>{userStatusWords[user.status]}</Badge>
        </DescriptionItem>
        <DescriptionItem term="E-mail">
          {user.maskedEmail} {user.isEmailVerified ? '(terverifikasi)' : '(belum terverifikasi)'}
        </DescriptionItem>
        <DescriptionItem term="WhatsApp">
          {user.maskedPhone === null
            ? 'Belum ada'
            : `${user.maskedPhone} ${user.isPhoneVerified ? '(terverifikasi)' : '(belum terverifikasi)'}`}
        </DescriptionItem>
        <DescriptionItem term="Mendaftar">{formatDateTime(user.registeredAt)}</DescriptionItem>
        <DescriptionItem term="Terakhir terlihat">
          {user.lastSeenAt === null ? 'Tidak ada perangkat yang masuk' : formatDateTime(user.lastSeenAt)}
        </DescriptionItem>
        <DescriptionItem term="Catatan">{user.notes.length === 0 ? 'Belum ada' : user.notes.length}</DescriptionItem>
      </DescriptionList>
    </Panel>
  )
}

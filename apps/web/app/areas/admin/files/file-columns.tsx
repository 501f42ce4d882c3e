import { deleteFile, type FileOwner, type StoredFile } from '@naikkelas/contract/files'
import { Badge } from '@naikkelas/ui/badge'
import type { DataTableColumn } from '@naikkelas/ui/data-table'
import { formatBytes, formatDateTime } from '@naikkelas/ui/format'
import { Link } from 'react-router-dom'
import { call } from '../../../shared/api/call.ts'
import { RemoveButton } from '../inputs/remove-button.tsx'

export const ownerWords: Readonly<Record<FileOwner, string>> = {
  admin: 'Admin',
  learner: 'Pengguna',
  visitor: 'Pengunjung',
}

/** What it is, how large, whose, and where it is used. */
export const fileColumns = (mayChange: boolean): readonly DataTableColumn<StoredFile>[] => [
  {
    id: 'name',
    header: 'Nama',
    cell: (file) => (
      <>
        <a
          href={file.address}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-11 max-w-96 items-center rounded-chip font-semibold wrap-anywhere underline-offset-4 hover:underline"
        >
          {file.name}
        </a>
        <span className="block pb-1 text-app-xs text-muted wrap-anywhere">
          {file.directory} · {file.label}
          <span className="lg:hidden"> · {formatDateTime(file.createdAt)}</span>
        </span>
      </>
    ),
  },
  {
    id: 'bytes',
    header: 'Ukuran',
    align: 'end',
    cell: ({ bytes }) => <span className="whitespace-nowrap">{formatBytes(bytes)}</span>,
  },
  {
    id: 'access',
    header: 'Akses',
    cell: ({ isPublic }) => (isPublic ? <Badge tone="ok">Publik</Badge> : <Badge tone="neutral">Privat</Badge>),
  },
  {
    id: 'owner',
    header: 'Pemilik',
    cell: ({ owner }) => (
      <span className="wrap-anywhere">{[ownerWords[owner.kind], owner.name].filter(Boolean).join(': ')}</span>
    ),
  },
  { id: 'uploaded', header: 'Diunggah', isWideOnly: true, cell: ({ createdAt }) => formatDateTime(createdAt) },
  { id: 'uses', header: 'Dipakai', cell: (file) => <Uses file={file} /> },
  ...(mayChange ? [removal] : []),
]

const removal: DataTableColumn<StoredFile> = {
  id: 'remove',
  header: 'Hapus',
  canHide: false,
  isActions: true,
  cell: (file) =>
    file.uses.length === 0 && (
      <RemoveButton
        label={`Hapus ${file.name}`}
        title={`Hapus ${file.name}?`}
        text="Berkas ini tidak dipakai di mana pun. Alamatnya tidak dapat dibuka lagi."
        confirmLabel="Hapus berkas"
        onRemove={() => call(deleteFile, { params: { fileId: file.id } })}
      />
    ),
}

function Uses({ file: { uses } }: { file: StoredFile }) {
  if (uses.length === 0) return <span className="text-muted">Belum dipakai</span>
  return (
    <ul>
      {uses.map(({ label, address }) => (
        <li key={label} className="wrap-anywhere">
          {address === null ? (
            label
          ) : (
            <Link to={address} className="text-accent underline underline-offset-4">
              {label}
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}

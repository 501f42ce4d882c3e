import { type Certificate, certificatePath, groupedCode } from '@naikkelas/contract/learning'
import { Badge } from '@naikkelas/ui/badge'
import { Button } from '@naikkelas/ui/button'
import type { DataTableColumn } from '@naikkelas/ui/data-table'
import { formatDate } from '@naikkelas/ui/format'

export type CertificateAct = 'revoke' | 'restore' | 'reissue'

interface Options {
  mayChange: boolean
  onAct: (act: CertificateAct, certificate: Certificate) => void
}

export const certificateColumns = ({ mayChange, onAct }: Options): readonly DataTableColumn<Certificate>[] => [
  {
    id: 'number',
    header: 'Nomor',
    cell: ({ number, code }) => (
      <a
        className="inline-flex min-h-9 flex-col justify-center underline-offset-4 hover:underline"
        href={certificatePath(code)}
        target="_blank"
        rel="noreferrer"
      >
        <span className="font-semibold whitespace-nowrap">{number}</span>
        <span className="text-app-xs whitespace-nowrap text-muted">{groupedCode(code)}</span>
      </a>
    ),
  },
  {
    id: 'name',
    header: 'Nama',
    cell: ({ name, presentName }) => (
      <>
        <span className="block min-w-32 wrap-anywhere">
          {name ?? <span className="text-muted">Akun sudah dihapus</span>}
        </span>
        {presentName !== null && (
          <span className="block text-app-xs text-muted wrap-anywhere">Sekarang {presentName}</span>
        )}
      </>
    ),
  },
  {
    id: 'course',
    header: 'Kelas',
    cell: ({ course }) => <span className="block min-w-32 wrap-anywhere">{course}</span>,
  },
  {
    id: 'completed',
    header: 'Selesai',
    cell: ({ completedAt }) => (
      <time className="whitespace-nowrap" dateTime={completedAt}>
        {formatDate(completedAt)}
      </time>
    ),
  },
  {
    id: 'state',
    header: 'Status',
    cell: ({ revoked }) => (revoked ? <Badge tone="danger">Dicabut</Badge> : <Badge tone="ok">Berlaku</Badge>),
  },
  {
    id: 'acts',
    header: 'Tindakan',
    isActions: true,
    canHide: false,
    cell: (certificate) => (
      <div className="flex flex-wrap items-center justify-end gap-1 sm:flex-nowrap">
        {certificate.revoked === null && certificate.name !== null && (
          <Button asChild size="sm" aria-label={`Unduh ${certificate.number}`}>
            <a href={`/api/admin/certificates/${certificate.id}/file`} download>
              PDF
            </a>
          </Button>
        )}
        {mayChange && <Acts certificate={certificate} onAct={onAct} />}
      </div>
    ),
  },
]

function Acts({ certificate, onAct }: { certificate: Certificate } & Pick<Options, 'onAct'>) {
  const { number, learner, revoked } = certificate
  if (revoked)
    return (
      learner && (
        <Button size="sm" aria-label={`Pulihkan ${number}`} onClick={() => onAct('restore', certificate)}>
          Pulihkan
        </Button>
      )
    )
  return (
    <>
      {learner && (
        <Button size="sm" aria-label={`Terbitkan ulang ${number}`} onClick={() => onAct('reissue', certificate)}>
          Terbitkan ulang
        </Button>
      )}
      <Button size="sm" aria-label={`Cabut ${number}`} onClick={() => onAct('revoke', certificate)}>
        Cabut
      </Button>
    </>
  )
}

/** Why one was revoked. */
export function RevocationNote({ revoked }: { revoked: NonNullable<Certificate['revoked']> }) {
  return (
    <p className="max-w-text text-app-sm wrap-anywhere">
      <b>Alasan dicabut:</b> {revoked.reason}
      <span className="block text-app-xs text-muted">
        {revoked.by !== null && `${revoked.by}, `}
        {formatDate(revoked.at)}
      </span>
    </p>
  )
}

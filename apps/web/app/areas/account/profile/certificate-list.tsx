import { certificatePath, type OwnCertificate } from '@naikkelas/contract/learning'
import { Badge } from '@naikkelas/ui/badge'
import { formatLongDate } from '@naikkelas/ui/format'

/** Certificates with their pages, where they are downloaded and shared. */
export function CertificateList({ certificates }: { certificates: readonly OwnCertificate[] }) {
  if (certificates.length === 0)
    return (
      <p className="text-app-sm text-muted">
        Sertifikat terbit sendiri begitu Anda menyelesaikan seluruh materi kelas.
      </p>
    )
  return (
    <ul className="flex flex-col divide-y divide-line">
      {certificates.map(({ id, code, course, number, completedAt, isRevoked }) => (
        <li key={id} className="flex flex-col gap-1 py-3 first:pt-0 last:pb-0">
          <a
            className="inline-flex min-h-11 items-center self-start font-semibold underline underline-offset-4 wrap-anywhere"
            href={certificatePath(code)}
          >
            {course}
          </a>
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-app-sm text-muted">
            <span>{number}</span>
            <time dateTime={completedAt}>{formatLongDate(completedAt)}</time>
            {isRevoked && <Badge tone="danger">Dicabut</Badge>}
          </span>
        </li>
      ))}
    </ul>
  )
}

import type { CheckedCertificate } from '@naikkelas/contract/learning'
import { Alert } from '@naikkelas/ui/alert'
import { Badge } from '@naikkelas/ui/badge'
import { DescriptionItem, DescriptionList } from '@naikkelas/ui/description-list'
import { formatLongDate } from '@naikkelas/ui/format'
import type { ReactNode } from 'react'

interface CertificateFactsProps {
  certificate: CheckedCertificate
  /** Address of the course, where visitors see it. */
  courseAddress?: string | null
  /** Below the facts. */
  children?: ReactNode
}

/** What a certificate says, and whether it holds. */
export function CertificateFacts({ certificate, courseAddress = null, children }: CertificateFactsProps) {
  const { name, course, completedAt, number, isRevoked } = certificate
  return (
    <article
      aria-label={`Sertifikat ${number}`}
      className="flex max-w-text flex-col gap-5 rounded-surface border border-line bg-surface p-5 sm:p-7"
    >
      <p>{isRevoked ? <Badge tone="danger">Dicabut</Badge> : <Badge tone="ok">Berlaku</Badge>}</p>
      {isRevoked && (
        <Alert tone="danger" title="Sertifikat ini sudah dicabut">
          Sertifikat ini pernah terbit, tetapi tidak berlaku lagi.
        </Alert>
      )}
      <DescriptionList>
        <DescriptionItem term="Nama">
          {name === null ? (
            <span className="text-muted">Pemiliknya sudah menghapus akun, jadi namanya tidak kami simpan lagi.</span>
          ) : (
            <span className="text-app-lg font-semibold wrap-anywhere">{name}</span>
          )}
        </DescriptionItem>
        <DescriptionItem term="Kelas">
          {courseAddress === null ? (
            <span className="wrap-anywhere">{course}</span>
          ) : (
            <a className="underline underline-offset-4 wrap-anywhere" href={courseAddress}>
              {course}
            </a>
          )}
        </DescriptionItem>
        <DescriptionItem term="Selesai pada">
          <time dateTime={completedAt}>{formatLongDate(completedAt)}</time>
        </DescriptionItem>
        <DescriptionItem term="Nomor">
          <span className="wrap-anywhere">{number}</span>
        </DescriptionItem>
      </DescriptionList>
      {children}
    </article>
  )
}

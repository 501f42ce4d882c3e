import type { CheckedCertificate } from '@naikkelas/contract/learning'
import { Breadcrumb } from '@naikkelas/ui/breadcrumb'
import { HouseFrame } from '../frame/house-frame.tsx'
import { CertificateFacts } from './certificate-facts.tsx'
import { CheckForm } from './check-form.tsx'

interface CheckPageProps {
  asked: string
  /** By its number: with a shortened name. */
  found: CheckedCertificate | null
  /** Null where nothing was asked or something was found; else a sentence. */
  problem: 'unknown' | string | null
}

const unknownWords = 'Sertifikat tidak ditemukan. Periksa lagi nomor atau kodenya.'

/** Whether a certificate is real. Works without a script. */
export function CheckPage({ asked, found, problem }: CheckPageProps) {
  return (
    <HouseFrame>
      <header className="flex flex-col gap-3 pt-2 pb-6">
        <Breadcrumb items={[{ label: 'Beranda', href: '/' }, { label: 'Verifikasi sertifikat' }]} />
        <h1 className="text-display-m text-balance">Verifikasi sertifikat</h1>
        <p className="max-w-text text-app-md text-pretty text-muted">
          Setiap sertifikat dari kami punya nomor dan kode. Masukkan salah satunya untuk memeriksa keasliannya.
        </p>
      </header>
      <div className="flex flex-col gap-6">
        <CheckForm asked={asked} {...(problem !== null && { error: problem === 'unknown' ? unknownWords : problem })} />
        {found && (
          <CertificateFacts certificate={found}>
            {found.name !== null && (
              <p className="text-app-sm text-muted">
                Lewat nomor, namanya disingkat. Untuk nama lengkapnya, masukkan kode yang tertulis di sertifikat.
              </p>
            )}
          </CertificateFacts>
        )}
      </div>
    </HouseFrame>
  )
}

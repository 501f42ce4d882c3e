import { type CertificatePage as Certificate, groupedCode, type OwnCertificate } from '@naikkelas/contract/learning'
import { Alert } from '@naikkelas/ui/alert'
import { Breadcrumb } from '@naikkelas/ui/breadcrumb'
import { Button } from '@naikkelas/ui/button'
import { Field } from '@naikkelas/ui/field'
import { Input } from '@naikkelas/ui/input'
import type { Person } from '@naikkelas/ui/site-bars'
import { useSite } from '../../../shared/site/site-context.tsx'
import { HouseFrame } from '../frame/house-frame.tsx'
import { CertificateFacts } from './certificate-facts.tsx'
import { linkedInProfileAddress, shareAddresses } from './linked-in.ts'

interface CertificatePageProps {
  certificate: Certificate
  /** The same for its owner; null for everyone else. */
  own: OwnCertificate | null
  /** Of this page, with its origin. */
  address: string
  person: Person | null
  /** A Super Admin looks at the site as its owner. */
  isView: boolean
  /** Why the last act was refused. */
  failure: string | null
}

/** The page of a certificate, to be shared. Works without a script. */
export function CertificatePage({ certificate, own, address, person, isView, failure }: CertificatePageProps) {
  const { course, name, code, isRevoked, courseAddress } = certificate
  return (
    <HouseFrame {...(person && { person })}>
      <header className="flex flex-col gap-3 pt-2 pb-6">
        <Breadcrumb
          items={[
            { label: 'Beranda', href: '/' },
            { label: 'Verifikasi sertifikat', href: '/verifikasi-sertifikat' },
            { label: 'Sertifikat' },
          ]}
        />
        <h1 className="max-w-text text-display-m text-balance wrap-anywhere">Sertifikat {course}</h1>
      </header>
      <div className="flex flex-col gap-6">
        {failure !== null && (
          <Alert tone="danger" className="max-w-text">
            {failure}
          </Alert>
        )}
        <CertificateFacts certificate={certificate} courseAddress={courseAddress}>
          <p className="text-app-sm text-muted">
            Kode <span className="font-semibold tabular-nums">{groupedCode(code)}</span>
          </p>
        </CertificateFacts>
        {own && !isRevoked && <OwnActs own={own} address={address} isView={isView} />}
        {!isRevoked && name !== null && <Share address={address} words={`${name} menyelesaikan ${course}.`} />}
      </div>
    </HouseFrame>
  )
}

/** What its owner does with it. */
function OwnActs({ own, address, isView }: { own: OwnCertificate; address: string; isView: boolean }) {
  const { brand } = useSite()
  return (
    <section
      aria-labelledby="sertifikat-anda"
      className="flex max-w-text flex-col gap-4 rounded-surface border border-line bg-surface p-5 sm:p-7"
    >
      <h2 id="sertifikat-anda" className="text-app-xl font-semibold">
        Sertifikat Anda
      </h2>
      {own.isNamed ? (
        <div className="flex flex-wrap gap-3">
          <Button asChild variant="primary">
            <a href={`/api/me/certificates/${own.id}/file`} download>
              Unduh sertifikat
            </a>
          </Button>
          <Button asChild>
            <a
              href={linkedInProfileAddress({ certificate: own, organization: brand.name, address })}
              target="_blank"
              rel="noopener noreferrer"
            >
              Tambahkan ke LinkedIn
            </a>
          </Button>
        </div>
      ) : (
        <Alert tone="warn" title="Nama belum dapat dicetak">
          Sertifikat butuh nama lengkap dalam huruf Latin.{' '}
          <a className="underline" href="/profile">
            Perbarui nama di profil
          </a>
          , lalu terbitkan ulang.
        </Alert>
      )}
      {!isView && (
        <>
          {own.isNameOutdated && (
            <Act
              choice="terbitkan-ulang"
              label="Terbitkan ulang dengan nama sekarang"
              words={`Tertulis “${own.name}”. Nomor, kode, dan tanggalnya tetap sama.`}
            />
          )}
          <Act
            choice={own.isListed ? 'sembunyikan' : 'tampilkan'}
            label={own.isListed ? 'Sembunyikan dari mesin pencari' : 'Izinkan muncul di mesin pencari'}
            words={
              own.isListed
                ? 'Halaman ini boleh muncul di hasil pencarian.'
                : 'Sekarang hanya yang punya tautan atau kodenya dapat membuka halaman ini.'
            }
          />
        </>
      )}
    </section>
  )
}

function Act({ choice, label, words }: { choice: string; label: string; words: string }) {
  return (
    <form method="post" className="flex flex-col items-start gap-2 border-t border-line pt-4">
      <p className="text-app-sm text-pretty text-muted wrap-anywhere">{words}</p>
      <Button type="submit" name="pilihan" value={choice} size="sm">
        {label}
      </Button>
    </form>
  )
}

function Share({ address, words }: { address: string; words: string }) {
  return (
    <section aria-labelledby="bagikan" className="flex max-w-text flex-col gap-3">
      <h2 id="bagikan" className="text-app-xl font-semibold">
        Bagikan
      </h2>
      <Field label="Tautan halaman ini">
        <Input readOnly value={address} />
      </Field>
      <ul className="flex flex-wrap gap-2">
        {shareAddresses({ address, words }).map(({ label, href }) => (
          <li key={label}>
            <Button asChild size="sm">
              <a href={href} target="_blank" rel="noopener noreferrer">
                {label}
              </a>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

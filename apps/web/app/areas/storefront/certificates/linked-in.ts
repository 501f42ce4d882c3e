import type { OwnCertificate } from '@naikkelas/contract/learning'
import { dayInWib } from '@naikkelas/contract/time'

interface Profile {
  certificate: Pick<OwnCertificate, 'course' | 'number' | 'issuedAt'>
  /** Who gives it. */
  organization: string
  /** Of the certificate's page, with its origin. */
  address: string
}

/** LinkedIn's form for a certificate on one's own profile, filled in. */
export function linkedInProfileAddress({ certificate, organization, address }: Profile): string {
  const [year = '', month = ''] = dayInWib(new Date(certificate.issuedAt)).split('-')
  const query = new URLSearchParams({
    startTask: 'CERTIFICATION_NAME',
    name: certificate.course,
    organizationName: organization,
    issueYear: year,
    issueMonth: String(Number(month)),
    certUrl: address,
    certId: certificate.number,
  })
  return `https://www.linkedin.com/profile/add?${query}`
}

/** Where people pass a page on. */
export function shareAddresses({ address, words }: { address: string; words: string }) {
  return [
    { label: 'WhatsApp', href: `https://wa.me/?${new URLSearchParams({ text: `${words} ${address}` })}` },
    {
      label: 'LinkedIn',
      href: `https://www.linkedin.com/sharing/share-offsite/?${new URLSearchParams({ url: address })}`,
    },
    { label: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: address })}` },
  ]
}

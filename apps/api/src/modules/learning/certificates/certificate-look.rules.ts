import type { CertificateLook } from '@naikkelas/contract/learning'

/** What a certificate looks like while no template was made: in the name of the site. */
export const plainLook = (siteName: string): CertificateLook => ({
  layout: 'bingkai',
  accent: 'toska',
  heading: 'Sertifikat Kelulusan',
  sentence: 'telah menyelesaikan seluruh materi kelas',
  signerName: siteName,
  signerTitle: 'Penyelenggara',
})

import type { CertificateLayout, CertificateLook } from '@naikkelas/contract/learning'
import { pageThemes } from '@naikkelas/ui/theme/schema'

export const layoutWords: Readonly<Record<CertificateLayout, string>> = {
  bingkai: 'Bingkai',
  pita: 'Pita di kiri',
  lembut: 'Lembut',
}

export const accentWords = Object.fromEntries(pageThemes.map(({ id, name }) => [id, name])) as Readonly<
  Record<CertificateLook['accent'], string>
>

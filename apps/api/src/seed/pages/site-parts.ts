import { privacyPath, shortId, type SitePartName, type StoredSection } from '@naikkelas/page'
import { noCta } from '@naikkelas/ui/sections/registry'
import { demoSection } from '../demo-section.ts'

const link = (label: string, href: string) => ({ id: shortId(), label, target: { kind: 'url' as const, href } })
const column = (title: string, ...links: ReturnType<typeof link>[]) => ({ id: shortId(), title, links })

/** Header and footer of the demonstration's own pages. */
export const siteParts: Readonly<Record<SitePartName, () => StoredSection>> = {
  header: () =>
    demoSection(
      'navbar',
      {
        name: 'Naikkelas',
        links: [link('Kelas data', '/kelas-data-usaha'), link('Kelola toko', '/kelola-marketplace')],
        cta: noCta,
      },
      { spacing: 'tight' },
    ),
  footer: () =>
    demoSection(
      'footer',
      {
        name: 'Naikkelas',
        text: 'Kelas praktik dan bantuan untuk pemilik usaha kecil, satu langkah setiap kali.',
        columns: [
          column(
            'Naikkelas',
            link('Beranda', '/'),
            link('Kelas data', '/kelas-data-usaha'),
            link('Kelola toko', '/kelola-marketplace'),
          ),
          column(
            'Ketentuan',
            link('Kebijakan privasi', privacyPath),
            link('Syarat dan ketentuan', '/term-and-condition'),
            link('Penafian', '/disclaimer'),
          ),
        ],
        address: 'Jalan Ijen 27, Malang 65119',
        email: 'halo@naikkelas.test',
        legal: 'PT Naikkelas Usaha Bersama',
      },
      { tone: 'paper' },
    ),
}

import type { PartnerAccount, PartnerKind } from '@naikkelas/contract/identity'
import { Card } from '@naikkelas/ui/card'
import { DescriptionItem, DescriptionList } from '@naikkelas/ui/description-list'
import { PartnerShell } from '../shell/partner-shell.tsx'

const kindWords: Readonly<Record<PartnerKind, string>> = {
  commission: 'Komisi dari setiap penjualan',
  subscription: 'Langganan paket mitra',
}

/** What the partner area knows of the partner. */
export function HomePage({ account }: { account: PartnerAccount }) {
  const { partner } = account
  return (
    <PartnerShell
      account={account}
      title={`Halo, ${account.name}`}
      description={`Anda masuk sebagai perwakilan ${partner.name}.`}
    >
      <Card as="section" aria-labelledby="kerja-sama" className="flex max-w-text flex-col gap-4">
        <h2 id="kerja-sama" className="text-app-lg font-semibold">
          Kerja sama Anda
        </h2>
        <DescriptionList>
          <DescriptionItem term="Mitra">{partner.name}</DescriptionItem>
          <DescriptionItem term="Bentuk kerja sama">{kindWords[partner.kind]}</DescriptionItem>
          <DescriptionItem term="Kode rujukan">{partner.reference}</DescriptionItem>
          <DescriptionItem term="Subdomain">{partner.subdomain ?? 'Belum ada'}</DescriptionItem>
        </DescriptionList>
      </Card>
    </PartnerShell>
  )
}

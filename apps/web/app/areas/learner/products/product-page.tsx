import { kindWords } from '@naikkelas/contract'
import { purchasePaths } from '@naikkelas/contract/commerce'
import type { OwnProduct } from '@naikkelas/contract/learning'
import { formatDateTime } from '@naikkelas/contract/time'
import { Badge } from '@naikkelas/ui/badge'
import { Button } from '@naikkelas/ui/button'
import { DescriptionItem, DescriptionList } from '@naikkelas/ui/description-list'
import { contentId, SiteShell } from '../../../shared/shell/site-shell.tsx'
import { useSite } from '../../../shared/site/site-context.tsx'
import { helpAddress, platformOf, sessionWords, validityWords } from './product-words.ts'

interface ProductPageProps {
  learner: { name: string; number: number; picture: string | null }
  product: OwnProduct
}

/** The licence of a tool, or what Super Mentor includes, and how to begin with it. */
export function ProductPage({ learner, product }: ProductPageProps) {
  const { kind, name, summary, hasEnded, orderCode, obtainedAt } = product
  const help = helpAddress(product, useSite().contact.whatsapp)
  return (
    <SiteShell person={{ name: learner.name, href: `/profile/${learner.number}`, picture: learner.picture }}>
      <main id={contentId} className="mx-auto flex w-full max-w-text flex-1 flex-col gap-6 px-5 pt-8 pb-16">
        <p>
          <a className="inline-flex min-h-11 items-center text-app-sm underline" href="/produk-saya">
            Produk saya
          </a>
        </p>
        <div className="flex flex-col items-start gap-2">
          <Badge tone={hasEnded ? 'neutral' : 'ok'}>{hasEnded ? 'Sudah berakhir' : 'Aktif'}</Badge>
          <h1 className="text-app-3xl font-bold tracking-tight wrap-anywhere">{name}</h1>
          {summary !== '' && <p className="text-app-md text-muted wrap-anywhere">{summary}</p>}
        </div>
        <section
          aria-label={kind === 'tool' ? 'Lisensi' : 'Yang termasuk'}
          className="flex flex-col gap-4 rounded-surface border border-line bg-surface p-5 sm:p-6"
        >
          <h2 className="text-app-xl font-semibold">{kind === 'tool' ? 'Lisensi' : 'Yang termasuk'}</h2>
          <DescriptionList>
            <DescriptionItem term="Jenis">{kindWords[kind]}</DescriptionItem>
            <DescriptionItem term="Platform">{platformOf(product)}</DescriptionItem>
            {kind === 'add_on' && (
              <DescriptionItem term="Sesi dengan mentor">{sessionWords(product.sessions)}</DescriptionItem>
            )}
            <DescriptionItem term="Masa berlaku">{validityWords(product)}</DescriptionItem>
            <DescriptionItem term="Didapat">{formatDateTime(obtainedAt)}</DescriptionItem>
            <DescriptionItem term="Kode pesanan">
              <span className="font-mono tracking-wide">{orderCode}</span>
            </DescriptionItem>
          </DescriptionList>
        </section>
        <div className="flex flex-wrap gap-3">
          {hasEnded && (
            <Button asChild variant="primary">
              <a href={product.address}>Beli lagi</a>
            </Button>
          )}
          {!hasEnded && help !== null && (
            <Button asChild variant="primary">
              <a href={help} rel="noreferrer">
                {kind === 'tool' ? 'Aktifkan lewat WhatsApp' : 'Atur jadwal lewat WhatsApp'}
              </a>
            </Button>
          )}
          <Button asChild variant="secondary">
            <a href={`${purchasePaths[kind]}/${orderCode}`}>Rincian pembelian</a>
          </Button>
        </div>
      </main>
    </SiteShell>
  )
}

import { kindWords } from '@naikkelas/contract'
import type { OwnProduct } from '@naikkelas/contract/learning'
import { mediaUrl } from '@naikkelas/contract/pages'
import { Badge } from '@naikkelas/ui/badge'
import { Button } from '@naikkelas/ui/button'
import { EmptyState } from '@naikkelas/ui/empty-state'
import { contentId, SiteShell } from '../../../shared/shell/site-shell.tsx'
import { platformOf, productPath, validityWords } from './product-words.ts'

interface ProductsPageProps {
  learner: { name: string; number: number; picture: string | null }
  products: readonly OwnProduct[]
}

/** Tools and Super Mentor of a learner. */
export function ProductsPage({ learner, products }: ProductsPageProps) {
  return (
    <SiteShell person={{ name: learner.name, href: `/profile/${learner.number}`, picture: learner.picture }}>
      <main id={contentId} className="mx-auto flex w-full max-w-text flex-1 flex-col gap-6 px-5 pt-8 pb-16">
        <h1 className="text-app-3xl font-bold tracking-tight">Produk saya</h1>
        {products.length === 0 ? (
          <EmptyState
            title="Belum ada produk"
            text="Tools dan Super Mentor yang Anda beli tampil di sini."
            action={
              <Button asChild variant="primary">
                <a href="/tools-kami">Lihat tools</a>
              </Button>
            }
          />
        ) : (
          <ul className="flex flex-col gap-4" aria-label="Produk saya">
            {products.map((product) => (
              <li key={product.orderCode}>
                <Product product={product} />
              </li>
            ))}
          </ul>
        )}
      </main>
    </SiteShell>
  )
}

/** Covers are at most a third of the column. */
const coverWidth = 360

function Product({ product }: { product: OwnProduct }) {
  const { kind, name, cover, orderCode, hasEnded } = product
  const width = cover?.widths.find((one) => one >= coverWidth) ?? cover?.widths.at(-1)
  return (
    <article className="flex flex-col overflow-hidden rounded-surface border border-line bg-surface sm:flex-row">
      {cover && (
        <img
          src={width === undefined ? mediaUrl(cover, 'original', cover.width) : mediaUrl(cover, 'webp', width)}
          alt=""
          width={cover.width}
          height={cover.height}
          loading="lazy"
          className="aspect-video w-full object-cover sm:aspect-square sm:w-44"
        />
      )}
      <div className="flex min-w-0 flex-1 flex-col items-start gap-3 p-5">
        <Badge tone={hasEnded ? 'neutral' : 'accent'}>{kindWords[kind]}</Badge>
        <div className="flex flex-col gap-1">
          <h2 id={`produk-${orderCode}`} className="text-app-lg font-semibold wrap-anywhere">
            {name}
          </h2>
          <p className="text-app-sm text-muted">
            {platformOf(product)} · {validityWords(product)}
          </p>
        </div>
        <Button asChild variant={hasEnded ? 'secondary' : 'primary'}>
          <a href={productPath(product)} aria-describedby={`produk-${orderCode}`}>
            Lihat detail
          </a>
        </Button>
      </div>
    </article>
  )
}

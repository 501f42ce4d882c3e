import { Button } from '@naikkelas/ui/button'

/**
 * Room for what this browser opened before, which the site's script fills; drawn hidden, so that the page is the same for
 * everyone. Its one row is the pattern of all.
 * @param number of the entry that this page shows; none on a list
 */
export function SeenItems({ number }: { number?: number }) {
  return (
    <section hidden data-seen={number ?? ''} aria-labelledby="terakhir-dilihat" className="pt-10">
      <div className="flex flex-wrap items-center justify-between gap-2 pb-2">
        <h2 id="terakhir-dilihat" className="text-h3">
          Terakhir Anda lihat
        </h2>
        <Button variant="quiet">Hapus riwayat</Button>
      </div>
      <ul className="border-t border-line">
        <li className="flex min-h-12 items-center justify-between gap-4 border-b border-line">
          <a className="min-w-0 py-3 wrap-anywhere underline underline-offset-4">Contoh</a>
          <span className="shrink-0 text-app-sm text-muted tabular-nums" />
        </li>
      </ul>
    </section>
  )
}

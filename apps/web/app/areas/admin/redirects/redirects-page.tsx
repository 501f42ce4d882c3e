import type { RedirectRule, ShortLink } from '@naikkelas/contract'
import { EmptyState } from '@naikkelas/ui/empty-state'
import { Mark } from '@naikkelas/ui/icons'
import { useRevalidator } from 'react-router-dom'
import { useHeadingFocus } from '../../../shared/document/heading-focus.ts'
import { ShortLinks } from '../share/short-links.tsx'
import { RedirectForm } from './redirect-form.tsx'
import { RedirectsTable } from './redirects-table.tsx'

interface RedirectsPageProps {
  rules: RedirectRule[]
  links: ShortLink[]
  mayChange: boolean
}

/** Every address of this site that leads elsewhere, with how often it was opened. */
export function RedirectsPage({ rules, links, mayChange }: RedirectsPageProps) {
  const heading = useHeadingFocus()
  const { revalidate } = useRevalidator()
  return (
    <main className="mx-auto flex max-w-bleed flex-col gap-5 px-5 py-6 sm:px-8 sm:py-8">
      <h1 ref={heading} tabIndex={-1} className="text-app-2xl font-bold tracking-tight outline-none">
        Pengalihan
      </h1>
      {mayChange && <RedirectForm />}
      <section aria-label="Alamat yang dialihkan" className="rounded-surface border border-line bg-surface">
        {rules.length > 0 ? (
          <RedirectsTable rules={rules} mayChange={mayChange} />
        ) : (
          <EmptyState
            picture={<Mark className="size-10" />}
            title="Belum ada pengalihan"
            text="Alamat lama halaman yang pindah akan tercatat di sini dengan sendirinya, bersama pengalihan yang Anda buat."
          />
        )}
      </section>
      <section aria-labelledby="tautan-pendek" className="rounded-surface border border-line bg-surface p-5">
        <h2 id="tautan-pendek" className="text-app-lg font-semibold">
          Tautan pendek
        </h2>
        {links.length > 0 ? (
          <ShortLinks links={links} onChanged={revalidate} />
        ) : (
          <p className="text-app-sm text-muted">
            Belum ada. Buat dari tombol Bagikan di menu halaman yang sudah terbit.
          </p>
        )}
      </section>
    </main>
  )
}

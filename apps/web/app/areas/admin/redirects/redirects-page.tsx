import type { RedirectRule, ShortLink } from '@naikkelas/contract/marketing'
import { useRevalidator } from 'react-router-dom'
import { AdminScreen } from '../kit/admin-screen.tsx'
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
  const { revalidate } = useRevalidator()
  return (
    <AdminScreen title="Pengalihan">
      {mayChange && <RedirectForm />}
      <RedirectsTable rules={rules} mayChange={mayChange} />
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
    </AdminScreen>
  )
}

import type { Partner } from '@naikkelas/contract'
import { Button } from '@naikkelas/ui/button'
import { EmptyState } from '@naikkelas/ui/empty-state'
import { Mark } from '@naikkelas/ui/icons'
import { useState } from 'react'
import { useHeadingFocus } from '../../../shared/document/heading-focus.ts'
import { PartnerDialog } from './partner-dialog.tsx'
import { PartnersTable } from './partners-table.tsx'

interface PartnersPageProps {
  partners: readonly Partner[]
  mayChange: boolean
}

/** Every partner with what its links end with, and the host of its pages. */
export function PartnersPage({ partners, mayChange }: PartnersPageProps) {
  const heading = useHeadingFocus()
  const [editing, setEditing] = useState<Partner | 'new' | null>(null)
  const add = mayChange && (
    <Button variant="primary" onClick={() => setEditing('new')}>
      Tambah mitra
    </Button>
  )
  return (
    <main className="mx-auto flex max-w-bleed flex-col gap-5 px-5 py-6 sm:px-8 sm:py-8">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 ref={heading} tabIndex={-1} className="text-app-2xl font-bold tracking-tight outline-none">
          Mitra
        </h1>
        {add}
      </div>
      <p className="max-w-prose text-app-sm text-muted">
        Kode rujukan ikut pada setiap tautan ke halaman mitra dan dari sana ke pembayaran. Dengan subdomain, halaman
        mitra juga tampil di alamatnya sendiri.
      </p>
      <section aria-label="Daftar mitra" className="rounded-surface border border-line bg-surface">
        {partners.length > 0 ? (
          <PartnersTable partners={partners} onEdit={mayChange ? setEditing : null} />
        ) : (
          <EmptyState
            picture={<Mark className="size-10" />}
            title="Belum ada mitra"
            text={
              mayChange
                ? 'Tambahkan mitra pertama untuk membuat halamannya.'
                : 'Mitra yang bergabung akan tampil di sini.'
            }
          />
        )}
      </section>
      {editing && <PartnerDialog partner={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />}
    </main>
  )
}

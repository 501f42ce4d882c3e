import { type PublicSite, type SettingsGroup, settingsGroups, type SiteSettingsState } from '@naikkelas/contract/site'
import { useCallback, useState } from 'react'
import { AdminScreen } from '../kit/admin-screen.tsx'
import { LeaveGuard } from '../kit/leave-guard.tsx'
import { BankForm } from './bank-form.tsx'
import { BrandForm } from './brand-form.tsx'
import { ContactForm } from './contact-form.tsx'
import { LegalForm } from './legal-form.tsx'
import { LimitsForm } from './limits-form.tsx'
import { ScheduledChanges } from './scheduled-changes.tsx'
import { groupTitles, labelOf, valueWords } from './settings-words.ts'
import { TaxForm } from './tax-form.tsx'

interface SiteSettingsPageProps {
  settings: SiteSettingsState
  logo: PublicSite['brand']['logo']
}

/** Every setting of the site in forms of their own, and what is scheduled. */
export function SiteSettingsPage({ settings, logo }: SiteSettingsPageProps) {
  const [unsaved, setUnsaved] = useState<ReadonlySet<SettingsGroup>>(new Set())
  // One question for all forms: the router asks at most once.
  const onDirtyChange = useCallback(
    (group: SettingsGroup, isDirty: boolean) =>
      setUnsaved((present) => {
        if (present.has(group) === isDirty) return present
        const next = new Set(present)
        if (isDirty) next.add(group)
        else next.delete(group)
        return next
      }),
    [],
  )
  return (
    <AdminScreen
      title="Pengaturan situs"
      description="Berlaku tanpa menunggu rilis, sekarang atau pada waktu yang Anda pilih."
    >
      <BrandForm state={settings.brand} logo={logo} onDirtyChange={onDirtyChange} />
      <ContactForm state={settings.contact} onDirtyChange={onDirtyChange} />
      <LegalForm state={settings.legal} onDirtyChange={onDirtyChange} />
      <BankForm state={settings.bank} onDirtyChange={onDirtyChange} />
      <TaxForm state={settings.tax} onDirtyChange={onDirtyChange} />
      <LimitsForm state={settings.limits} onDirtyChange={onDirtyChange} />
      <ScheduledChanges
        changes={settingsGroups.flatMap((group) =>
          settings[group].scheduled.map((change) => ({
            ...change,
            subject: groupTitles[group],
            lines: Object.entries(change.changes).map(
              ([field, value]) => `${labelOf(group, field)}: ${valueWords(field, value)}`,
            ),
          })),
        )}
        emptyText="Ubah satu isian di atas, lalu pilih “Pada waktu tertentu” sebelum menyimpannya."
      />
      <LeaveGuard isDirty={unsaved.size > 0} />
    </AdminScreen>
  )
}

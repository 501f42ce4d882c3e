import { menuLimits, type SiteSettingsState, updateMenuSettings } from '@naikkelas/contract/site'
import { type ReactNode, useCallback, useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { AdminScreen } from '../kit/admin-screen.tsx'
import { LeaveGuard } from '../kit/leave-guard.tsx'
import { ScheduledChanges } from '../settings/scheduled-changes.tsx'
import { SettingsPanel } from '../settings/settings-panel.tsx'
import { fieldLabels, groupTitles, labelOf, valueWords } from '../settings/settings-words.ts'
import { useSettingsForm } from '../settings/use-settings-form.ts'
import { MenuGroups } from './menu-groups.tsx'
import { MenuLinks } from './menu-links.tsx'

const labels = fieldLabels.menu

/** Items of the site's bars and footer, each list put into order by dragging. */
export function MenuPage({ state }: { state: SiteSettingsState['menu'] }) {
  const settings = useSettingsForm(updateMenuSettings, { state, title: groupTitles.menu })
  const [isDirty, setIsDirty] = useState(false)
  const onDirtyChange = useCallback((_: unknown, next: boolean) => setIsDirty(next), [])
  return (
    <AdminScreen
      title="Menu dan kaki"
      description="Isi bilah atas, menu katalog, dan kaki di setiap halaman situs. Seret untuk mengubah urutannya."
    >
      <SettingsPanel
        group="menu"
        description="Tools, Super Mentor, dan forum ikut hilang dari menu selama fiturnya dimatikan. “Artikel” tampil selama alamat situsnya diisi di Pengaturan situs."
        state={state}
        settings={settings}
        onDirtyChange={onDirtyChange}
      >
        <FormProvider {...settings.form}>
          <Part title={labels.top}>
            <MenuLinks name="value.top" label={labels.top} atMost={menuLimits.top} />
          </Part>
          <Part title={labels.groups}>
            <MenuGroups name="value.groups" label={labels.groups} noun="menu" atMost={menuLimits.groups} />
          </Part>
          <Part title={labels.links}>
            <MenuLinks name="value.links" label={labels.links} atMost={menuLimits.links} />
          </Part>
          <Part title={labels.footer}>
            <MenuGroups name="value.footer" label={labels.footer} noun="kolom" atMost={menuLimits.footer} />
          </Part>
          <Part title={labels.legal}>
            <MenuLinks name="value.legal" label={labels.legal} atMost={menuLimits.legal} />
          </Part>
        </FormProvider>
      </SettingsPanel>
      <ScheduledChanges
        changes={state.scheduled.map((change) => ({
          ...change,
          subject: groupTitles.menu,
          lines: Object.entries(change.changes).map(
            ([field, value]) => `${labelOf('menu', field)}: ${valueWords(field, value)}`,
          ),
        }))}
        emptyText="Ubah menunya, lalu pilih “Pada waktu tertentu” sebelum menyimpannya."
      />
      <LeaveGuard isDirty={isDirty} />
    </AdminScreen>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="flex flex-col gap-2 border-t border-line pt-4 first:border-0 first:pt-0">
      <h3 className="text-app-md font-semibold">{title}</h3>
      {children}
    </section>
  )
}

import type { FeatureFlag, FlagState } from '@naikkelas/contract/site'
import { useState } from 'react'
import { AdminScreen } from '../kit/admin-screen.tsx'
import { ScheduledChanges } from '../settings/scheduled-changes.tsx'
import { FeatureRow } from './feature-row.tsx'
import { featureGroups, featureWords } from './feature-words.ts'
import { ScheduleDialog } from './schedule-dialog.tsx'

/** Every feature with its switch, and what is scheduled. */
export function FeaturesPage({ flags }: { flags: readonly FlagState[] }) {
  const [scheduling, setScheduling] = useState<FeatureFlag | null>(null)
  const byName = new Map(flags.map((flag) => [flag.name, flag]))
  const scheduled = scheduling === null ? undefined : byName.get(scheduling)
  return (
    <AdminScreen
      title="Fitur"
      description="Nyalakan atau matikan bagian situs tanpa menunggu rilis. Perubahan langsung berlaku di semua halaman."
    >
      {featureGroups.map(({ title, flags: words }) => (
        <section key={title} aria-labelledby={`fitur-${title}`} className="flex flex-col gap-3">
          <h2 id={`fitur-${title}`} className="text-app-lg font-semibold">
            {title}
          </h2>
          <ul className="flex flex-col divide-y divide-line rounded-surface border border-line bg-surface">
            {flagsIn(words)
              .flatMap((name) => byName.get(name) ?? [])
              .map((flag) => (
                <FeatureRow key={flag.name} flag={flag} onSchedule={() => setScheduling(flag.name)} />
              ))}
          </ul>
        </section>
      ))}
      <ScheduledChanges
        changes={flags.flatMap(({ name, scheduled: changes }) =>
          changes.map((change) => ({
            ...change,
            subject: featureWords(name).label,
            lines: [change.changes.isEnabled === true ? 'Menyala' : 'Mati'],
          })),
        )}
        emptyText="Pilih Jadwalkan pada satu fitur agar menyala atau mati sendiri pada waktunya."
      />
      {scheduled && <ScheduleDialog flag={scheduled} onClose={() => setScheduling(null)} />}
    </AdminScreen>
  )
}

const flagsIn = (words: object) => Object.keys(words) as FeatureFlag[]

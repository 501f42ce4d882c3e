import { isNeverOpen, type StoredSection } from '@naikkelas/page'
import { InstantInput } from '../../inputs/instant-input.tsx'
import { fieldId } from '../fields/field-id.ts'
import { useBuilderActions } from '../state/builder-context.ts'

/** From when and until when visitors see a section. */
export function SectionScheduleFields({ section }: { section: StoredSection }) {
  const { edit } = useBuilderActions()
  const { schedule } = section.settings
  const set = (value: typeof schedule) =>
    edit([{ kind: 'changeSettings', sectionId: section.id, value: { schedule: value }, was: { schedule } }])
  return (
    <>
      <InstantInput
        id={fieldId(section.id, ['settings', 'schedule', 'from'])}
        label="Mulai tampil"
        hint="Kosong = sejak terbit. Waktu WIB."
        value={schedule.from}
        onChange={(from) => set({ ...schedule, from })}
      />
      <InstantInput
        id={fieldId(section.id, ['settings', 'schedule', 'to'])}
        label="Berhenti tampil"
        hint="Kosong = tanpa batas akhir. Waktu WIB."
        error={isNeverOpen(schedule) ? 'Harus setelah waktu mulai tampil.' : undefined}
        value={schedule.to}
        onChange={(to) => set({ ...schedule, to })}
      />
    </>
  )
}

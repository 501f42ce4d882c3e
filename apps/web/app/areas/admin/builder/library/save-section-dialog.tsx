import { createSavedSection, sectionLibraryLimits } from '@naikkelas/contract/pages'
import { useToast } from '@naikkelas/ui/toast'
import { call } from '../../../../shared/api/call.ts'
import { useBuilder, useBuilderParts } from '../state/builder-context.ts'
import { sectionsOf } from '../model/several-acts.ts'
import { sectionLabel, sectionWords } from '../model/section-name.ts'
import { setSaved } from './library-store.ts'
import { NameForm } from './name-form.tsx'

/** Keeps the selected sections for all pages, under a name. */
export function SaveSectionDialog({ onClose }: { onClose: () => void }) {
  const { workspace } = useBuilderParts()
  const { toast } = useToast()
  const document = useBuilder((state) => state.document)
  const selectedIds = useBuilder((state) => state.selectedIds)
  const sections = sectionsOf(document, selectedIds)
  const [first] = sections
  if (!first) return null
  const words = sectionWords(first)
  return (
    <NameForm
      title={sections.length > 1 ? `Simpan ${sections.length} bagian` : 'Simpan sebagai bagian tersimpan'}
      description="Semua pemasar menemukannya di palet, di bawah Tersimpan. Yang ditambahkan ke halaman adalah salinannya."
      label="Nama bagian tersimpan"
      confirmLabel="Simpan bagian"
      proposed={(words === '' ? sectionLabel(first) : words).slice(0, 60)}
      onClose={onClose}
      onSave={async (name) => {
        const kept = sections.slice(0, sectionLibraryLimits.sectionsEach)
        const saved = await call(createSavedSection, { body: { name, sections: kept } })
        if (workspace.getState().library.state === 'loaded') setSaved(workspace, saved)
        workspace.change('library', { isOpen: true })
        toast({
          title: `“${saved.name}” tersimpan`,
          ...(kept.length < sections.length
            ? { text: `Hanya ${kept.length} bagian pertama yang disimpan.`, tone: 'warn' }
            : {}),
        })
      }}
    />
  )
}

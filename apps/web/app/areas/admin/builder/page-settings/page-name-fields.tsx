import { Button } from '@naikkelas/ui/button'
import { Field } from '@naikkelas/ui/field'
import { Input } from '@naikkelas/ui/input'
import { Select } from '@naikkelas/ui/select'
import { useToast } from '@naikkelas/ui/toast'
import { type FormEvent, useState } from 'react'
import { KindFields } from '../../landing-pages/kind-fields.tsx'
import { LinkField } from '../../landing-pages/link-field.tsx'
import { useBuilder, useBuilderActions, useBuilderParts, useWorkspace } from '../state/builder-context.ts'
import { isNameChanged, noNameDraft, type PageNameDraft, savedName } from '../state/name-draft.ts'
import { saveNameDraft } from '../state/save-name-draft.ts'
import { fieldId } from '../fields/field-id.ts'
import { useMistakeFocus } from '../../../../shared/forms/mistake-focus.ts'

/** Name, link, kind and template. Name, link and kind are not part of the document: they are saved by their button. */
export function PageNameFields() {
  const { store, partners, workspace } = useBuilderParts()
  const page = useBuilder((state) => state.page)
  const template = useBuilder((state) => state.document.template)
  const { edit } = useBuilderActions()
  const { toast } = useToast()
  const kept = useWorkspace(({ nameDraft }) => nameDraft)
  const [isSaving, setIsSaving] = useState(false)
  // Of this button: what publishing refuses has a list of its own.
  const [refusals, setRefusals] = useState(0)
  const form = useMistakeFocus(refusals)
  const isComposable = page.kind === 'exclusive' || page.kind === 'partner'
  const draft = kept.draft ?? savedName(page, partners[0]?.id ?? '')
  const { mistakes } = kept
  const isChanged = isNameChanged(draft, page)
  const setDraft = (next: PageNameDraft) => workspace.change('nameDraft', { draft: next })

  const save = async (event: FormEvent) => {
    event.preventDefault()
    setIsSaving(true)
    const saving = await saveNameDraft({ store, workspace })
    setIsSaving(false)
    if (saving.outcome === 'saved') toast({ title: 'Pengaturan halaman tersimpan' })
    if (saving.outcome !== 'refused') return
    setRefusals((count) => count + 1)
    if (saving.sentence !== null) toast({ title: saving.sentence, tone: 'danger' })
  }
  return (
    <>
      <form ref={form} onSubmit={(event) => void save(event)} className="flex flex-col gap-4" noValidate>
        <Field label="Nama halaman" error={mistakes.name}>
          <Input
            id={fieldId(null, ['name'])}
            value={draft.name}
            maxLength={120}
            autoComplete="off"
            onChange={(event) => setDraft({ ...draft, name: event.target.value })}
          />
        </Field>
        {isComposable && (
          <>
            <LinkField
              id={fieldId(null, ['link'])}
              value={draft.link}
              kind={draft.kind}
              exceptPageId={page.id}
              error={mistakes.link}
              onValueChange={(link) => setDraft({ ...draft, link })}
            />
            <KindFields
              kind={draft.kind}
              partnerId={draft.partnerId}
              partners={partners}
              error={mistakes.partnerId}
              onKindChange={(kind) => setDraft({ ...draft, kind })}
              onPartnerChange={(partnerId) => setDraft({ ...draft, partnerId })}
            />
          </>
        )}
        {isChanged && (
          <div className="flex flex-col gap-2">
            {page.status === 'published' && draft.link !== page.link_landing_page && (
              <p className="text-app-xs text-muted">Pengunjung tautan lama akan diarahkan ke tautan baru.</p>
            )}
            <div className="flex gap-2">
              <Button type="submit" variant="primary" size="sm" isLoading={isSaving}>
                Simpan nama dan tautan
              </Button>
              <Button size="sm" variant="quiet" onClick={() => workspace.setState({ nameDraft: noNameDraft })}>
                Kembalikan
              </Button>
            </div>
          </div>
        )}
      </form>
      <Field label="Bentuk halaman" hint={template === 1 ? 'Satu kolom sempit untuk daftar tautan.' : undefined}>
        <Select
          value={String(template)}
          onChange={(event) => {
            const value = event.target.value === '1' ? 1 : 0
            edit([{ kind: 'changeTemplate', value, was: template }])
          }}
        >
          <option value="0">Halaman penuh</option>
          <option value="1">Halaman tautan</option>
        </Select>
      </Field>
    </>
  )
}

import { updateLandingPage } from '@naikkelas/contract'
import { Button } from '@naikkelas/ui/button'
import { Field } from '@naikkelas/ui/field'
import { Input } from '@naikkelas/ui/input'
import { Select } from '@naikkelas/ui/select'
import { useToast } from '@naikkelas/ui/toast'
import { type FormEvent, useState } from 'react'
import { ApiError } from '../../../../shared/api/api-error.ts'
import { call } from '../../../../shared/api/call.ts'
import { failedForm } from '../../../../shared/forms/form-result.ts'
import { type ComposableKind, KindFields } from '../../landing-pages/kind-fields.tsx'
import { LinkField } from '../../landing-pages/link-field.tsx'
import { formMistakes } from '../../landing-pages/page-form.ts'
import { useBuilder, useBuilderActions, useBuilderParts } from '../builder-context.ts'

/** Name, link, kind and template. Name, link and kind are not part of the document: they are saved by their button. */
export function PageNameFields() {
  const { partners } = useBuilderParts()
  const page = useBuilder((state) => state.page)
  const template = useBuilder((state) => state.document.template)
  const { edit, setPage } = useBuilderActions()
  const { toast } = useToast()
  const saved = {
    name: page.name,
    link: page.link_landing_page,
    kind: page.kind as ComposableKind,
    partnerId: page.partner_id ?? partners[0]?.id ?? '',
  }
  const [draft, setDraft] = useState(saved)
  const [mistakes, setMistakes] = useState<Partial<Record<string, string>>>({})
  const [isSaving, setIsSaving] = useState(false)
  const isComposable = page.kind === 'exclusive' || page.kind === 'partner'
  const isChanged =
    draft.name !== saved.name ||
    draft.link !== saved.link ||
    draft.kind !== saved.kind ||
    (draft.kind === 'partner' && draft.partnerId !== page.partner_id)

  const save = async (event: FormEvent) => {
    event.preventDefault()
    setIsSaving(true)
    setMistakes({})
    try {
      const changed = await call(updateLandingPage, {
        params: { pageId: page.id },
        body: {
          name: draft.name,
          ...(draft.link === saved.link ? {} : { link_landing_page: draft.link }),
          ...(isComposable ? { kind: draft.kind, partner_id: draft.kind === 'partner' ? draft.partnerId : null } : {}),
        },
      })
      setPage(changed)
      toast({ title: 'Pengaturan halaman tersimpan' })
    } catch (error) {
      const { root, fields } = formMistakes(failedForm(error), error instanceof ApiError ? error.code : undefined)
      setMistakes(Object.fromEntries(fields))
      if (root !== null) toast({ title: root, tone: 'danger' })
    }
    setIsSaving(false)
  }
  return (
    <>
      <form onSubmit={(event) => void save(event)} className="flex flex-col gap-4" noValidate>
        <Field label="Nama halaman" error={mistakes.name}>
          <Input
            value={draft.name}
            maxLength={120}
            autoComplete="off"
            onChange={(event) => setDraft({ ...draft, name: event.target.value })}
          />
        </Field>
        {isComposable && (
          <>
            <LinkField
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
            {page.status === 'published' && draft.link !== saved.link && (
              <p className="text-app-xs text-warn">Tautan lama tidak lagi membuka halaman ini setelah disimpan.</p>
            )}
            <div className="flex gap-2">
              <Button type="submit" variant="primary" size="sm" isLoading={isSaving}>
                Simpan nama dan tautan
              </Button>
              <Button size="sm" variant="quiet" onClick={() => setDraft(saved)}>
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

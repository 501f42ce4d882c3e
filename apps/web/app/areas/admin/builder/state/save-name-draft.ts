import { updateLandingPage } from '@naikkelas/contract/pages'
import { ApiError } from '../../../../shared/api/api-error.ts'
import { call } from '../../../../shared/api/call.ts'
import { failedForm } from '../../../../shared/forms/form-result.ts'
import { formMistakes } from '../../landing-pages/page-form.ts'
import type { BuilderParts } from './builder-context.ts'
import { isNameChanged, noNameDraft } from './name-draft.ts'

export type NameSaving = { outcome: 'nothing' | 'saved' } | { outcome: 'refused'; sentence: string | null }

/** Saves what was typed into name, link and kind. What is refused stays typed, with its mistakes at the fields. */
export async function saveNameDraft({
  store,
  workspace,
}: Pick<BuilderParts, 'store' | 'workspace'>): Promise<NameSaving> {
  const { page } = store.getState()
  const { draft } = workspace.getState().nameDraft
  if (draft === null || !isNameChanged(draft, page)) return { outcome: 'nothing' }
  workspace.change('nameDraft', { mistakes: {} })
  const isComposable = page.kind === 'exclusive' || page.kind === 'partner'
  try {
    const changed = await call(updateLandingPage, {
      params: { pageId: page.id },
      body: {
        name: draft.name,
        ...(draft.link === page.link_landing_page ? {} : { link_landing_page: draft.link }),
        ...(isComposable ? { kind: draft.kind, partner_id: draft.kind === 'partner' ? draft.partnerId : null } : {}),
      },
    })
    store.actions.setPage(changed)
    workspace.setState({ nameDraft: noNameDraft })
    return { outcome: 'saved' }
  } catch (error) {
    const { root, fields } = formMistakes(failedForm(error), error instanceof ApiError ? error.code : undefined)
    workspace.change('nameDraft', { mistakes: Object.fromEntries(fields) })
    return { outcome: 'refused', sentence: root }
  }
}

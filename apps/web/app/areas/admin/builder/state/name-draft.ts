import { updateLandingPage } from '@naikkelas/contract/pages'
import type { LandingPage } from '@naikkelas/contract/pages'
import { create } from 'zustand'
import { ApiError } from '../../../../shared/api/api-error.ts'
import { call } from '../../../../shared/api/call.ts'
import { failedForm } from '../../../../shared/forms/form-result.ts'
import type { ComposableKind } from '../../landing-pages/kind-fields.tsx'
import { formMistakes } from '../../landing-pages/page-form.ts'
import type { BuilderStore } from '../model/builder-store.ts'

export interface PageNameDraft {
  name: string
  link: string
  kind: ComposableKind
  partnerId: string
}

interface NameDraftState {
  pageId: string | null
  /** What was typed and not saved yet; null when nothing was. */
  draft: PageNameDraft | null
  mistakes: Partial<Record<string, string>>
}

const none: NameDraftState = { pageId: null, draft: null, mistakes: {} }

/** Name, link and kind as they are being typed. They outlive the panel: publishing asks for them. */
export const useNameDraft = create<NameDraftState>(() => none)

export const forgetNameDraft = () => useNameDraft.setState(none)

/** What the page is called and where it is, as its form shows it. */
export function savedName(page: LandingPage, firstPartnerId: string): PageNameDraft {
  return {
    name: page.name,
    link: page.link_landing_page,
    kind: page.kind as ComposableKind,
    partnerId: page.partner_id ?? firstPartnerId,
  }
}

export function isNameChanged(draft: PageNameDraft, page: LandingPage): boolean {
  return (
    draft.name !== page.name ||
    draft.link !== page.link_landing_page ||
    draft.kind !== page.kind ||
    (draft.kind === 'partner' && draft.partnerId !== page.partner_id)
  )
}

export type NameSaving = { outcome: 'nothing' | 'saved' } | { outcome: 'refused'; sentence: string | null }

/** Saves what was typed into name, link and kind. What is refused stays typed, with its mistakes at the fields. */
export async function saveNameDraft(store: BuilderStore): Promise<NameSaving> {
  const { page } = store.getState()
  const { draft, pageId } = useNameDraft.getState()
  if (draft === null || pageId !== page.id || !isNameChanged(draft, page)) return { outcome: 'nothing' }
  useNameDraft.setState({ mistakes: {} })
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
    forgetNameDraft()
    return { outcome: 'saved' }
  } catch (error) {
    const { root, fields } = formMistakes(failedForm(error), error instanceof ApiError ? error.code : undefined)
    useNameDraft.setState({ mistakes: Object.fromEntries(fields) })
    return { outcome: 'refused', sentence: root }
  }
}

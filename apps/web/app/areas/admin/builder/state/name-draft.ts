import type { LandingPage } from '@naikkelas/contract/pages'
import type { ComposableKind } from '../../landing-pages/kind-fields.tsx'

export interface PageNameDraft {
  name: string
  link: string
  kind: ComposableKind
  partnerId: string
}

/** Name, link and kind as they are being typed. They outlive the panel: publishing asks for them. */
export interface NameDraft {
  /** What was typed and not saved yet; null when nothing was. */
  draft: PageNameDraft | null
  mistakes: Partial<Record<string, string>>
}

export const noNameDraft: NameDraft = { draft: null, mistakes: {} }

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

import type { AppContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import { findFormerPage, findLivePage, type LivePage } from '../../pages/landing-pages/index.ts'
import { formOf, type SectionForm, remainingFormOf } from './section-form.rules.ts'

/** A published page, and what a section of it asks. */
export interface OpenForm {
  page: LivePage
  form: SectionForm
}

/**
 * The form that visitors see, or saw before its variant lost a test: a visitor with the old page open submits it under
 * the id of the remaining variant.
 * @throws AppError `form_closed`
 */
export async function openForm(
  { database: { queries }, clock }: AppContext,
  { pageId, sectionId }: { pageId: string; sectionId: string },
): Promise<OpenForm> {
  const page = await findLivePage(queries, pageId)
  if (!page) throw new AppError('form_closed')
  const now = clock.now()
  const form = formOf(page.document, sectionId, now)
  if (form) return { page, form }
  const former = await findFormerPage(queries, { pageId, sectionId })
  const lost = former && remainingFormOf({ live: page.document, former: former.document, sectionId, at: now })
  if (!lost) throw new AppError('form_closed')
  return { page, form: lost }
}

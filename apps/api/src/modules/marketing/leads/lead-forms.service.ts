import { createHash } from 'node:crypto'
import type { InputFor } from '@naikkelas/contract'
import {
  type getLeadForm as formEndpoint,
  downloadOf,
  leadDrawnName,
  type LeadForm,
  leadThanksAddress,
  type sendLead as endpoint,
} from '@naikkelas/contract/marketing'
import { elapsedName, trapName } from '@naikkelas/ui/sections/registry'
import { uuidv7 } from 'uuidv7'
import type { AppContext } from '../../../app-context.ts'
import type { Queries } from '../../../platform/database/index.ts'
import { AppError } from '../../../errors/app-error.ts'
import { countTaken, countTry, isBeyond, type Limit, type RequestContext } from '../../../platform/endpoints/index.ts'
import { signedDownload } from '../downloads/index.ts'
import { findVariantSplit, type LivePage, variantSeen } from '../../pages/landing-pages/index.ts'
import { keepLeadAttribution } from '../tracker/index.ts'
import { type Answer, checkAnswers } from './answers.rules.ts'
import { chatWithAnswers } from './chat-text.rules.ts'
import { contactsOf } from './contacts.rules.ts'
import { formMoment, sinceFormMoment } from './form-moment.ts'
import { formDraftFor } from './form-drafts.service.ts'
import { leadSource } from './lead-source.rules.ts'
import { manyFromAddress, manyFromNumber, sameAnswersLimit, takingLimits, tryingLimit } from './leads.limits.ts'
import { findLead, findSameLead, insertLead } from './leads.repo.ts'
import { nextStep } from './next-step.service.ts'
import { openForm } from './open-form.ts'
import { checkoutOf } from './order-form.service.ts'
import { findOptedOut, personOf } from './people.repo.ts'
import type { SectionForm } from './section-form.rules.ts'
import { countedMs, suspicionsOf } from './suspicions.rules.ts'
import { thankedLead, thanksWithAnswers } from './thanks-link.ts'

type Place = InputFor<typeof formEndpoint>['params']

/** The form of a published page's section, for drawing it on a page of its own. */
export async function getLeadForm(
  ctx: AppContext,
  { params, query }: InputFor<typeof formEndpoint>,
): Promise<LeadForm> {
  const { page, form } = await openForm(ctx, params)
  const { id, name, address, document } = page
  const { sectionId, anchor, isOrder, title, fields, consent, sendLabel } = form
  return {
    page: { id, name, address, theme: document.theme },
    sectionId,
    anchor,
    isOrder,
    title,
    fields,
    consent,
    sendLabel,
    drawn: formMoment(ctx),
    held: await formDraft(ctx, params, form, query.held),
    next: await withAnswers(ctx, page, { next: await nextStep(ctx, page, form), sectionId }, query.sent),
  }
}

/**
 * Stores a submission and returns the next step. A suspected robot's is stored separately and gets the same response.
 */
export async function sendLead(
  ctx: AppContext,
  { params, body }: InputFor<typeof endpoint>,
  { clientAddress, request }: Pick<RequestContext, 'clientAddress' | 'request'>,
) {
  await countTry(ctx.database.queries, [tryingLimit(clientAddress)])
  const { page, form } = await openForm(ctx, params)
  const { answers, issues } = checkAnswers(form, body.answers)
  if (issues.length > 0) throw new AppError('invalid_input', { fields: issues })
  await countTaken(ctx.database.queries, takingLimits(clientAddress, page.id))
  const contacts = contactsOf(answers)
  const id = uuidv7()
  const kept = await ctx.unitOfWork(async ({ tx: queries, emit }) => {
    if (await wasJustSent(queries, params, answers)) return findSameLead(queries, { ...params, answers })
    const suspicions = suspicionsOf({
      trap: body.answers[trapName] ?? '',
      elapsedMs: elapsedOf(ctx, body.answers),
      isNumberOften: await isAnyBeyond(queries, contacts.map(manyFromNumber)),
      isAddressOften: await isBeyond(queries, manyFromAddress(clientAddress)),
      answers,
    })
    const cookie = request.headers.get('cookie')
    const lead = {
      id,
      pageId: page.id,
      pageName: page.name,
      pageVersion: page.version,
      sectionId: form.sectionId,
      isOrder: form.isOrder,
      answers,
      consentText: form.consent === '' ? null : form.consent,
      legalVersions: form.consent === '' ? null : (await ctx.legalVersions(queries, ctx.clock.now())).versions,
      source: leadSource(body.source, ctx.publicUrl),
      sentAt: ctx.clock.now().toISOString(),
      contacts,
      variant: variantSeen(await findVariantSplit(queries, page.id), cookie),
      suspicions,
      personId: suspicions.length > 0 ? null : await personOf(queries, contacts, id),
    }
    await insertLead(queries, lead)
    await keepLeadAttribution(queries, { leadId: id, cookie, now: ctx.clock.now() })
    if (suspicions.length === 0) {
      await emit('lead.received', {
        leadId: id,
        visit: {
          pageId: page.id,
          url: `${ctx.publicUrl}${page.address}`,
          section: form.anchor,
          sentAt: lead.sentAt,
          cookie,
          userAgent: request.headers.get('user-agent') ?? '',
          clientAddress,
          // Contacts of people who opted out are never sent to advertisers.
          contacts: (await findOptedOut(queries, contacts)).length > 0 ? [] : contacts,
        },
      })
    }
    return id
  })
  return { goTo: await afterSending(ctx, page, form, kept) }
}

/** By the moment that we signed, where a form was drawn for this visitor; else what a page's script counted. */
function elapsedOf(ctx: AppContext, sent: Readonly<Record<string, string>>): number | null {
  return sinceFormMoment(ctx, sent[leadDrawnName] ?? '') ?? countedMs(sent[elapsedName] ?? '')
}

async function isAnyBeyond(queries: Queries, limits: readonly Limit[]): Promise<boolean> {
  let isAny = false
  for (const limit of limits) if (await isBeyond(queries, limit)) isAny = true
  return isAny
}

/** With what is wrong with them by what the form asks now. */
async function formDraft(
  ctx: AppContext,
  place: Place,
  form: SectionForm,
  token: string | undefined,
): Promise<LeadForm['held']> {
  const held = token === undefined ? null : await formDraftFor(ctx, place, token)
  return held && { ...held, issues: checkAnswers(form, held.answers).issues }
}

/** A checkout and one of our own pages are opened at once; a chat, a file or another site is offered with the thanks. */
async function afterSending(ctx: AppContext, page: LivePage, form: SectionForm, leadId: string | undefined) {
  const checkout = leadId === undefined ? null : await checkoutOf(ctx, { page, form, leadId })
  if (checkout !== null) return checkout
  const next = form.isOrder ? null : await nextStep(ctx, page, form)
  if (next?.kind === 'page') return next.address
  const place = { pageId: page.id, sectionId: form.sectionId }
  return next && isForSender(next) && leadId !== undefined
    ? thanksWithAnswers(ctx, place, leadId)
    : leadThanksAddress(place)
}

/** What only the sender of a form gets: a chat with their answers, or a signed link to a file. */
const isForSender = (next: NonNullable<LeadForm['next']>) =>
  next.kind === 'whatsapp' || downloadOf(next.address) !== null

/** Adds the answers to a chat, or the file's name, for the holder of the lead's token. */
async function withAnswers(
  ctx: AppContext,
  page: LivePage,
  { next, sectionId }: { next: LeadForm['next']; sectionId: string },
  token: string | undefined,
): Promise<LeadForm['next']> {
  const downloadId = next && downloadOf(next.address)
  if (next && downloadId) {
    const lead = await sentLead(ctx, page, token)
    return lead?.sectionId === sectionId
      ? { kind: 'file', address: signedDownload(ctx, { downloadId, pageId: page.id, sectionId }) }
      : null
  }
  if (next?.kind !== 'whatsapp' || token === undefined) return next
  const lead = await sentLead(ctx, page, token)
  if (!lead || lead.anonymizedAt !== null) return next
  return { ...next, address: chatWithAnswers({ address: next.address, pageName: page.name, answers: lead.answers }) }
}

/** The lead of this page that the token was signed for. */
async function sentLead(ctx: AppContext, page: LivePage, token: string | undefined) {
  const leadId = token === undefined ? null : thankedLead(ctx, token)
  const lead = leadId === null ? undefined : await findLead(ctx.database.queries, leadId)
  return lead?.pageId === page.id ? lead : undefined
}

/** Counted in the lead's transaction: after a rollback the answers may be submitted again at once. */
async function wasJustSent(queries: Queries, place: Place, answers: readonly Answer[]): Promise<boolean> {
  const same = JSON.stringify([place.pageId, place.sectionId, answers.map(({ name, value }) => [name, value])])
  const fingerprint = createHash('sha256').update(same).digest('base64url')
  return isBeyond(queries, sameAnswersLimit(fingerprint))
}

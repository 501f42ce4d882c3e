import { type InputFor, type PageKind, type RecordPageKind, recordPageKinds } from '@naikkelas/contract'
import type {
  createLandingPage as createEndpoint,
  duplicateLandingPage as duplicateEndpoint,
  LandingPage,
  listLandingPages as listEndpoint,
  updateLandingPage as updateEndpoint,
} from '@naikkelas/contract/pages'
import { boundTo, copyDocument, mediaIdsOf, type RecordValues } from '@naikkelas/page'
import { documentFrom, type TemplateName } from '@naikkelas/page/templates'
import type { AdminContext } from '../../../app-context.ts'
import { failureCode } from '../../../platform/database/failure-code.ts'
import type { Queries } from '../../../platform/database/index.ts'
import { AppError } from '../../../errors/app-error.ts'
import { keepTemplatePictures, type MediaPorts } from '../media/index.ts'
import { isPartner } from '../../identity/partners/index.ts'
import { addDraft, type NewDraft } from './drafts.service.ts'
import { existingHead, existingPage, heldPage } from './existing-page.ts'
import { publishPages } from './landing-pages.policy.ts'
import { findHead, findPage } from './landing-pages.queries.ts'
import {
  findPages,
  lockHead,
  type PageDetails,
  publishName,
  raiseRevision,
  updateDetails,
} from './landing-pages.repo.ts'
import { checkIsOwnPage, checkMayGo, isReserved } from './landing-pages.rules.ts'
import { linkRefusal } from './links.service.ts'
import { leaveAddress } from './moves.service.ts'
import { findPageIdAt } from './page-addresses.repo.ts'
import { copyGroups } from './page-grouping.repo.ts'
import type { PageInput } from './page-input.ts'
import { detailOf, mediaOf } from './page-view.ts'
import { queueRedraws } from './queue-redraws.ts'
import { holdPublicSide } from './public-side.ts'

const uniqueViolation = '23505'

export async function listLandingPages(ctx: AdminContext, { query }: InputFor<typeof listEndpoint>) {
  const { search, kind, status, folder, label, sort, page, perPage } = query
  const filter = { search, kind, status, folder, label, sort, page, perPage }
  const { items, total } = await findPages(ctx.database.queries, filter)
  const media = await mediaOf(
    ctx,
    items.map(({ document }) => document),
  )
  const summaries = items.map((item) => {
    const named = mediaIdsOf(item.document)
    return {
      ...item.page,
      folderId: item.folderId,
      labelIds: item.labelIds,
      sectionCount: item.sectionCount,
      opening: { document: item.document, media: media.filter(({ id }) => named.has(id)) },
    }
  })
  return { items: summaries, total, page, perPage }
}

/** A draft, empty or from a template; the template's pictures are in the library then. */
export async function createLandingPage(
  ctx: AdminContext,
  media: MediaPorts,
  { body }: InputFor<typeof createEndpoint>,
) {
  const document = documentFrom(body.template, { look: body.look, asked: body.offer })
  await keepTemplatePictures(ctx, media, { ids: mediaIdsOf(document), keptBy: ctx.actor.id })
  return insertNew(ctx, {
    name: body.name,
    link: body.link_landing_page,
    kind: body.kind,
    partnerId: body.partner_id ?? null,
    document,
  })
}

interface RecordPage {
  name: string
  kind: RecordPageKind
  /** That of the record. */
  link: string
  template: TemplateName
  /** Shown by the page's offer, whose button leads to its checkout. */
  record: RecordValues
}

/** The page at the address of a record; a draft from a template where there is none. @returns its id */
export async function openRecordPage(ctx: AdminContext, media: MediaPorts, page: RecordPage): Promise<string> {
  const there = await findPageIdAt(ctx.database.queries, page)
  if (there !== undefined) return there
  const made = documentFrom(page.template)
  const cta = { ...made.offer.cta, target: { kind: 'checkout' as const, itemId: page.record.id } }
  const document = { ...made, offer: { ...made.offer, ...boundTo(page.record), cta } }
  await keepTemplatePictures(ctx, media, { ids: mediaIdsOf(document), keptBy: ctx.actor.id })
  const detail = await insertNew(ctx, { ...page, partnerId: null, document })
  return detail.page.id
}

/** A draft with the same sections and offer; every id in it is new. */
export async function duplicateLandingPage(ctx: AdminContext, { params, body }: InputFor<typeof duplicateEndpoint>) {
  const { page, document } = existingHead(await findHead(ctx.database.queries, params.pageId))
  checkIsOwnPage(page)
  return insertNew(ctx, {
    name: body.name,
    link: body.link_landing_page,
    // There is one page of the site at each of its paths, and one at that of a record.
    kind: page.kind === 'fixed' || isOfRecord(page) ? 'exclusive' : page.kind,
    partnerId: page.partner_id,
    document: copyDocument(document),
    groupsOf: page.id,
  })
}

export async function getLandingPage(ctx: AdminContext, { params }: PageInput) {
  return detailOf(ctx, existingHead(await findHead(ctx.database.queries, params.pageId)))
}

/**
 * Changes a page's settings. A published page that moves is redrawn, and so are those that link to it; a new name waits
 * for the next publish, unless the admin may publish.
 */
export async function updateLandingPage(
  ctx: AdminContext,
  { params, body }: InputFor<typeof updateEndpoint>,
): Promise<LandingPage> {
  const { page, isPublicChange } = await writeDetails(ctx, params.pageId, body)
  if (isPublicChange) {
    await ctx.signals.send('landing_page.public_changed', { pageId: page.id })
  }
  return page
}

type DetailsInput = InputFor<typeof updateEndpoint>['body']

async function writeDetails(ctx: AdminContext, pageId: string, body: DetailsInput) {
  try {
    return await ctx.database.transaction(async (queries) => {
      await holdPublicSide(queries)
      const { page } = existingHead(await lockHead(queries, pageId))
      checkIsOwnPage(page)
      const requested = requestedDetails(page, body)
      const isMoved = requested.kind !== page.kind || requested.link_landing_page !== page.link_landing_page
      const isPartnerChanged = requested.partner_id !== page.partner_id
      if (isMoved || isPartnerChanged) checkMayGo(page)
      if (isMoved && isOfRecord(page)) throw followsRecord()
      const areSitePartsChanged = requested.siteParts !== page.siteParts
      if (
        (isMoved || areSitePartsChanged || isPartnerChanged) &&
        page.status === 'published' &&
        !publishPages(ctx.actor)
      )
        throw new AppError('not_allowed', { reason: 'changes what visitors see of a published page' })
      const place = {
        kind: requested.kind,
        link: requested.link_landing_page,
        partnerId: requested.partner_id,
        exceptPageId: page.id,
      }
      await checkPlace(queries, place)
      const isDone = await updateDetails(queries, page.id, requested, { actorId: ctx.actor.id, at: ctx.clock.now() })
      if (!isDone) throw await linkRefusal(queries, 'link_taken', place)
      if (isMoved) await leaveAddress(queries, { page, to: requested, actorId: ctx.actor.id, at: ctx.clock.now() })
      const isRenamed = requested.name !== page.name && publishPages(ctx.actor)
      const isPublicChange =
        (page.status === 'published' && (isMoved || isRenamed || areSitePartsChanged || isPartnerChanged)) ||
        (isMoved && page.lifecycle.endedAt !== null)
      if (isPublicChange) {
        if (isRenamed) await publishName(queries, page.id)
        await raiseRevision(queries, page.id)
        await queueRedraws(ctx, queries, { pageIds: [page.id], linkedPageIds: [page.id], at: ctx.clock.now() })
      }
      return { page: heldPage(await findPage(queries, page.id)), isPublicChange }
    })
  } catch (error) {
    if (failureCode(error) !== uniqueViolation) throw error
    // Another request took the link between check and update.
    const page = existingPage(await findPage(ctx.database.queries, pageId))
    const requested = requestedDetails(page, body)
    throw await linkRefusal(ctx.database.queries, 'link_taken', {
      kind: requested.kind,
      link: requested.link_landing_page,
      exceptPageId: page.id,
    })
  }
}

interface NewPageInput extends Omit<NewDraft, 'folderId'> {
  /** Page whose folder and labels are copied. */
  groupsOf?: string
}

function insertNew(ctx: AdminContext, input: NewPageInput) {
  return ctx.database.transaction(async (queries) => {
    await checkPlace(queries, input)
    const id = await addDraft(ctx, queries, input)
    if (id === null) throw await linkRefusal(queries, 'link_taken', input)
    if (input.groupsOf !== undefined) await copyGroups(queries, { fromId: input.groupsOf, toId: id })
    return detailOf(ctx, existingHead(await findHead(queries, id)), queries)
  })
}

async function checkPlace(
  queries: Queries,
  place: { kind: PageKind; link: string; partnerId: string | null; exceptPageId?: string },
) {
  if (isReserved(place)) throw await linkRefusal(queries, 'link_reserved', place)
  if (place.partnerId === null) return
  if (place.kind === 'exclusive')
    throw new AppError('invalid_input', {
      fields: [{ path: 'partner_id', message: 'Halaman eksklusif tidak memiliki mitra' }],
    })
  if (!(await isPartner(queries, place.partnerId)))
    throw new AppError('invalid_input', { fields: [{ path: 'partner_id', message: 'Mitra ini tidak dikenal' }] })
}

function requestedDetails(
  page: LandingPage,
  { name, link_landing_page, kind, partner_id, siteParts }: DetailsInput,
): PageDetails {
  const requestedKind = kind ?? page.kind
  return {
    name: name ?? page.name,
    kind: requestedKind,
    link_landing_page: link_landing_page ?? page.link_landing_page,
    // An exclusive page has no partner.
    partner_id: partner_id !== undefined ? partner_id : requestedKind === 'exclusive' ? null : page.partner_id,
    siteParts: siteParts ?? page.siteParts,
  }
}

const isOfRecord = ({ kind }: Pick<LandingPage, 'kind'>) => (recordPageKinds as readonly PageKind[]).includes(kind)

const followsRecord = () =>
  new AppError('invalid_input', {
    fields: [{ path: 'link_landing_page', message: 'Alamat halaman ini milik isi katalog yang ditampilkannya' }],
  })

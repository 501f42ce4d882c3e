import type { InputFor, OutputFor } from '@naikkelas/contract'
import {
  type changeLegalTextStatus as changeEndpoint,
  type createLegalText as createEndpoint,
  type getLegalText as getEndpoint,
  type LegalText,
  legalTextsPerPage,
  type LegalTextValue,
  type listLegalTexts as listEndpoint,
  type updateLegalText as updateEndpoint,
} from '@naikkelas/contract/content'
import { dayInWib } from '@naikkelas/contract/time'
import type { AdminContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import { pageOf, publishedRecords } from '../publication/index.ts'
import { findLegalTexts, legalTextTable, type StoredLegalText } from './legal-texts.repo.ts'

const refused = (path: string, message: string) => new AppError('invalid_input', { fields: [{ path, message }] })

const isValid = ({ state, value: { validFrom } }: StoredLegalText, now: Date) =>
  state === 'published' && validFrom !== null && validFrom <= dayInWib(now)

/** What a text lacks before it can be published, and the field; null when it can be. */
function missingOf({ body, validFrom }: LegalTextValue, now: Date): { field: string; message: string } | null {
  if (body === null) return { field: 'body', message: 'Teksnya belum ditulis' }
  if (validFrom === null) return { field: 'validFrom', message: 'Tanggal berlakunya belum dipilih' }
  return validFrom < dayInWib(now) ? { field: 'validFrom', message: 'Tanggal berlakunya sudah lewat' } : null
}

const dayTaken = 'Versi lain sudah berlaku mulai tanggal itu'

const records = publishedRecords<LegalTextValue, StoredLegalText, Pick<LegalText, 'textVersion' | 'isFixed'>>({
  table: legalTextTable,
  isShown: isValid,
  facts: (stored, now) => ({
    textVersion: stored.state === 'published' ? stored.textVersion : null,
    isFixed: isValid(stored, now),
  }),
  unfinished: ({ value, isDayTaken }, now) => {
    const missing = missingOf(value, now)
    if (missing) return `${missing.message}.`
    return isDayTaken ? `${dayTaken}.` : null
  },
  // A person who agreed to it must be able to read it as it was.
  fixed: (stored, now) =>
    isValid(stored, now) ? 'Versi ini sudah berlaku dan tidak dapat diubah. Duplikat untuk versi berikutnya.' : null,
  replacing: (value, { state }, now) => {
    const missing = state === 'published' ? missingOf(value, now) : null
    if (missing) throw refused(`value.${missing.field}`, missing.message)
    return value
  },
  fieldOf: { legal_texts_kind_valid_from_key: ['value.validFrom', dayTaken] },
})

export async function listLegalTexts(
  { database, clock }: AdminContext,
  { query: { after, before, search, kind, state } }: InputFor<typeof listEndpoint>,
): Promise<OutputFor<typeof listEndpoint>> {
  const page = await pageOf(
    { after, before },
    legalTextsPerPage,
    (placed) => findLegalTexts(database.queries, { search, kind, state, ...placed }),
    ({ createdAt }) => createdAt,
  )
  return { ...page, items: page.items.map((one) => records.view(one, clock.now())) }
}

export const getLegalText = (ctx: AdminContext, { params }: InputFor<typeof getEndpoint>) =>
  records.get(ctx, params.legalTextId)

export const createLegalText = (ctx: AdminContext, { body }: InputFor<typeof createEndpoint>) =>
  records.create(ctx, body.value)

/** @throws AppError `content_changed` with both values, `invalid_input` for a version that has become valid */
export const updateLegalText = (ctx: AdminContext, { params, body }: InputFor<typeof updateEndpoint>) =>
  records.update(ctx, { id: params.legalTextId, ...body })

export const changeLegalTextStatus = (ctx: AdminContext, { body }: InputFor<typeof changeEndpoint>) =>
  records.changeStatus(ctx, body)

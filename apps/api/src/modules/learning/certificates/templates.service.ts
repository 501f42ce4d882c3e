import type { InputFor, OutputFor } from '@naikkelas/contract'
import {
  type CertificateTemplate,
  certificateTemplatesAtMost,
  type CertificateTemplateValue,
  type createCertificateTemplate as createEndpoint,
  type deleteCertificateTemplate as deleteEndpoint,
  type listCertificateTemplates as listEndpoint,
  type previewCertificate as previewEndpoint,
  type updateCertificateTemplate as updateEndpoint,
} from '@naikkelas/contract/learning'
import { uuidv7 } from 'uuidv7'
import type { AdminContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { Tx } from '../../../platform/database/index.ts'
import { findPicture } from '../../pages/media/index.ts'
import { factsOf } from './certificate-file.ts'
import { drawCertificateSvg } from './drawing/draw-svg.ts'
import { signaturePicture } from './signature-picture.ts'
import {
  assignCourses,
  clearDefault,
  countCourses,
  deleteTemplateRow,
  findTemplate,
  findTemplateCourses,
  findTemplates,
  insertTemplate,
  lockTemplates,
  replaceTemplate,
} from './templates.repo.ts'

export async function listCertificateTemplates({
  database: { queries },
}: Pick<AdminContext, 'database'>): Promise<OutputFor<typeof listEndpoint>> {
  const [items, courses] = await Promise.all([findTemplates(queries), findTemplateCourses(queries)])
  return { items, courses }
}

type ById = { params: { templateId: string } }

/** @throws AppError `not_found` */
export async function getCertificateTemplate(
  { database }: AdminContext,
  { params }: ById,
): Promise<CertificateTemplate> {
  return existing(await findTemplate(database.queries, params.templateId))
}

/** @throws AppError `library_full`; `invalid_input` for a picture or a course that is gone */
export function createCertificateTemplate(
  ctx: Pick<AdminContext, 'unitOfWork' | 'clock' | 'actor'>,
  { body: { value } }: InputFor<typeof createEndpoint>,
): Promise<CertificateTemplate> {
  const id = uuidv7()
  return ctx.unitOfWork(async ({ tx }) => {
    await lockTemplates(tx)
    const others = await findTemplates(tx)
    if (others.length >= certificateTemplatesAtMost) throw new AppError('library_full')
    await checkReferences(tx, value)
    // The first one is what every course uses.
    const isDefault = value.isDefault || others.length === 0
    if (isDefault) await clearDefault(tx, id)
    await insertTemplate(tx, { id, value: { ...value, isDefault }, actorId: ctx.actor.id, at: ctx.clock.now() })
    await assignCourses(tx, id, value.courseIds)
    return existing(await findTemplate(tx, id))
  })
}

/** @throws AppError `content_changed` with both values when another admin was first */
export function updateCertificateTemplate(
  ctx: AdminContext,
  { params: { templateId: id }, body: { value, version } }: InputFor<typeof updateEndpoint>,
): Promise<CertificateTemplate> {
  return ctx.unitOfWork(async ({ tx }) => {
    await lockTemplates(tx)
    const before = existing(await findTemplate(tx, id))
    if (before.version !== version) throw new AppError('content_changed', { mine: value, theirs: before })
    if (before.value.isDefault && !value.isDefault)
      throw refused('value.isDefault', 'Jadikan templat lain sebagai bawaan, maka yang ini berhenti sendiri')
    await checkReferences(tx, value)
    if (value.isDefault) await clearDefault(tx, id)
    await replaceTemplate(tx, { id, value, actorId: ctx.actor.id, at: ctx.clock.now() })
    await assignCourses(tx, id, value.courseIds)
    return existing(await findTemplate(tx, id))
  })
}

/** @throws AppError `still_used` for the default */
export function deleteCertificateTemplate(
  ctx: AdminContext,
  { params: { templateId: id } }: InputFor<typeof deleteEndpoint>,
): Promise<null> {
  return ctx.unitOfWork(async ({ tx }) => {
    await lockTemplates(tx)
    if (existing(await findTemplate(tx, id)).value.isDefault) throw new AppError('still_used')
    await deleteTemplateRow(tx, id)
    return null
  })
}

/** Of no learner: number and code are examples too. */
const sample = {
  name: 'Dewi Lestari Puspitasari',
  course: 'Toko Ramai: Optimasi Toko Daring dari Nol',
  number: 'NK/2026/12/000001',
  code: '0000000000000000',
}

export async function previewCertificate(
  ctx: AdminContext,
  { body: { look, signatureId } }: InputFor<typeof previewEndpoint>,
): Promise<OutputFor<typeof previewEndpoint>> {
  const facts = await factsOf(ctx, { ...sample, completedAt: ctx.clock.now(), look })
  return { svg: await drawCertificateSvg(facts, await signaturePicture(ctx, signatureId)) }
}

async function checkReferences(tx: Tx, { signatureId, courseIds }: CertificateTemplateValue): Promise<void> {
  if (signatureId !== null && !(await findPicture(tx, signatureId)))
    throw refused('value.signatureId', 'Gambar ini sudah dihapus. Pilih yang lain')
  if ((await countCourses(tx, courseIds)) !== new Set(courseIds).size)
    throw refused('value.courseIds', 'Ada kelas yang sudah dihapus. Muat ulang halaman ini')
}

function existing(found: CertificateTemplate | undefined): CertificateTemplate {
  if (found === undefined) throw new AppError('not_found')
  return found
}

const refused = (path: string, message: string) => new AppError('invalid_input', { fields: [{ path, message }] })

import { certificateFileType, certificatePath } from '@naikkelas/contract/learning'
import type { AppContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import { settingsOf } from '../../../platform/settings/index.ts'
import type { StoredCertificate } from './certificates.repo.ts'
import type { CertificateFacts } from './drawing/compose.ts'
import { drawCertificatePdf } from './drawing/draw-pdf.ts'
import { canPrint } from './drawing/letters.ts'
import { isPersonName } from './person-name.rules.ts'
import { signaturePicture } from './signature-picture.ts'

/** Whether a certificate can be printed with this name. */
export const isPrintable = async (name: string): Promise<boolean> => isPersonName(name) && (await canPrint(name))

/**
 * The PDF of a certificate.
 * @throws AppError `certificate_revoked`; `certificate_unnamed` for one whose name is none or was erased
 */
export async function certificateFile(ctx: AppContext, certificate: StoredCertificate): Promise<Response> {
  const { name, number, revoked } = certificate
  if (revoked !== null) throw new AppError('certificate_revoked')
  if (name === null || !(await isPrintable(name))) throw new AppError('certificate_unnamed')
  const facts = await factsOf(ctx, { ...certificate, name })
  const file = await drawCertificatePdf(facts, await signaturePicture(ctx, certificate.signatureId))
  return new Response(file, {
    headers: {
      'content-type': certificateFileType,
      'content-disposition': `attachment; filename="Sertifikat-${number.replaceAll('/', '-')}.pdf"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
      'x-robots-tag': 'noindex',
    },
  })
}

type Said = Pick<StoredCertificate, 'course' | 'completedAt' | 'number' | 'code' | 'look'> & { name: string }

export async function factsOf(ctx: AppContext, said: Said): Promise<CertificateFacts> {
  const { name, course, completedAt, number, code, look } = said
  return {
    siteName: (await settingsOf(ctx)).brand.name,
    address: `${ctx.publicUrl}${certificatePath(code)}`,
    checkAt: `${new URL(ctx.publicUrl).host}${certificatePath('').replace(/\/$/, '')}`,
    name,
    course,
    completedAt,
    number,
    code,
    look,
  }
}

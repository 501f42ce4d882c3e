import type { InputFor, OutputFor } from '@naikkelas/contract'
import {
  certificateCodeIn,
  certificateNumberIn,
  type checkCertificate as checkEndpoint,
  type CheckedCertificate,
  type getCertificatePage as pageEndpoint,
} from '@naikkelas/contract/learning'
import type { AppContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import { findPublicAddresses } from '../../commerce/catalogue/index.ts'
import { shortName } from '../../commerce/reviews/index.ts'
import { findByCode, findByNumber, type StoredCertificate } from './certificates.repo.ts'

/** @throws AppError `not_found`, the same for what is neither number nor code */
export async function checkCertificate(
  { database: { queries } }: AppContext,
  { query: { number_or_code: typed } }: InputFor<typeof checkEndpoint>,
): Promise<OutputFor<typeof checkEndpoint>> {
  const number = certificateNumberIn(typed)
  if (number !== null) {
    const { name, ...found } = existing(await findByNumber(queries, number))
    return { certificate: checked({ ...found, name: name === null ? null : shortName(name) }), code: null }
  }
  const code = certificateCodeIn(typed)
  const found = existing(code === null ? undefined : await findByCode(queries, code))
  return { certificate: checked(found), code: found.code }
}

/** @throws AppError `not_found` */
export async function getCertificatePage(
  ctx: AppContext,
  { params: { code } }: InputFor<typeof pageEndpoint>,
): Promise<OutputFor<typeof pageEndpoint>> {
  const found = existing(await findByCode(ctx.database.queries, code))
  const { courseId } = found
  const addresses = courseId === null ? [] : await findPublicAddresses(ctx.database.queries, [courseId])
  return {
    ...checked(found),
    code,
    isListed: found.isListed && found.revoked === null,
    courseAddress: addresses[0] ?? null,
  }
}

const checked = ({
  number,
  name,
  course,
  completedAt,
  issuedAt,
  revoked,
}: Pick<
  StoredCertificate,
  'number' | 'name' | 'course' | 'completedAt' | 'issuedAt' | 'revoked'
>): CheckedCertificate => ({
  number,
  name,
  course,
  completedAt: completedAt.toISOString(),
  issuedAt: issuedAt.toISOString(),
  isRevoked: revoked !== null,
})

function existing(found: StoredCertificate | undefined): StoredCertificate {
  if (found === undefined) throw new AppError('not_found')
  return found
}

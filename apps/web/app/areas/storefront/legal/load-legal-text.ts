import type { LegalKind } from '@naikkelas/contract'
import { getLegalTextPage } from '@naikkelas/contract/content'
import { type LoaderFunctionArgs, redirect } from 'react-router-dom'
import { ApiError } from '../../../shared/api/api-error.ts'
import { call } from '../../../shared/api/call.ts'
import { loadForPage } from '../../../shared/api/load-for-page.ts'
import { publicNumber } from '../catalogue/public-number.ts'

/** A legal text as it is valid now, or the version that the address names. */
export async function loadLegalText(kind: LegalKind, { params, context }: LoaderFunctionArgs) {
  const version = params.version === undefined ? undefined : publicNumber(params.version)
  if (version === null) throw redirect('/404')
  return loadForPage(async () => {
    try {
      return await call(
        getLegalTextPage,
        { params: { kind }, query: version === undefined ? {} : { version } },
        { context },
      )
    } catch (error) {
      if (error instanceof ApiError && [404, 422].includes(error.status)) throw redirect('/404')
      throw error
    }
  })
}

/** Of a version that is valid no longer: it is read, and not found by searching. */
export const earlierMeta = (text: { isPresent: boolean } | undefined) =>
  text === undefined || text.isPresent ? [] : [{ name: 'robots', content: 'noindex' }]

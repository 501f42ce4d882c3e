import { certificatePath, certificateQuestionAtMost, checkCertificate } from '@naikkelas/contract/learning'
import { data, type LoaderFunctionArgs, type MetaFunction, redirect, useLoaderData } from 'react-router-dom'
import { ApiError } from '../../../shared/api/api-error.ts'
import { call } from '../../../shared/api/call.ts'
import { refusalStatus } from '../../../shared/session/refusal.ts'
import { siteNameOf } from '../../../shared/site/site-title.ts'
import { CheckPage } from './check-page.tsx'

/** Each question is counted: a visitor who asks too often waits. */
export const handle = { hydrate: false, isPublic: true, isDrawnEachTime: true }

/** By a code one gets to the page of the certificate, by a number to what may be said of it. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const asked = (new URL(request.url).searchParams.get('kode') ?? '').replaceAll('\0', '').trim()
  if (asked === '') return { asked, found: null, problem: null }
  // Cut, so that the page is not as long as what was sent.
  const shown = asked.slice(0, certificateQuestionAtMost)
  try {
    const { certificate, code } = await call(checkCertificate, { query: { number_or_code: asked } }, { context })
    if (code !== null) return redirect(certificatePath(code))
    return { asked: shown, found: certificate, problem: null }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const isUnknown = error.status === 404 || error.status === 422
    const problem = isUnknown ? ('unknown' as const) : error.message
    return data({ asked: shown, found: null, problem }, { status: isUnknown ? 404 : refusalStatus(error) })
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => [
  { title: `Verifikasi sertifikat · ${siteNameOf(matches)}` },
  { name: 'description', content: 'Periksa keaslian sertifikat dengan nomor atau kodenya, tanpa akun.' },
  // Each question would be a page of its own.
  ...(loaderData?.asked === '' ? [] : [{ name: 'robots', content: 'noindex' }]),
]

export default function CheckRoute() {
  return <CheckPage {...useLoaderData<typeof loader>()} />
}

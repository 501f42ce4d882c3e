import {
  certificateCodeIn,
  certificatePath,
  getCertificatePage,
  listCertificatePublicly,
  listOwnCertificates,
  type OwnCertificate,
  reissueOwnCertificate,
} from '@naikkelas/contract/learning'
import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router-dom'
import { apiContext } from '../../../shared/api/api-context.ts'
import { ApiError, messageOf } from '../../../shared/api/api-error.ts'
import { call } from '../../../shared/api/call.ts'
import { loadForPage } from '../../../shared/api/load-for-page.ts'
import { currentLearner, loadLearner } from '../../../shared/session/learner-session.ts'
import { refusalStatus } from '../../../shared/session/refusal.ts'
import { siteNameOf } from '../../../shared/site/site-title.ts'
import { loadShareCard } from '../share-card/load-share-card.ts'
import { shareCardMeta } from '../share-card/share-card-meta.ts'
import { CertificatePage } from './certificate-page.tsx'

export const middleware = [loadLearner]

/** Its owner sees more than others do. */
export const handle = { hydrate: false }

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const code = certificateCodeIn(params.code ?? '')
  if (code === null) throw redirect('/verifikasi-sertifikat')
  if (params.code !== code) throw redirect(certificatePath(code))
  const learner = currentLearner(context)
  const [certificate, owned] = await loadForPage(() =>
    Promise.all([findPage(context, code), learner ? call(listOwnCertificates, {}, { context }) : []]),
  )
  if (certificate === null) throw redirect(`/verifikasi-sertifikat?kode=${code}`)
  const origin = context.get(apiContext).api.publicUrl ?? new URL(request.url).origin
  const page = {
    certificate,
    own: owned.find((one) => one.code === code) ?? null,
    address: `${origin}${certificatePath(code)}`,
    person: learner && { name: learner.name, href: `/profile/${learner.number}`, picture: learner.picture },
    isView: learner !== null && learner.viewedUntil !== null,
    shareImage: certificate.isRevoked
      ? null
      : await loadShareCard({ context, kind: 'certificate', key: code.toLowerCase() }),
  }
  return data(page, { headers: certificate.isListed ? {} : { 'x-robots-tag': 'noindex' } })
}

async function findPage(context: LoaderFunctionArgs['context'], code: string) {
  try {
    return await call(getCertificatePage, { params: { code } }, { context })
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}

const acts = ['tampilkan', 'sembunyikan', 'terbitkan-ulang'] as const

/** What its owner does here; others are answered with 404 by the API. */
export async function action({ params, request, context }: ActionFunctionArgs) {
  const code = certificateCodeIn(params.code ?? '')
  const chosen = (await request.formData().catch(() => null))?.get('pilihan')
  const act = acts.find((one) => one === chosen)
  try {
    const own = (await call(listOwnCertificates, {}, { context })).find((one) => one.code === code)
    if (own && act) await perform(act, own, context)
  } catch (error) {
    return data({ failure: messageOf(error) }, { status: refusalStatus(error) })
  }
  return redirect(certificatePath(code ?? ''), 303)
}

function perform(act: (typeof acts)[number], { id }: OwnCertificate, context: ActionFunctionArgs['context']) {
  const params = { certificateId: id }
  if (act === 'terbitkan-ulang') return call(reissueOwnCertificate, { params }, { context })
  return call(listCertificatePublicly, { params, body: { isListed: act === 'tampilkan' } }, { context })
}

export const headers: HeadersFunction = ({ actionHeaders, loaderHeaders }) => {
  const headers = new Headers(loaderHeaders)
  for (const [name, value] of actionHeaders ?? []) headers.set(name, value)
  return headers
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const { certificate, shareImage, address } = loaderData
  const { course, name, isListed } = certificate
  const title = name === null ? `Sertifikat ${course}` : `${name} menyelesaikan ${course}`
  return [
    { title: `Sertifikat ${course} · ${siteNameOf(matches)}` },
    { name: 'description', content: title },
    { property: 'og:title', content: title },
    { property: 'og:type', content: 'article' },
    { property: 'og:url', content: address },
    {
      property: 'og:description',
      content: `Sertifikat dari ${siteNameOf(matches)}. Keasliannya dapat diperiksa di sini.`,
    },
    ...shareCardMeta(shareImage, { title }),
    ...(isListed ? [] : [{ name: 'robots', content: 'noindex' }]),
  ]
}

export default function CertificateRoute() {
  const loaded = useLoaderData<typeof loader>()
  return <CertificatePage {...loaded} failure={useActionData<typeof action>()?.failure ?? null} />
}

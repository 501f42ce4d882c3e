import { askLiveReminder, getLiveSessionPage } from '@naikkelas/contract/content'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router-dom'
import { apiContext } from '../../../shared/api/api-context.ts'
import { ApiError } from '../../../shared/api/api-error.ts'
import { call } from '../../../shared/api/call.ts'
import { loadForPage } from '../../../shared/api/load-for-page.ts'
import { refusalStatus } from '../../../shared/session/refusal.ts'
import { siteNameOf } from '../../../shared/site/site-title.ts'
import { publicNumber } from '../catalogue/public-number.ts'
import { loadShareCard } from '../share-card/load-share-card.ts'
import { shareCardMeta } from '../share-card/share-card-meta.ts'
import { broadcastOf } from './broadcast-object.ts'
import { LiveSessionPage } from './live-session-page.tsx'

export const handle = { hydrate: false, isPublic: true }

/** The address after a reminder was asked for. */
const askedParameter = 'pengingat'

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const number = publicNumber(params.id)
  if (number === null) return redirect('/404')
  const session = await loadForPage(async () => {
    try {
      return await call(getLiveSessionPage, { params: { number } }, { context })
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return null
      throw error
    }
  })
  if (!session) return redirect('/404')
  const { origin, searchParams } = new URL(request.url)
  const { publicUrl = origin } = context.get(apiContext).api
  return {
    session,
    origin: publicUrl,
    shareImage: await loadShareCard({ context, kind: 'live', key: number }),
    isAsked: searchParams.get(askedParameter) === 'diminta',
  }
}

export async function action({ params, request, context }: ActionFunctionArgs) {
  const number = publicNumber(params.id)
  if (number === null) return redirect('/404')
  const typed = (await request.formData().catch(() => null))?.get('email')
  const email = (typeof typed === 'string' ? typed : '').trim().slice(0, 300)
  try {
    await call(askLiveReminder, { params: { number }, body: { email } }, { context })
    return redirect(`/live/${number}?${askedParameter}=diminta#ingatkan`, 303)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const issue = error.fields.find(({ path }) => path === 'email')?.message
    const notice = issue === undefined ? error.message : null
    return data({ email, issue, notice }, { status: refusalStatus(error) })
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const { session, origin, shareImage, isAsked } = loaderData
  const { number, title, summary } = session
  const siteName = siteNameOf(matches)
  return [
    { title: `${title} · Siaran langsung ${siteName}` },
    ...(summary === '' ? [] : [{ name: 'description', content: summary }]),
    { tagName: 'link', rel: 'canonical', href: `${origin}/live/${number}` },
    { property: 'og:title', content: title },
    { property: 'og:type', content: 'website' },
    ...shareCardMeta(shareImage, { title }),
    { 'script:ld+json': broadcastOf(session, { origin, siteName }) },
    ...(isAsked ? [{ name: 'robots', content: 'noindex' }] : []),
  ]
}

export default function LiveSessionRoute() {
  return <LiveSessionPage {...useLoaderData<typeof loader>()} refused={useActionData<typeof action>()} />
}

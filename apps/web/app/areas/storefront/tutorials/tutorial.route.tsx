import { answerTutorial, getTutorialPage, tutorialToolLabels, tutorialToolNames } from '@naikkelas/contract/content'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router-dom'
import { ApiError } from '../../../shared/api/api-error.ts'
import { call } from '../../../shared/api/call.ts'
import { loadForPage } from '../../../shared/api/load-for-page.ts'
import { refusalStatus } from '../../../shared/session/refusal.ts'
import { siteNameOf } from '../../../shared/site/site-title.ts'
import { loadShareCard } from '../share-card/load-share-card.ts'
import { shareCardMeta } from '../share-card/share-card-meta.ts'
import { filmObjectOf } from './film-object.ts'
import { TutorialPage } from './tutorial-page.tsx'

export const handle = { hydrate: false, isPublic: true }

type Params = LoaderFunctionArgs['params']

/** Null for the address of no tool. */
function placeOf({ tool, page = '' }: Params) {
  const known = tutorialToolNames.find((name) => name === tool)
  return known ? { tool: known, page: page.slice(0, 60) } : null
}

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const place = placeOf(params)
  if (!place) return redirect('/404')
  const tutorial = await loadForPage(async () => {
    try {
      return await call(getTutorialPage, { params: place }, { context })
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return null
      throw error
    }
  })
  if (!tutorial) return redirect('/404')
  return {
    tutorial,
    shareImage: await loadShareCard({ context, kind: 'tutorial', key: `${place.tool}.${place.page}` }),
    isAnswered: new URL(request.url).searchParams.get('jawaban') === 'terkirim',
  }
}

export async function action({ params, request, context }: ActionFunctionArgs) {
  const place = placeOf(params)
  if (!place) return redirect('/404')
  const answer = (await request.formData().catch(() => null))?.get('membantu')
  const isHelpful = answer === 'ya' ? true : answer === 'belum' ? false : undefined
  try {
    if (isHelpful === undefined) return data({ notice: 'Pilih Ya atau Belum.' }, { status: 422 })
    await call(answerTutorial, { params: place, body: { isHelpful } }, { context })
    return redirect(`/tutorial/${place.tool}/${place.page}?jawaban=terkirim#membantu`, 303)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return data({ notice: error.message }, { status: refusalStatus(error) })
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const { tutorial, shareImage, isAnswered } = loaderData
  const film = filmObjectOf(tutorial, shareImage)
  return [
    { title: `${tutorial.title} · Tutorial ${tutorialToolLabels[tutorial.tool]} · ${siteNameOf(matches)}` },
    ...(tutorial.summary === '' ? [] : [{ name: 'description', content: tutorial.summary }]),
    { property: 'og:title', content: tutorial.title },
    ...shareCardMeta(shareImage, { title: tutorial.title }),
    ...(film ? [{ 'script:ld+json': film }] : []),
    ...(isAnswered || !tutorial.isListed ? [{ name: 'robots', content: 'noindex' }] : []),
  ]
}

export default function TutorialRoute() {
  return <TutorialPage {...useLoaderData<typeof loader>()} notice={useActionData<typeof action>()?.notice} />
}

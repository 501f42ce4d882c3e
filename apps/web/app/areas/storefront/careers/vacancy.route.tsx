import { applyForVacancy, getVacancyPage } from '@naikkelas/contract/content'
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
import { ApiError } from '../../../shared/api/api-error.ts'
import { call } from '../../../shared/api/call.ts'
import { loadForPage } from '../../../shared/api/load-for-page.ts'
import { refusalStatus } from '../../../shared/session/refusal.ts'
import { siteNameOf } from '../../../shared/site/site-title.ts'
import { publicNumber } from '../catalogue/public-number.ts'
import { uploadFromForm } from '../../../shared/api/upload-from-form.ts'
import { loadShareCard } from '../share-card/load-share-card.ts'
import { shareCardMeta } from '../share-card/share-card-meta.ts'
import { checkedApplication, refusedApplication, typedOf } from './application.ts'
import { jobPostingOf } from './job-posting.ts'
import { VacancyPage } from './vacancy-page.tsx'

export const handle = { hydrate: false, isPublic: true }

/** The address after an application was sent. */
const sentParameter = 'lamaran'

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const number = publicNumber(params.id)
  if (number === null) return redirect('/404')
  const vacancy = await loadForPage(async () => {
    try {
      return await call(getVacancyPage, { params: { number } }, { context })
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return null
      throw error
    }
  })
  if (!vacancy) return redirect('/404')
  return {
    vacancy,
    shareImage: await loadShareCard({ context, kind: 'vacancy', key: number }),
    isSent: new URL(request.url).searchParams.get(sentParameter) === 'terkirim',
  }
}

/** What was typed is checked first: a file is uploaded once it is known to be sent. */
export async function action({ params, request, context }: ActionFunctionArgs) {
  const number = publicNumber(params.id)
  if (number === null) return redirect('/404')
  const form = await request.formData().catch(() => null)
  const typed = typedOf(form)
  const checked = checkedApplication(form)
  if (checked.kind === 'refused') return data({ typed, issues: checked.issues, notice: null }, { status: 422 })
  try {
    const fileId = await uploadFromForm(context, { file: checked.file, type: 8, as: 'visitor' })
    await call(applyForVacancy, { params: { number }, body: { ...checked.fields, fileId } }, { context })
    return redirect(`/karir/${number}?${sentParameter}=terkirim#lamar`, 303)
  } catch (error) {
    return data({ typed, ...refusedApplication(error) }, { status: refusalStatus(error) })
  }
}

export const headers: HeadersFunction = ({ actionHeaders, loaderHeaders }) => {
  const headers = new Headers(loaderHeaders)
  for (const [name, value] of actionHeaders ?? []) headers.set(name, value)
  return headers
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const { vacancy, shareImage, isSent } = loaderData
  const siteName = siteNameOf(matches)
  return [
    { title: `${vacancy.title} · Karir ${siteName}` },
    ...(vacancy.summary === '' ? [] : [{ name: 'description', content: vacancy.summary }]),
    { property: 'og:title', content: vacancy.title },
    ...shareCardMeta(shareImage, { title: vacancy.title }),
    // One that is closed is not found by searching, and is no posting any more.
    ...(vacancy.isOpen && !isSent
      ? [{ 'script:ld+json': jobPostingOf(vacancy, siteName) }]
      : [{ name: 'robots', content: 'noindex' }]),
  ]
}

export default function VacancyRoute() {
  return <VacancyPage {...useLoaderData<typeof loader>()} refused={useActionData<typeof action>()} />
}

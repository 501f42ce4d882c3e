import { getAnnouncementPage } from '@naikkelas/contract/content'
import { mediaUrl } from '@naikkelas/contract/pages'
import { type LoaderFunctionArgs, type MetaFunction, redirect, useLoaderData } from 'react-router-dom'
import { ApiError } from '../../../shared/api/api-error.ts'
import { call } from '../../../shared/api/call.ts'
import { loadForPage } from '../../../shared/api/load-for-page.ts'
import { siteNameOf } from '../../../shared/site/site-title.ts'
import { publicNumber } from '../catalogue/public-number.ts'
import { AnnouncementPage } from './announcement-page.tsx'

export const handle = { hydrate: false, isPublic: true }

export async function loader({ params, context }: LoaderFunctionArgs) {
  const number = publicNumber(params.id)
  if (number === null) return redirect('/404')
  const announcement = await loadForPage(async () => {
    try {
      return await call(getAnnouncementPage, { params: { number } }, { context })
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return null
      throw error
    }
  })
  return announcement ? { announcement } : redirect('/404')
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const { title, summary, picture } = loaderData.announcement
  const widest = picture?.widths.at(-1)
  return [
    { title: `${title} · ${siteNameOf(matches)}` },
    ...(summary === '' ? [] : [{ name: 'description', content: summary }]),
    { property: 'og:title', content: title },
    { property: 'og:type', content: 'article' },
    ...(picture && widest !== undefined ? [{ property: 'og:image', content: mediaUrl(picture, 'webp', widest) }] : []),
  ]
}

export default function AnnouncementRoute() {
  return <AnnouncementPage {...useLoaderData<typeof loader>()} />
}

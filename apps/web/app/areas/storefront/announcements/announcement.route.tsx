import { getAnnouncementPage } from '@naikkelas/contract/content'
import { type LoaderFunctionArgs, type MetaFunction, redirect, useLoaderData } from 'react-router-dom'
import { ApiError } from '../../../shared/api/api-error.ts'
import { call } from '../../../shared/api/call.ts'
import { loadForPage } from '../../../shared/api/load-for-page.ts'
import { siteNameOf } from '../../../shared/site/site-title.ts'
import { publicNumber } from '../catalogue/public-number.ts'
import { loadShareCard } from '../share-card/load-share-card.ts'
import { shareCardMeta } from '../share-card/share-card-meta.ts'
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
  if (!announcement) return redirect('/404')
  return { announcement, shareImage: await loadShareCard({ context, kind: 'announcement', key: number }) }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const { announcement, shareImage } = loaderData
  const { title, summary } = announcement
  return [
    { title: `${title} · ${siteNameOf(matches)}` },
    ...(summary === '' ? [] : [{ name: 'description', content: summary }]),
    { property: 'og:title', content: title },
    { property: 'og:type', content: 'article' },
    ...shareCardMeta(shareImage, { title }),
  ]
}

export default function AnnouncementRoute() {
  return <AnnouncementPage {...useLoaderData<typeof loader>()} />
}

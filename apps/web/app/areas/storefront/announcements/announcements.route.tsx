import { type AnnouncementType, announcementTypes } from '@naikkelas/contract'
import { announcementFeedPath, browseAnnouncements } from '@naikkelas/contract/content'
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router-dom'
import { call } from '../../../shared/api/call.ts'
import { unloaded } from '../frame/unloaded.ts'
import { siteNameOf } from '../../../shared/site/site-title.ts'
import { askedListOf, queryOf } from '../content-lists/list-address.ts'
import { announcementLists } from './announcement-lists.ts'
import { AnnouncementsPage } from './announcements-page.tsx'

export const handle = { hydrate: false, isPublic: true }

/** If the list cannot be loaded the page says so, in its frame. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url)
  const type = typeAt(pathname)
  const asked = askedListOf(searchParams)
  const query = { sort: 1, ...queryOf(asked), ...(type !== null && { type }) }
  try {
    return { type, asked, list: await call(browseAnnouncements, { query }, { context }) }
  } catch (error) {
    return unloaded({ type, asked, list: null }, error)
  }
}

/** Null for the list of all kinds. */
const typeAt = (pathname: string): AnnouncementType | null =>
  announcementTypes.find((type) => pathname === `/pengumuman/${type}`) ?? null

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  const { title, description } = announcementLists[loaderData?.type ?? 'semua']
  return [
    { title: `${title} · ${siteNameOf(matches)}` },
    { name: 'description', content: description },
    {
      tagName: 'link',
      rel: 'alternate',
      type: 'application/rss+xml',
      title: `Pengumuman ${siteNameOf(matches)}`,
      href: announcementFeedPath,
    },
  ]
}

export default function AnnouncementsRoute() {
  return <AnnouncementsPage {...useLoaderData<typeof loader>()} />
}

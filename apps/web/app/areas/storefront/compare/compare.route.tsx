import {
  browseCatalogue,
  getCatalogueEntryByLink,
  searchCatalogue,
  searchTextAtMost,
} from '@naikkelas/contract/commerce'
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router-dom'
import { ApiError } from '../../../shared/api/api-error.ts'
import { call } from '../../../shared/api/call.ts'
import { loadForPage } from '../../../shared/api/load-for-page.ts'
import { siteNameOf } from '../../../shared/site/site-title.ts'
import { comparedAtMost, comparedLinks } from '../catalogue/compare-address.ts'
import { ComparePage } from './compare-page.tsx'

export const handle = { hydrate: false, isPublic: true }

/** Courses that are offered beside those that are compared. */
const offeredAtMost = 6

type Context = LoaderFunctionArgs['context']

export async function loader({ request, context }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams
  const words = (params.get('cari') ?? '').replaceAll('\0', '').trim().slice(0, searchTextAtMost)
  return loadForPage(async () => {
    const found = await Promise.all(comparedLinks(params).map((link) => courseAt(link, context)))
    const courses = found.filter((course) => course !== null)
    const isFull = courses.length === comparedAtMost
    const offered = isFull ? [] : await coursesFor({ words, category: courses[0]?.category?.number, context })
    const compared = new Set(courses.map(({ link }) => link))
    return {
      courses,
      words,
      offered: offered.filter(({ link }) => !compared.has(link)).slice(0, offeredAtMost),
      isFull,
    }
  })
}

/** Null for what visitors do not see: a course that went leaves the others in sight. */
async function courseAt(link: string, context: Context) {
  try {
    return await call(getCatalogueEntryByLink, { params: { kind: 'course', link } }, { context })
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}

interface Offer {
  words: string
  category: number | undefined
  context: Context
}

/** What is searched for; else what sells best where the first course is. */
async function coursesFor({ words, category, context }: Offer) {
  const found =
    words === ''
      ? await call(
          browseCatalogue,
          { query: { kind: 'course', sort: 0, ...(category !== undefined && { category }) } },
          { context },
        )
      : await call(searchCatalogue, { query: { words, kind: 'course' } }, { context })
  return found.items
}

export const meta: MetaFunction<typeof loader> = ({ matches }) => [
  { title: `Bandingkan kelas · ${siteNameOf(matches)}` },
  { name: 'description', content: 'Harga, tingkat, durasi, dan isi sampai empat kelas berdampingan.' },
  // As many addresses as there are choices of courses.
  { name: 'robots', content: 'noindex' },
]

export default function CompareRoute() {
  return <ComparePage {...useLoaderData<typeof loader>()} />
}

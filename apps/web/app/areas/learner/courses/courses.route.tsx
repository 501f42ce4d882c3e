import { listOwnCertificates, listOwnCourses } from '@naikkelas/contract/learning'
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router-dom'
import { call } from '../../../shared/api/call.ts'
import { loadForPage } from '../../../shared/api/load-for-page.ts'
import { requireLearner } from '../../../shared/session/learner-session.ts'
import { siteNameOf } from '../../../shared/site/site-title.ts'
import { isShown, shownOf } from './course-filter.ts'
import { certificateOf } from './certificate-of.ts'
import { CoursesPage } from './courses-page.tsx'

export const handle = { hydrate: false }

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { name, number, picture } = requireLearner(context, url)
  const shown = shownOf(url.searchParams.get('tampil'))
  const [courses, certificates] = await loadForPage(() =>
    Promise.all([call(listOwnCourses, {}, { context }), call(listOwnCertificates, {}, { context })]),
  )
  return {
    learner: { name, number, picture },
    shown,
    hasAny: courses.length > 0,
    courses: courses
      .filter((course) => isShown(course, shown))
      .map((course) => ({ course, certificate: certificateOf(course, certificates) })),
  }
}

export const meta: MetaFunction<typeof loader> = ({ matches }) => [
  { title: `Kelas saya · ${siteNameOf(matches)}` },
  { name: 'robots', content: 'noindex' },
]

export default function CoursesRoute() {
  return <CoursesPage {...useLoaderData<typeof loader>()} />
}

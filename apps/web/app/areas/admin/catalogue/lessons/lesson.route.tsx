import { getOutline, getSellable } from '@naikkelas/contract/commerce'
import { hasCapability } from '@naikkelas/contract/identity'
import { getLessonContent, listLessonStates } from '@naikkelas/contract/learning'
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router-dom'
import { call } from '../../../../shared/api/call.ts'
import { loadForPage } from '../../../../shared/api/load-for-page.ts'
import { requireAdmin } from '../../../../shared/session/admin-session.ts'
import { LessonPage } from './lesson-page.tsx'

export async function loader({ context, url, params }: LoaderFunctionArgs) {
  const admin = requireAdmin(context, url)
  const { sellableId = '', lessonId = '' } = params
  return loadForPage(async () => {
    const [course, outline, states, lesson] = await Promise.all([
      call(getSellable, { params: { sellableId } }, { context }),
      call(getOutline, { params: { sellableId } }, { context }),
      call(listLessonStates, { params: { courseId: sellableId } }, { context }),
      call(getLessonContent, { params: { lessonId } }, { context }),
    ])
    return {
      course: { id: course.id, name: course.value.name },
      outline,
      states,
      lesson,
      mayChange: hasCapability(admin, 'courses', 'manage'),
    }
  })
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: `${loaderData?.lesson.title ?? 'Materi'} · Naikkelas Admin` },
  { name: 'robots', content: 'noindex' },
]

export default function LessonRoute() {
  return <LessonPage {...useLoaderData<typeof loader>()} />
}

import { getCatalogueEntry, sellableAddress } from '@naikkelas/contract/commerce'
import { completeLesson, getRoom, getRoomLesson, type Room, type RoomLesson } from '@naikkelas/contract/learning'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  type RouterContextProvider,
  useActionData,
  useLoaderData,
} from 'react-router-dom'
import { ApiError } from '../../../shared/api/api-error.ts'
import { call } from '../../../shared/api/call.ts'
import { loadForPage } from '../../../shared/api/load-for-page.ts'
import { failedForm } from '../../../shared/forms/form-result.ts'
import { requireLearner } from '../../../shared/session/learner-session.ts'
import { refusalStatus } from '../../../shared/session/refusal.ts'
import { siteNameOf } from '../../../shared/site/site-title.ts'
import { lessonTabOf } from './lesson-tabs.tsx'
import { lessonsOf } from './room-lessons.ts'
import { RoomPage } from './room-page.tsx'

export async function loader({ context, url, params }: LoaderFunctionArgs) {
  const { name, number, picture } = requireLearner(context, url)
  const room = await loadRoom(context, Number(params.id))
  const asked = url.searchParams.get('materi')
  const lesson = shownLesson(room, asked)
  if (lesson !== null && asked !== lesson.id) throw redirect(lessonAddress(url, lesson.id))
  const content =
    lesson === null || lesson.lock !== null
      ? null
      : await loadForPage(() => call(getRoomLesson, { params: { lessonId: lesson.id } }, { context }))
  return {
    learner: { name, number, picture },
    room,
    lessonId: lesson?.id ?? null,
    content,
    tab: lessonTabOf(url.searchParams.get('tab')),
  }
}

/** With the tab that was asked for. */
function lessonAddress({ pathname, searchParams }: URL, lessonId: string) {
  const tab = lessonTabOf(searchParams.get('tab'))
  return `${pathname}?materi=${lessonId}${tab ? `&tab=${tab}` : ''}`
}

/** A course that is not this learner's now leads to where it is sold. */
async function loadRoom(context: Readonly<RouterContextProvider>, number: number): Promise<Room> {
  try {
    return await call(getRoom, { params: { number } }, { context })
  } catch (error) {
    if (!(error instanceof ApiError) || (error.status !== 404 && error.status !== 422)) throw error
    const entry = await loadForPage(() => call(getCatalogueEntry, { params: { number } }, { context }))
    throw redirect(sellableAddress(entry))
  }
}

/** The one that is asked for, else the one to continue with, else the first. */
function shownLesson(room: Room, asked: string | null): RoomLesson | null {
  const lessons = lessonsOf(room)
  return lessons.find(({ id }) => id === asked) ?? lessons.find(({ id }) => id === room.next?.id) ?? lessons[0] ?? null
}

/** Marks an article as read. */
export async function action({ context, url, request }: ActionFunctionArgs) {
  requireLearner(context, url)
  const form = await request.formData().catch(() => null)
  const lessonId = String(form?.get('materi') ?? '')
  try {
    await call(completeLesson, { params: { lessonId } }, { context })
  } catch (error) {
    return data({ message: failedForm(error).message }, { status: refusalStatus(error) })
  }
  return redirect(`${url.pathname}?materi=${lessonId}`, 303)
}

export const meta: MetaFunction<typeof loader> = ({ matches, loaderData }) => [
  { title: `${loaderData?.content?.title ?? loaderData?.room.name ?? 'Ruang belajar'} · ${siteNameOf(matches)}` },
  { name: 'robots', content: 'noindex' },
]

export default function RoomRoute() {
  const refused = useActionData<typeof action>()
  return <RoomPage {...useLoaderData<typeof loader>()} refused={refused?.message ?? null} />
}

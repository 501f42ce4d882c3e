import { previewRoom, previewRoomLesson } from '@naikkelas/contract/learning'
import { type LoaderFunctionArgs, type MetaFunction, redirect, useActionData, useLoaderData } from 'react-router-dom'
import { call } from '../../../shared/api/call.ts'
import { loadPreview, previewMeta, refusePreviewed } from '../../../shared/preview/load-preview.ts'
import { PreviewBand } from '../../../shared/preview/preview-band.tsx'
import { lessonsOf } from './room-lessons.ts'
import { RoomPreviewPage } from './room-preview-page.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const { context, url } = args
  const asked = url.searchParams.get('materi')
  return loadPreview(args, async (courseId) => {
    const room = await call(previewRoom, { params: { courseId } }, { context })
    const lessons = lessonsOf(room)
    const lesson = lessons.find(({ id }) => id === asked) ?? lessons[0] ?? null
    if (lesson !== null && asked !== lesson.id) throw redirect(`${url.pathname}?materi=${lesson.id}`)
    // What opens later for learners is seen by those who write it.
    const isWritten = lesson !== null && lesson.lock?.reason !== 'not_written'
    const content = isWritten ? await call(previewRoomLesson, { params: { lessonId: lesson.id } }, { context }) : null
    return { room, lesson, content }
  })
}

/** “Tandai selesai” marks nothing. */
export const action = refusePreviewed

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => previewMeta(loaderData?.room.name)

export default function RoomPreviewRoute() {
  const isRefused = useActionData<typeof action>() !== undefined
  return (
    <>
      <RoomPreviewPage {...useLoaderData<typeof loader>()} isRefused={isRefused} />
      <PreviewBand />
    </>
  )
}

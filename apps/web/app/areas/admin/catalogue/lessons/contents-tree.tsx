import type { Chapter, LessonKind } from '@naikkelas/contract/commerce'
import type { listLessonStates } from '@naikkelas/contract/learning'
import type { OutputFor } from '@naikkelas/contract'
import { Icon } from '@naikkelas/ui/icons'
import { Tree, type TreeItem } from '@naikkelas/ui/tree'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'

export type LessonStates = OutputFor<typeof listLessonStates>

interface ContentsTreeProps {
  courseId: string
  chapters: readonly Chapter[]
  states: LessonStates
  /** The lesson that is open. */
  lessonId: string | null
}

export const lessonAddress = (courseId: string, lessonId: string) => `/admin/kelas/${courseId}/materi/${lessonId}`

/** Chapters and lessons as they are stored, with what is in them; a lesson is opened to be written. */
export function ContentsTree({ courseId, chapters, states, lessonId }: ContentsTreeProps) {
  const navigate = useNavigate()
  const [closed, setClosed] = useState<readonly string[]>([])
  const stateById = new Map(states.map((state) => [state.lessonId, state]))
  const items = chapters.map(
    ({ id, title, lessons }): TreeItem => ({
      id,
      label: title,
      children: lessons.map((lesson) => ({
        id: lesson.id,
        label: lesson.title,
        icon: <Icon name={kindIcons[lesson.kind]} size={16} />,
        end: stateWords(stateById.get(lesson.id)),
      })),
    }),
  )
  const ids = chapters.map(({ id }) => id)
  const isChapter = (id: string) => ids.includes(id)
  return (
    <Tree
      label="Isi kelas"
      items={items}
      selectedId={lessonId}
      expandedIds={ids.filter((id) => !closed.includes(id))}
      onExpandedChange={(expanded) => setClosed(ids.filter((id) => !expanded.includes(id)))}
      onSelect={(id) => {
        if (isChapter(id)) setClosed(closed.includes(id) ? closed.filter((one) => one !== id) : [...closed, id])
        else void navigate(lessonAddress(courseId, id))
      }}
      emptyText="Belum ada materi. Tambahkan bab dan materinya, lalu simpan susunannya."
    />
  )
}

const kindIcons: Readonly<Record<LessonKind, 'berkas' | 'putar' | 'buku' | 'tanya' | 'pensil'>> = {
  0: 'berkas',
  1: 'putar',
  2: 'buku',
  3: 'tanya',
  4: 'pensil',
}

function stateWords(state: LessonStates[number] | undefined): string {
  if (!state?.isWritten) return 'Belum diisi'
  return state.isDripped ? 'Terjadwal' : 'Terisi'
}

import type { Outline } from '@naikkelas/contract/commerce'
import type { LessonContent } from '@naikkelas/contract/learning'
import { AdminScreen } from '../../kit/admin-screen.tsx'
import { lessonKindWords } from '../sellable-words.ts'
import { ContentsTree, type LessonStates } from './contents-tree.tsx'
import { CopyButton } from './copy-button.tsx'
import { LessonForm } from './lesson-form.tsx'
import { PreviewButton } from './preview-button.tsx'

interface LessonPageProps {
  course: { id: string; name: string }
  outline: Outline
  states: LessonStates
  lesson: LessonContent
  mayChange: boolean
}

/** One lesson of a course: what it holds, and beside it the course. */
export function LessonPage({ course, outline, states, lesson, mayChange }: LessonPageProps) {
  return (
    <AdminScreen
      title={lesson.title}
      description={lessonFacts(lesson)}
      back={{ href: `/admin/kelas/${course.id}`, label: course.name }}
      actions={
        <>
          <PreviewButton courseId={course.id} lessonId={lesson.lessonId} />
          {mayChange && <CopyButton courseId={course.id} lesson={lesson} />}
        </>
      }
    >
      <div className="grid gap-6 lg:grid-cols-[16rem_minmax(0,1fr)] xl:grid-cols-[20rem_minmax(0,1fr)]">
        <LessonForm key={lesson.lessonId} lesson={lesson} mayChange={mayChange} />
        <aside
          aria-label="Materi lain"
          className="min-w-0 lg:col-start-1 lg:row-start-1 lg:sticky lg:top-4 lg:max-h-[calc(100dvh-2rem)] lg:self-start lg:overflow-y-auto"
        >
          <div className="rounded-surface border border-line bg-surface p-2">
            <ContentsTree courseId={course.id} chapters={outline.chapters} states={states} lessonId={lesson.lessonId} />
          </div>
        </aside>
      </div>
    </AdminScreen>
  )
}

const lessonFacts = ({ kind, version, changedBy }: LessonContent) =>
  version === 0
    ? `${lessonKindWords[kind]}, belum pernah diisi.`
    : `${lessonKindWords[kind]}${changedBy === null ? '.' : `, terakhir disimpan ${changedBy}.`}`

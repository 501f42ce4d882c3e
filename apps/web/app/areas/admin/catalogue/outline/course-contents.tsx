import type { Outline } from '@naikkelas/contract/commerce'
import { useState } from 'react'
import { ContentsTree, type LessonStates } from '../lessons/contents-tree.tsx'
import { PreviewButton } from '../lessons/preview-button.tsx'
import { OutlineForm } from './outline-form.tsx'

interface CourseContentsProps {
  courseId: string
  outline: Outline
  states: LessonStates
  mayChange: boolean
}

/** What a course holds: its lessons to be opened and written, and their order. */
export function CourseContents({ courseId, outline, states, mayChange }: CourseContentsProps) {
  /** Counts how often lessons were added beside the form of the outline. */
  const [additions, setAdditions] = useState(0)
  return (
    <>
      <div>
        <PreviewButton courseId={courseId} />
      </div>
      <p className="text-app-sm text-muted">Pilih materi untuk mengisinya.</p>
      <ContentsTree courseId={courseId} chapters={outline.chapters} states={states} lessonId={null} />
      <h3 className="text-app-md font-semibold">Susunan</h3>
      <OutlineForm
        key={additions}
        courseId={courseId}
        outline={outline}
        mayChange={mayChange}
        onAdded={() => setAdditions((count) => count + 1)}
      />
    </>
  )
}

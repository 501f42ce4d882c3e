import type { SectionPartProps } from '../section-view.ts'
import type { Question } from './questions.schema.ts'
import { RichSlot } from './rich-slot.tsx'

export interface QuestionFoldProps extends SectionPartProps {
  item: Question
}

/**
 * A question that folds its answer: the browser's own `details`, so that a search on the page finds it. In a sample the
 * answer is in sight.
 */
export function QuestionFold({ item: { id, question, answer, isOpen }, page, slot }: QuestionFoldProps) {
  return (
    <details open={isOpen || page.isSample}>
      <summary>{slot(['items', id, 'question'], question)}</summary>
      <RichSlot value={answer} path={['items', id, 'answer']} page={page} slot={slot} />
    </details>
  )
}

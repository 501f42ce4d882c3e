import type { Question } from '../parts/questions.schema.ts'
import { RichSlot } from '../parts/rich-slot.tsx'
import type { SectionPartProps } from '../section-view.ts'

interface AnsweredProps extends SectionPartProps {
  item: Question
  title: 'h2' | 'h3'
}

/** A question with its answer in full, each behind its initial as in print. */
export function Answered({ item: { id, question, answer }, title: Title, page, slot }: AnsweredProps) {
  return (
    <li data-part="item">
      <span aria-hidden="true" className="ui:initial">
        {page.labels.questionInitial}
      </span>
      <Title className="ui:tile-title">{slot(['items', id, 'question'], question)}</Title>
      <span aria-hidden="true" className="ui:initial ui:initial-quiet">
        {page.labels.answerInitial}
      </span>
      <RichSlot value={answer} path={['items', id, 'answer']} page={page} slot={slot} />
    </li>
  )
}

import { Digits } from '../parts/digits.tsx'
import { isShown, type SectionPartProps } from '../section-view.ts'
import type { Lesson2Content } from './lesson-2.section.ts'

export interface StageProps extends SectionPartProps {
  item: Lesson2Content['items'][number]
}

/** When, what, and at the right what one has afterwards. */
export function Week(props: StageProps) {
  const { item, page, slot } = props
  return (
    <li data-part="item">
      {isShown(item.label, page) && (
        <p className="ui:text-h2 ui:text-accent">{slot(['items', item.id, 'label'], item.label)}</p>
      )}
      <Words {...props} />
      <Result {...props} className="ui:result" />
    </li>
  )
}

/** A line of the programme: the hour in cells of equal width, so that hours stand under each other. */
export function ProgrammeLine(props: StageProps) {
  const { item, page, slot } = props
  return (
    <li data-part="item">
      {isShown(item.label, page) && (
        <p className="ui:hour">{slot(['items', item.id, 'label'], <Digits value={item.label} />)}</p>
      )}
      <div>
        <Words {...props} />
        <Result {...props} className="ui:hour-result" />
      </div>
    </li>
  )
}

/** Title and text of a stage. */
export function Words({ item: { id, title, text }, page, slot }: StageProps) {
  const Title = page.headingLevel === 1 ? 'h2' : 'h3'
  return (
    <div className="ui:brief">
      {isShown(title, page) && <Title className="ui:tile-title">{slot(['items', id, 'title'], title)}</Title>}
      {isShown(text, page) && <p className="ui:tile-text">{slot(['items', id, 'text'], text)}</p>}
    </div>
  )
}

/** What comes of a stage, behind its word. */
export function Result({ item: { id, result }, page, slot, className }: StageProps & { className: string }) {
  return (
    isShown(result, page) && (
      <p data-part="result" className={className}>
        <small>{page.labels.result}</small> <span>{slot(['items', id, 'result'], result)}</span>
      </p>
    )
  )
}

import { Icon } from '../../icons/icon.tsx'
import { isShown, type SectionPartProps } from '../section-view.ts'
import type { ComparisonContent, OptionKey } from './comparison.section.ts'

export interface CompareAnswerProps extends SectionPartProps {
  row: ComparisonContent['rows'][number]
  option: OptionKey
}

/** Yes or no as a sign with its word, never as a colour or a sign alone; or a text. */
export function CompareAnswer({ row, option, page, slot }: CompareAnswerProps) {
  const { answer, text } = row[option]
  const path = ['rows', row.id, option, 'text']
  // In a sample there is a place for words beside the sign.
  const words = isShown(text, page) && slot(path, text)
  switch (answer) {
    case 'yes':
      return (
        <span className="ui:compare-answer">
          <Icon name="centang" size={20} className="ui:text-accent" />
          <span>
            {text.trim() === '' && page.labels.yes} {words}
          </span>
        </span>
      )
    case 'no':
      return (
        <span className="ui:compare-answer ui:text-muted">
          <Icon name="silang" size={20} />
          <span>
            {text.trim() === '' && page.labels.no} {words}
          </span>
        </span>
      )
    case 'text':
      return <span className="ui:compare-answer">{words}</span>
  }
}

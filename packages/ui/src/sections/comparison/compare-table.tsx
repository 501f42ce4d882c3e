import { classNames } from '../../primitives/class-names.ts'
import { isShown, type SectionViewProps } from '../section-view.ts'
import { CompareAnswer } from './compare-answer.tsx'
import type { ComparisonContent, OptionKey } from './comparison.section.ts'

export interface CompareProps extends SectionViewProps<ComparisonContent> {
  keys: readonly OptionKey[]
}

/**
 * A table whose rows become blocks on a phone: what is compared above, the options side by side under their names.
 * Roles are spelled out, because Safari forgets a table's once its rows are laid out as a grid.
 */
export function CompareTable({ content, keys, page, slot }: CompareProps) {
  const nameOf = (key: OptionKey) => content[key].name
  return (
    <table role="table" className={classNames('ui:compare', keys.length === 3 && 'ui:compare-3')}>
      <caption className="ui:sr-only">
        {content.title.trim() === '' ? keys.map(nameOf).join(', ') : content.title}
      </caption>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            <span className="ui:sr-only">{page.labels.compared}</span>
          </th>
          {keys.map((key) => (
            <th key={key} role="columnheader" scope="col" data-part="option">
              {nameOf(key).trim() === '' && <span className="ui:sr-only">{page.labels.option}</span>}
              {slot([key, 'name'], nameOf(key))}
              {isShown(content[key].note, page) && <small>{slot([key, 'note'], content[key].note)}</small>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {content.rows.map((row) => (
          <tr key={row.id} role="row" data-part="item">
            <th role="rowheader" scope="row">
              {slot(['rows', row.id, 'label'], row.label)}
            </th>
            {keys.map((key) => (
              <td key={key} role="cell">
                <span aria-hidden="true" className="ui:compare-name">
                  {nameOf(key)}
                </span>
                <CompareAnswer row={row} option={key} page={page} slot={slot} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

import type { ReactNode, Ref } from 'react'
import { cx } from '../variants.ts'
import { Fieldset, type FieldsetProps } from '../field/fieldset.tsx'

export interface RadioCardGroupProps extends Omit<FieldsetProps, 'direction'> {
  /** The question that the choices answer. */
  legend: ReactNode
  /** What is wrong with the choice and what to do about it; each card shows it by its border. */
  error?: ReactNode
  /** Cards beside each other where there is room; on phones they are below each other. @default 1 */
  columns?: 1 | 2
  /** On phones; two only for labels of a word or two, where there are many. @default 1 */
  phoneColumns?: 1 | 2
  /** RadioCards that share one `name`. */
  children: ReactNode
  ref?: Ref<HTMLFieldSetElement>
}

/** Cards of which one is chosen, under their question. */
export function RadioCardGroup({ columns = 1, phoneColumns = 1, children, ...rest }: RadioCardGroupProps) {
  return (
    <Fieldset {...rest} role="radiogroup" aria-invalid={rest.error ? true : undefined}>
      <div
        data-component="RadioCardGroup"
        className={cx('ui:grid ui:gap-2', phoneColumns === 2 && 'ui:grid-cols-2', columns === 2 && 'ui:sm:grid-cols-2')}
      >
        {children}
      </div>
    </Fieldset>
  )
}

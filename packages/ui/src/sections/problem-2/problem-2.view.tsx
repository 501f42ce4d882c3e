import { formatRupiah } from '../../format/rupiah.ts'
import { CtaLink } from '../parts/cta-link.tsx'
import { Receipt } from '../parts/receipt.tsx'
import { SectionHeading } from '../parts/section-heading.tsx'
import { SectionShell } from '../parts/section-shell.tsx'
import { isShown, type SectionViewProps } from '../section-view.ts'
import { Columns } from './columns.tsx'
import type { Problem2Content } from './problem-2.section.ts'

export type Problem2Props = SectionViewProps<Problem2Content>

/** What waiting costs, added up on a receipt, or line by line beside what would replace it. */
export default function Problem2View({ content, page, slot }: Problem2Props) {
  const { layout, eyebrow, title, intro, slip, period, totalLabel, closing, cta } = content
  const items = content.items.filter(({ label }) => isShown(label, page))
  const heading = { page, slot, eyebrow, title, intro } as const
  const button = <CtaLink cta={cta} page={page} slot={slot} />
  const end = isShown(closing, page) && (
    <p className="ui:last-word" data-part="closing">
      {slot(['closing'], closing)}
    </p>
  )
  const total = totalOf({ content, page, slot })
  const label = isShown(totalLabel, page) && slot(['totalLabel'], totalLabel)
  switch (layout) {
    case 'receipt':
      return (
        <SectionShell type="problem_2" page={page}>
          <div className="ui:cost-split">
            <SectionHeading {...heading} size="display" />
            {items.length > 0 && (
              <Receipt
                className="ui:cost"
                head={isShown(slip, page) && slot(['slip'], slip)}
                headNote={isShown(period, page) && slot(['period'], period)}
                lines={items.map(({ id, label: what, amount, text }) => {
                  const words = isShown(text, page) && slot(['items', id, 'text'], text)
                  return {
                    id,
                    label: (
                      <>
                        {slot(['items', id, 'label'], what)}
                        {amount > 0 && words && <small>{words}</small>}
                      </>
                    ),
                    value: amount > 0 ? <span className="ui:unbroken">{formatRupiah(amount)}</span> : words,
                    isText: amount === 0,
                  }
                })}
                totalLabel={label}
                total={total}
              />
            )}
            {(end || cta.label !== '') && (
              <div>
                {end}
                {button}
              </div>
            )}
          </div>
        </SectionShell>
      )
    case 'columns':
      return (
        <SectionShell type="problem_2" page={page}>
          <SectionHeading {...heading} />
          <Columns items={items} content={content} page={page} slot={slot} totalLabel={label} total={total} />
          {(end || cta.label !== '') && (
            <div>
              {end}
              {button}
            </div>
          )}
        </SectionShell>
      )
  }
}

/** The sum of the lines in rupiah; its words where no line has an amount. */
function totalOf({ content: { items, totalText }, page, slot }: Problem2Props) {
  const sum = items.reduce((total, { amount }) => total + amount, 0)
  if (sum > 0) return formatRupiah(sum)
  return isShown(totalText, page) && slot(['totalText'], totalText)
}

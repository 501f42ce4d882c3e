import type { ReactNode } from 'react'
import { linkProps } from '../../rich-text/rich-text.tsx'
import { ContentIcon } from '../parts/content-icon.tsx'
import { Picture } from '../parts/picture.tsx'
import type { Tone } from '../section-settings.ts'
import { isShown, type SectionPartProps } from '../section-view.ts'
import type { StepsContent } from './steps.section.ts'

export interface StepProps extends SectionPartProps {
  item: StepsContent['items'][number]
}

// The goal is emphasised on whatever ground the board lies.
const goals: Readonly<Record<Tone, Tone>> = {
  white: 'turmeric',
  paper: 'turmeric',
  soft: 'turmeric',
  board: 'turmeric',
  brand: 'turmeric',
  turmeric: 'board',
}

/** A square of the board; the last one is the goal. */
export function BoardStep({ isLast, ...props }: StepProps & { isLast: boolean }) {
  const { icon } = props.item
  return (
    <li data-part="item" data-tone={isLast ? goals[props.page.settings.tone] : undefined}>
      <ContentIcon name={icon} size={32} className="ui:text-accent" />
      <div className="ui:brief">
        <Note {...props} />
        <Words {...props} size="ui:tile-title" />
      </div>
    </li>
  )
}

/** A step with what one sees at that moment. */
export function PicturedStep(props: StepProps) {
  const { item, page } = props
  return (
    <li data-part="item">
      <Picture
        image={item.image}
        page={page}
        sizes="(min-width:62rem) 38rem,calc(100vw - 2.5rem)"
        ratio="16:9"
        isExpected
      />
      <div className="ui:brief">
        <Words {...props} />
        <Note {...props} />
      </div>
    </li>
  )
}

/** A line with a box to tick: something to do now. */
export function TickedStep(props: StepProps) {
  return (
    <li data-part="item">
      <div className="ui:brief">
        <Words {...props} />
      </div>
      <Note {...props} />
    </li>
  )
}

function Note({ item: { id, note }, page, slot }: StepProps) {
  return isShown(note, page) && <p className="ui:text-small ui:text-muted">{slot(['items', id, 'note'], note)}</p>
}

function Words({
  item: { id, title, text, target },
  page,
  slot,
  size = 'ui:text-h2',
}: StepProps & { size?: 'ui:text-h2' | 'ui:tile-title' }) {
  const Title = page.headingLevel === 1 ? 'h2' : 'h3'
  const address = page.href(target)
  const words: ReactNode = slot(['items', id, 'title'], title)
  return (
    <>
      {isShown(title, page) && (
        <Title className={size}>
          {address === null ? (
            words
          ) : (
            <page.components.Link className="ui:onward ui:text-link" {...linkProps(address)}>
              {words}
            </page.components.Link>
          )}
        </Title>
      )}
      {isShown(text, page) && <p className="ui:tile-text">{slot(['items', id, 'text'], text)}</p>}
    </>
  )
}

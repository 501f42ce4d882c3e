import type { ReactNode } from 'react'
import { Mark } from '../../icons/mark.tsx'
import { unbroken } from '../../rich-text/written-text.tsx'
import { isShown, type PageContext, type Slot } from '../section-view.ts'
import { classNames } from '../../primitives/class-names.ts'
import { displayStep, keptWord } from './display-step.ts'

// Only the heading's own size differs: the scale is that of its font.
const phoneSizes = { normal: '', small: 'ui:phone-small', large: 'ui:phone-large' }
const sizes = { xl: 'ui:text-display-xl', l: 'ui:text-display-l', m: 'ui:text-display-m', h2: 'ui:text-h2' }

export interface SectionHeadingProps {
  page: PageContext
  slot: Slot
  eyebrow: string
  title: string
  /** A phrase of the title under the highlighter; drawn only where the title holds it to the letter. */
  highlight?: string
  intro: string
  /** Key of the intro in the content. @default 'intro' */
  introKey?: string
  align?: 'start' | 'center'
  /** `display` picks the step by the title's length and longest word. @default 'h2' */
  size?: 'display' | 'h2'
  className?: string
  children?: ReactNode
}

/** Eyebrow, title and intro, the way every section opens. Empty parts are left out. */
export function SectionHeading({
  page,
  slot,
  eyebrow,
  title: text,
  highlight = '',
  intro,
  introKey = 'intro',
  align = 'start',
  size = 'h2',
  className,
  children,
}: SectionHeadingProps) {
  if (![eyebrow, text, intro].some((value) => isShown(value, page)) && !children) return null
  const Title = page.headingLevel === 1 ? 'h1' : 'h2'
  return (
    <div className={classNames('ui:heading', align === 'center' && 'ui:heading-center', className)}>
      {isShown(eyebrow, page) && (
        <p className="ui:eyebrow">
          <Mark className="ui:bars" />
          {slot(['eyebrow'], eyebrow)}
        </p>
      )}
      {isShown(text, page) && (
        <Title
          className={classNames(
            sizes[size === 'display' ? displayStep(text) : 'h2'],
            phoneSizes[page.settings.phone?.title ?? 'normal'],
          )}
        >
          {slot(['title'], highlighted(text, highlight))}
        </Title>
      )}
      {isShown(intro, page) && <p className="ui:intro">{slot([introKey], intro)}</p>}
      {children}
    </div>
  )
}

/** The text with the first occurrence of the phrase under the highlighter. */
export function highlighted(text: string, phrase: string): ReactNode {
  const at = phrase.trim() === '' ? -1 : text.indexOf(phrase)
  if (at === -1) return unbroken(text, keptWord)
  return (
    <>
      {unbroken(text.slice(0, at), keptWord)}
      <mark className="ui:stabilo">{unbroken(phrase, keptWord)}</mark>
      {unbroken(text.slice(at + phrase.length), keptWord)}
    </>
  )
}

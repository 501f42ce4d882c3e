import type { ReactNode } from 'react'
import type { PageContext } from '../section-view.ts'
import { classNames } from '../../primitives/class-names.ts'

interface SplitProps {
  page: PageContext
  /** One child of the grid each. */
  words: ReactNode
  picture: ReactNode
  /** Which of the two is at the start on a wide screen. */
  wide: 'words' | 'picture'
  /** Which comes first on a phone when the section does not say. @default as on a wide screen */
  phone?: 'words' | 'picture'
  className: string
}

/** Words and their picture side by side. The order in the document is that of phones and readers. */
export function Split({ page, words, picture, wide, phone = wide, className }: SplitProps) {
  const first = page.settings.phone?.order === 'usual' ? phone : (page.settings.phone?.order ?? phone)
  return (
    <div className={classNames(className, first !== wide && 'ui:split-flip')}>
      {first === 'words' ? words : picture}
      {first === 'words' ? picture : words}
    </div>
  )
}

import { classNames } from '../../primitives/class-names.ts'
import { spanClasses, spansOfThree } from '../../primitives/grid/count-grid.ts'
import type { GridCardContent } from './grid-card.section.ts'

type Layout = GridCardContent['layout']

interface GridClasses {
  list: string
  /** Of each item, in order. */
  spans: readonly string[]
  /** The first item is larger than the others. */
  isLed: boolean
}

/** Classes of a layout for so many items; up to four numbered steps climb in one row. */
export function gridClasses(layout: Layout, count: number): GridClasses {
  if (layout === 'numbered' && count <= 4)
    return {
      list: classNames('ui:steps ui:stairs ui:rising', count === 3 && 'ui:count-three'),
      spans: [],
      isLed: false,
    }
  const isFeatured = layout === 'feature' || layout === 'quote'
  if (count === 3 && layout !== 'slide')
    return { list: `${lists[layout]} ui:count-three`, spans: spansOfThree, isLed: false }
  return {
    list: lists[layout],
    spans: spanClasses(count, isFeatured),
    isLed: isFeatured && (count === 6 || (layout === 'quote' && count === 1)),
  }
}

const lists = {
  feature: 'ui:count-grid',
  even: 'ui:count-grid ui:count-grid-open',
  numbered: 'ui:count-grid ui:count-grid-open ui:steps',
  slide: '',
  quote: 'ui:count-grid ui:count-grid-open',
} as const

/** Boxes where cards stand close, columns under a rule where they have air. */
export const cardShapes = {
  feature: 'ui:tile',
  even: 'ui:pillar',
  numbered: 'ui:pillar',
  slide: 'ui:tile',
  quote: 'ui:quote',
} as const

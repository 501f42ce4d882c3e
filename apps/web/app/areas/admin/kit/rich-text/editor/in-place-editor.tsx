import type { InPlaceTextProps, OpenedText } from '../text-props.ts'
import { PlainInPlace } from './plain-in-place.tsx'
import { RichInPlace } from './rich-in-place.tsx'

export function InPlaceEditor(props: OpenedText<InPlaceTextProps>) {
  return props.kind === 'plain' ? <PlainInPlace {...props} /> : <RichInPlace {...props} />
}

import type { SectionViewProps } from '@naikkelas/ui/sections/registry'
import { viewOf } from './section-views.ts'

interface SectionDrawingProps extends SectionViewProps<Record<string, unknown>> {
  type: string
}

/** Looks its view up whenever it is drawn: one that did not arrive is asked for anew when its boundary tries again. */
export function SectionDrawing({ type, ...props }: SectionDrawingProps) {
  const View = viewOf(type)
  return View ? <View {...props} /> : null
}

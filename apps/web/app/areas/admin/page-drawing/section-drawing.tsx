import type { SectionViewProps } from '@naikkelas/ui/sections/registry'
import { viewOf } from './section-views.ts'

interface SectionDrawingProps extends SectionViewProps<Record<string, unknown>> {
  type: string
}

/** Looks its view up on every render: after a failed load it is requested again when the boundary retries. */
export function SectionDrawing({ type, ...props }: SectionDrawingProps) {
  const View = viewOf(type)
  return View ? <View {...props} /> : null
}

import type { SectionPartProps } from '../section-view.ts'
import type { Testimonial4Content } from './testimonial-4.section.ts'

export interface ChangeProps extends SectionPartProps {
  item: Testimonial4Content['items'][number]
}

import { cva } from '../variants.ts'

export const eventCalendarVariants = cva('ui:event-calendar')

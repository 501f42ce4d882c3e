import * as z from 'zod/mini'
import { fileEndpoint } from '../endpoint.ts'
import { linkSlugSchema } from '../link-slug.ts'

export const calendarFileType = 'text/calendar'

/** Where calendars subscribe to all events that are still to come. */
export const eventCalendarPath = '/events/kalender.ics' as const

export const getEventCalendar = fileEndpoint({
  path: '/events/{link}/calendar',
  summary: 'The sessions of one event as a calendar file; 404 for what is inactive or archived; public',
  input: { params: z.strictObject({ link: linkSlugSchema }) },
  contentTypes: [calendarFileType],
})
/** What a page links to. */
export const eventCalendarAddress = (link: string) => `/api/events/${link}/calendar`

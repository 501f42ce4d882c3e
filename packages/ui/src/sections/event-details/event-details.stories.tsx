import preview from '../../../../../.storybook/preview.tsx'
import { SectionSheet, SectionStory, SectionTones } from '../parts/section-story.tsx'
import { examples } from './event-details.examples.ts'
import { eventDetails } from './event-details.section.ts'
import EventDetailsView from './event-details.view.tsx'

const meta = preview.meta({ title: 'Bagian/Detail acara (Event details)' })

export const Ticket = meta.story({ render: () => <SectionStory view={EventDetailsView} example={examples.ticket} /> })
export const TicketOfWebinar = meta.story({
  render: () => <SectionStory view={EventDetailsView} example={examples.ticketOfWebinar} />,
})
export const TicketWithoutDate = meta.story({
  render: () => <SectionStory view={EventDetailsView} example={examples.ticketWithoutDate} />,
})
export const Poster = meta.story({ render: () => <SectionStory view={EventDetailsView} example={examples.poster} /> })
export const PosterOfDays = meta.story({
  render: () => <SectionStory view={EventDetailsView} example={examples.posterOfDays} />,
})
export const Invitation = meta.story({
  render: () => <SectionStory view={EventDetailsView} example={examples.invitation} />,
})
export const InvitationOfWebinar = meta.story({
  render: () => <SectionStory view={EventDetailsView} example={examples.invitationOfWebinar} />,
})
export const New = meta.story({
  render: () => <SectionStory view={EventDetailsView} example={{ content: eventDetails.defaults }} />,
})
export const EmptyPlaces = meta.story({
  render: () => <SectionStory view={EventDetailsView} example={{ content: eventDetails.defaults }} isSample />,
})
export const EveryGround = meta.story({
  render: () => <SectionTones view={EventDetailsView} example={examples.invitation} />,
})
export const Sheet = meta.story({ render: () => <SectionSheet view={EventDetailsView} examples={examples} /> })

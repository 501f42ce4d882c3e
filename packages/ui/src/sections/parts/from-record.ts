import type { RecordDetails } from '../record-details.ts'
import { type Link, noImage, noLink } from '../values.ts'
import { noSaying } from './saying.schema.ts'
import type { Chapter } from './syllabus.schema.ts'

const bars = { beginner: '1', intermediate: '2', advanced: '3' } as const

/** The outline of a course as chapters of a syllabus; null without a lesson. */
export function chaptersOf({ chapters, level }: RecordDetails): Chapter[] | null {
  const filled = chapters.filter(({ lessons }) => lessons.length > 0)
  if (filled.length === 0) return null
  return filled.map(({ title, lessons }, index) => ({
    id: `katalog-${index + 1}`,
    title,
    level: bars[level ?? 'beginner'],
    lessons: lessons.map((lesson, place) => ({
      id: `katalog-${index + 1}-${place + 1}`,
      ...lesson,
      isFree: false,
      target: noLink,
    })),
  }))
}

/** Those who teach or speak; null without any. */
export function peopleOf({ people }: RecordDetails) {
  if (people.length === 0) return null
  return people.map(({ name, title, biography, mediaId }, index) => ({
    id: `katalog-${index + 1}`,
    name,
    role: title,
    bio: biography,
    image: mediaId === null ? noImage : { mediaId, alt: name, isDecorative: false },
    numbers: [],
    links: [],
  }))
}

/** When and where an event is. Seats are those of the offer, which are left. */
export function eventOf({ event }: RecordDetails) {
  if (event === null) return {}
  const { place, ...when } = event
  return { ...when, seats: '', ...(place ? placeOf(place) : when.isOnline && online) }
}

// The address of the room is for those who have a ticket.
const online = { place: 'Daring', address: '', map: noLink }

function placeOf({ name, address, mapUrl }: { name: string; address: string; mapUrl: string | null }) {
  const map: Link = mapUrl === null ? noLink : { kind: 'url', href: mapUrl }
  return { place: name, address, map }
}

const quoteLength = 280

/** What buyers wrote, newest first, whatever they gave. */
export function reviewsOf({ reviews }: RecordDetails) {
  if (reviews.length === 0) return {}
  return {
    items: reviews.map(({ author, stars, text: words }, index) => ({
      ...noSaying,
      id: `katalog-${index + 1}`,
      name: author,
      quote: shortened(words),
      rating: stars,
    })),
  }
}

/** Whole words, as many as fit. */
function shortened(words: string): string {
  if (words.length <= quoteLength) return words
  return `${words.slice(0, quoteLength).replace(/\s+\S*$/, '')} …`
}

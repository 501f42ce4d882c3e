import type { RecordDetails } from '../record-details.ts'
import { type Link, noImage, noLink, noVideo } from '../values.ts'
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
const online = { place: 'Online', address: '', map: noLink }

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

/** The newest of them, alone; a picture or film of another person would say what the buyer did not. */
export function latestReviewOf(record: RecordDetails) {
  const [latest] = reviewsOf(record).items ?? []
  if (!latest) return {}
  const { quote, result, name, role, city, image, source } = latest
  return { quote, result, name, role, city, image, source, video: noVideo }
}

const messageLength = 158

/** What buyers wrote, as messages that they sent. */
export function messagesOf({ reviews }: RecordDetails) {
  if (reviews.length === 0) return {}
  return {
    items: reviews.slice(0, 8).map(({ author, text: words }, index) => ({
      id: `katalog-${index + 1}`,
      name: author,
      role: '',
      image: noImage,
      screenshot: noImage,
      messages: [
        { id: `katalog-${index + 1}-1`, from: 'person' as const, text: shortened(words, messageLength), time: '' },
      ],
    })),
  }
}

const stageLength = 198

/** The chapters of a course as stages, one after the other. */
export function stagesOf(record: RecordDetails) {
  const chapters = chaptersOf(record)
  if (chapters === null) return {}
  return {
    items: chapters.slice(0, 12).map(({ id, title, lessons }, index) => ({
      id,
      label: `Bab ${index + 1}`,
      title: shortened(title, 58),
      text: shortened(lessons.map((lesson) => lesson.title).join(', '), stageLength),
      result: '',
      image: noImage,
    })),
  }
}

/** Whole words, as many as fit. */
function shortened(words: string, length = quoteLength): string {
  if (words.length <= length) return words
  return `${words.slice(0, length).replace(/\s+\S*$/, '')} …`
}

import type { CourseLevel } from '../primitives/product-card/product-kinds.ts'

/** What sections can show of the record that the page's offer is bound to, beside the offer itself. */
export interface RecordDetails {
  /** Of a course. */
  level: CourseLevel | null
  /** Of a course; empty for none. */
  chapters: {
    title: string
    /** Minutes are 0 where they are not known. */
    lessons: { title: string; minutes: number; kind: 'video' | 'article' | 'ebook' | 'quiz' | 'assignment' }[]
  }[]
  /** Instructors or speakers, in their order. */
  people: { name: string; title: string; biography: string; mediaId: string | null }[]
  /** From the first session to the end of the last; null for what is no event, and for one without a session. */
  event: {
    isOnline: boolean
    startsAt: string
    endsAt: string
    place: { name: string; address: string; mapUrl: string | null } | null
  } | null
  /** When it begins next: a session that is still to come, or the day that a course on pre-order opens. */
  beginsAt: string | null
  /** When it can no longer be bought. */
  saleEndsAt: string | null
  /** What buyers wrote, newest first. */
  reviews: { author: string; stars: number; text: string }[]
  /** The mean of all reviews, those without words among them; null while there is none. */
  rating: { value: number; count: number } | null
}

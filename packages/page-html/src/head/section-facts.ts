import { plainText, type RichText } from '@naikkelas/ui/rich-text/schema'
import type { DrawnSection } from '../drawn-sections.ts'

export interface AnsweredQuestion {
  question: string
  answer: string
}

// Content is typed by its section's schema, which was applied when the page was drawn.
interface QuestionList {
  items: { question: string; answer: RichText }[]
}
interface Syllabus {
  chapters: { lessons: { minutes: number }[] }[]
}

interface EventDetails {
  title: string
  intro: string
  startsAt: string | null
  endsAt: string | null
  isOnline: boolean
  place: string
  address: string
  hasPrice: boolean
}
export type DatedEvent = EventDetails & { startsAt: string }

/** Questions on the page that have an answer. */
export function frequentQuestions(sections: readonly DrawnSection[]): AnsweredQuestion[] {
  return contentsOf<QuestionList>(sections, ['accordion_list', 'faq'])
    .flatMap(({ items }) =>
      items.map(({ question, answer }) => ({ question: question.trim(), answer: plainText(answer).trim() })),
    )
    .filter(({ question, answer }) => question !== '' && answer !== '')
}

/** Minutes of each lesson in the page's first syllabus; empty without one, and then there is no Course. */
export function lessonMinutes(sections: readonly DrawnSection[]): number[] {
  const syllabuses = contentsOf<Syllabus>(sections, ['lesson_material', 'lesson'])
  const lists = syllabuses.map(({ chapters }) =>
    chapters.flatMap(({ lessons }) => lessons.map(({ minutes }) => minutes)),
  )
  return lists.find((list) => list.length > 0) ?? []
}

/** Events with a known date on the page. */
export function datedEvents(sections: readonly DrawnSection[]): DatedEvent[] {
  return contentsOf<EventDetails>(sections, ['event_details']).flatMap(({ startsAt, ...event }) =>
    startsAt === null ? [] : [{ ...event, startsAt }],
  )
}

function contentsOf<Content>(sections: readonly DrawnSection[], types: readonly string[]): Content[] {
  return sections.filter(({ type }) => types.includes(type)).map(({ content }) => content as Content)
}

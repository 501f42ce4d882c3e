import { plainText, type RichText } from '@naikkelas/ui/rich-text/schema'
import type { DrawnSection } from '../drawn-sections.ts'

export interface AnsweredQuestion {
  question: string
  answer: string
}

// Content is read by the shape its section's schema gave it when the page was drawn: these types are known to hold it.
interface QuestionList {
  items: { question: string; answer: RichText }[]
}
interface Syllabus {
  chapters: { lessons: unknown[] }[]
}

/** Questions of the page's accordions that have an answer. */
export function frequentQuestions(sections: readonly DrawnSection[]): AnsweredQuestion[] {
  return contentsOf<QuestionList>(sections, 'accordion_list')
    .flatMap(({ items }) =>
      items.map(({ question, answer }) => ({ question: question.trim(), answer: plainText(answer).trim() })),
    )
    .filter(({ question, answer }) => question !== '' && answer !== '')
}

/** Whether the page lists lessons: then what it offers is a course. */
export function hasSyllabus(sections: readonly DrawnSection[]): boolean {
  return contentsOf<Syllabus>(sections, 'lesson_material').some(({ chapters }) =>
    chapters.some(({ lessons }) => lessons.length > 0),
  )
}

function contentsOf<Content>(sections: readonly DrawnSection[], type: string): Content[] {
  return sections.filter((section) => section.type === type).map(({ content }) => content as Content)
}

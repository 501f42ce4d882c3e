import type { RoomLessonContent } from '@naikkelas/contract/learning'
import { PdfViewer } from '@naikkelas/ui/pdf-viewer'
import { useState } from 'react'
import type { Report } from './progress-reports.ts'

interface BookLessonProps {
  lesson: RoomLessonContent & { book: NonNullable<RoomLessonContent['book']> }
  onReport: (report: Report) => void
}

/** The book of a lesson: opens at the page where it was left. */
export function BookLesson({ lesson, onReport }: BookLessonProps) {
  // As it was opened: an address that is signed again meanwhile would load the book a second time.
  const [{ title, book, position, watermark }] = useState(lesson)
  return (
    <PdfViewer
      label={title}
      src={book.address}
      startPage={Math.max(1, position)}
      {...(watermark !== null && { watermark })}
      onPage={(page) => onReport({ position: page, at: new Date().toISOString(), seen: [[page, page + 1]] })}
    />
  )
}

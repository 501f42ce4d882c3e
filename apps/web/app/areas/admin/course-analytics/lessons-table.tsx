import {
  type AnalysedLesson,
  type LearningNumber,
  learningWords,
  STOPPED_AFTER_DAYS,
} from '@naikkelas/contract/learning'
import { groupThousands } from '@naikkelas/ui/format'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@naikkelas/ui/table'
import { ShareBar } from '../charts/share-bar.tsx'
import { Panel } from '../kit/panel.tsx'
import { countWords, mostStopped, percentWords } from './learning-format.ts'
import { WhatNumberMeans } from './what-number-means.tsx'

const title = 'Materi demi materi'
/** Of a cell that has a column only where there is room; elsewhere it is below the name of the lesson. */
const wideOnly = 'hidden @2xl:table-cell'
const columns = ['reached', 'finished', 'progress', 'stopped'] as const satisfies LearningNumber[]

interface LessonsTableProps {
  lessons: readonly AnalysedLesson[]
  /** Who ever opened the course. */
  learners: number
  stoppedElsewhere: number
}

/** How many come to each lesson and finish it, and where they stop, in the order of the course. */
export function LessonsTable({ lessons, learners, stoppedElsewhere }: LessonsTableProps) {
  const most = mostStopped(lessons)
  return (
    <Panel title={title}>
      {most && (
        <p className="text-app-sm">
          Paling banyak berhenti di <strong className="font-semibold wrap-anywhere">{most.title}</strong>:{' '}
          {groupThousands(most.stopped)} orang belum tamat dan tidak belajar lagi selama {STOPPED_AFTER_DAYS} hari atau
          lebih.
        </p>
      )}
      <div className="@container min-w-0">
        <Table caption={title}>
          <TableHead>
            <TableRow>
              <TableHeader>Materi</TableHeader>
              {columns.map((number) => (
                <TableHeader key={number} align="end" className={number === 'reached' ? undefined : wideOnly}>
                  <span className="inline-flex items-center whitespace-nowrap">
                    {learningWords[number].label}
                    <WhatNumberMeans number={number} />
                  </span>
                </TableHeader>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {lessons.map((lesson, index) => (
              <LessonRow key={lesson.id} lesson={lesson} place={index + 1} learners={learners} />
            ))}
          </TableBody>
        </Table>
        <div className="mt-2 flex flex-wrap gap-x-3 text-app-xs text-muted @2xl:hidden">
          {columns.slice(1).map((number) => (
            <span key={number} className="inline-flex items-center">
              {learningWords[number].label}
              <WhatNumberMeans number={number} />
            </span>
          ))}
        </div>
      </div>
      {stoppedElsewhere > 0 && (
        <p className="text-app-xs text-muted">
          {groupThousands(stoppedElsewhere)} orang lagi berhenti di materi yang sudah dihapus.
        </p>
      )}
    </Panel>
  )
}

function LessonRow({ lesson, place, learners }: { lesson: AnalysedLesson; place: number; learners: number }) {
  const { title: name, chapter, reached, finished, medianPercent, averagePercent, stopped } = lesson
  const finishedWords = countWords(finished, reached)
  return (
    <TableRow>
      <TableCell>
        <span className="flex max-w-96 flex-col gap-1.5 @2xl:min-w-40">
          <span className="wrap-anywhere">
            {place}. {name}
          </span>
          <span className="text-app-xs wrap-anywhere text-muted">{chapter}</span>
          <ShareBar value={reached} whole={learners} />
          <span className="text-app-xs text-muted @2xl:hidden">
            {[
              `${learningWords.finished.label} ${finishedWords}`,
              `${learningWords.progress.label} ${percentWords(medianPercent)}, rata-rata ${percentWords(averagePercent)}`,
              `${learningWords.stopped.label} ${groupThousands(stopped)}`,
            ].join(' · ')}
          </span>
        </span>
      </TableCell>
      <TableCell align="end">{countWords(reached, learners)}</TableCell>
      <TableCell align="end" className={wideOnly}>
        {finishedWords}
      </TableCell>
      <TableCell align="end" className={wideOnly}>
        {percentWords(medianPercent)}
        {averagePercent !== null && (
          <span className="block text-app-xs text-muted">rata-rata {percentWords(averagePercent)}</span>
        )}
      </TableCell>
      <TableCell align="end" className={wideOnly}>
        {groupThousands(stopped)}
      </TableCell>
    </TableRow>
  )
}

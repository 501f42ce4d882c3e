import { type CourseAnalytics, learningWords } from '@naikkelas/contract/learning'
import { Button } from '@naikkelas/ui/button'
import { formatDate, groupThousands } from '@naikkelas/ui/format'
import { Stat } from '@naikkelas/ui/stat'
import { Link } from 'react-router-dom'
import { Panel } from '../kit/panel.tsx'
import { waitingWords } from './learning-format.ts'
import { WhatNumberMeans } from './what-number-means.tsx'

interface UnansweredPanelProps {
  courseId: string
  questions: CourseAnalytics['questions']
  now: Date
}

/** What learners of the course asked and were not answered yet. */
export function UnansweredPanel({ courseId, questions: { unanswered, oldestAt }, now }: UnansweredPanelProps) {
  return (
    <Panel title={learningWords.unanswered.label} beside={<WhatNumberMeans number="unanswered" />}>
      {oldestAt === null ? (
        <p className="text-app-sm text-muted">Semua pertanyaan sudah dijawab.</p>
      ) : (
        <>
          <div className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-4">
            <Stat label="Menunggu jawaban" value={groupThousands(unanswered)} />
            <div>
              <Stat
                label={
                  <span className="inline-flex items-center">
                    {learningWords.oldest.label}
                    <WhatNumberMeans number="oldest" />
                  </span>
                }
                value={waitingWords(oldestAt, now)}
              />
              <p className="text-app-xs text-muted">sejak {formatDate(oldestAt)}</p>
            </div>
          </div>
          <Button asChild className="self-start">
            <Link to={`/admin/pertanyaan?kelas=${courseId}&jawaban=0&status=shown`}>Jawab pertanyaan</Link>
          </Button>
        </>
      )}
    </Panel>
  )
}

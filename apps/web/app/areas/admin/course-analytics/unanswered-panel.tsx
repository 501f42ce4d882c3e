import { type CourseAnalytics, learningWords } from '@naikkelas/contract/learning'
import { Button } from '@naikkelas/ui/button'
import { groupThousands } from '@naikkelas/ui/format'
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
    <Panel title="Pertanyaan peserta" {...(oldestAt === null && { beside: <WhatNumberMeans number="unanswered" /> })}>
      {oldestAt === null ? (
        <p className="text-app-sm text-muted">Tidak ada pertanyaan yang menunggu jawaban.</p>
      ) : (
        <div className="flex flex-wrap items-end justify-between gap-4">
          <div className="flex flex-wrap gap-x-10 gap-y-3">
            <Waiting number="unanswered" value={groupThousands(unanswered)} />
            <Waiting number="oldest" value={waitingWords(oldestAt, now)} />
          </div>
          <Button asChild>
            <Link to={`/admin/pertanyaan?kelas=${courseId}&jawaban=0&status=shown`}>Jawab pertanyaan</Link>
          </Button>
        </div>
      )}
    </Panel>
  )
}

function Waiting({ number, value }: { number: 'unanswered' | 'oldest'; value: string }) {
  return (
    <Stat
      label={
        <span className="inline-flex items-center">
          {learningWords[number].label}
          <WhatNumberMeans number={number} />
        </span>
      }
      value={value}
    />
  )
}

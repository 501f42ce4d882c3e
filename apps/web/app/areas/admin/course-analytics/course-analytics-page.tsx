import { COUNTED_AT_ONCE, COUNTED_EVERY_MINUTES, type CourseAnalytics } from '@naikkelas/contract/learning'
import { Button } from '@naikkelas/ui/button'
import { EmptyState, StairsPicture } from '@naikkelas/ui/empty-state'
import { formatDateTime, groupThousands } from '@naikkelas/ui/format'
import { grafik } from '@naikkelas/ui/icons/drawings'
import { Link, useSearchParams } from 'react-router-dom'
import { AdminScreen } from '../kit/admin-screen.tsx'
import { withFilter } from '../lists/with-filter.ts'
import { FilmCharts } from './film-charts.tsx'
import { LearnersFunnel } from './learners-funnel.tsx'
import { LessonsTable } from './lessons-table.tsx'
import { UnansweredPanel } from './unanswered-panel.tsx'

interface CourseAnalyticsPageProps {
  analytics: CourseAnalytics
  /** On which learners of the funnel obtained it; empty: open. */
  days: { from: string; until: string }
  now: string
}

/** How far learners come in a course. */
export function CourseAnalyticsPage({ analytics, days, now }: CourseAnalyticsPageProps) {
  const { course, funnel, learners, lessons, questions, countedAt } = analytics
  const [, setParams] = useSearchParams()
  const isEmpty = learners === 0 && funnel.granted === 0 && days.from === '' && days.until === ''
  return (
    <AdminScreen
      title="Analitik belajar"
      description={
        learners > COUNTED_AT_ONCE
          ? `${groupThousands(learners)} orang pernah membuka kelas ini. Angka materi dan video dihitung tiap ${COUNTED_EVERY_MINUTES} menit, terakhir ${formatDateTime(countedAt)}; yang lain angka saat ini.`
          : `${groupThousands(learners)} orang pernah membuka kelas ini.`
      }
      back={{ href: `/admin/kelas/${course.id}`, label: course.name }}
      actions={
        <Button asChild>
          <Link to={`/admin/kelas/${course.id}/peserta`}>Peserta</Link>
        </Button>
      }
      className="flex flex-col gap-6"
    >
      {isEmpty ? (
        <EmptyState
          illustration={<StairsPicture icon={grafik} />}
          title="Belum ada peserta"
          text="Begitu ada yang mendapat kelas ini, sejauh mana mereka belajar terlihat di sini."
        />
      ) : (
        <>
          <LearnersFunnel
            funnel={funnel}
            days={days}
            onDaysChange={({ from, until }) =>
              setParams((present) => withFilter(present, { sejak: from, sampai: until }), { preventScrollReset: true })
            }
          />
          <LessonsTable lessons={lessons} learners={learners} stoppedElsewhere={analytics.stoppedElsewhere} />
          <FilmCharts lessons={lessons} />
          <UnansweredPanel courseId={course.id} questions={questions} now={new Date(now)} />
        </>
      )}
    </AdminScreen>
  )
}

import type { OutputFor } from '@naikkelas/contract'
import { type Admin, hasCapability } from '@naikkelas/contract/identity'
import type { AskedQuestion, listAskedQuestions } from '@naikkelas/contract/learning'
import { obrolan } from '@naikkelas/ui/icons/drawings'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { pageAt } from '../content/content-filters.ts'
import { AdminScreen } from '../kit/admin-screen.tsx'
import { ResourceList } from '../kit/resource-list.tsx'
import { withFilter } from '../lists/with-filter.ts'
import { questionColumns, QuestionNotes } from './question-columns.tsx'
import { AnswerDialog, HideDialog, ShowDialog } from './question-dialogs.tsx'
import { QuestionFilterBar } from './question-filter-bar.tsx'
import { isFiltered, type QuestionFilters } from './question-filters.ts'

interface QuestionsPageProps {
  list: OutputFor<typeof listAskedQuestions>
  filters: QuestionFilters
  admin: Pick<Admin, 'role' | 'menus'>
}

interface Opened {
  act: 'answer' | 'hide' | 'show'
  question: AskedQuestion
}

const dialogs = { answer: AnswerDialog, hide: HideDialog, show: ShowDialog } as const

/** What learners ask in lessons, newest first: answered, hidden and shown again. */
export function QuestionsPage({ list, filters, admin }: QuestionsPageProps) {
  const [, setParams] = useSearchParams()
  const [opened, setOpened] = useState<Opened | null>(null)
  const columns = useMemo(
    () =>
      questionColumns({
        mayAnswer: hasCapability(admin, 'courses', 'manage'),
        onAnswer: (question) => setOpened({ act: 'answer', question }),
        onHide: (question) => setOpened({ act: 'hide', question }),
        onShow: (question) => setOpened({ act: 'show', question }),
      }),
    [admin],
  )
  const go = (side: 'after' | 'before', at: string) =>
    setParams((present) => withFilter(present, { halaman: pageAt(side, at) }))
  const Dialog = opened && dialogs[opened.act]
  const courseName = list.items.find(({ course }) => course.id === filters.courseId)?.course.name ?? null
  return (
    <AdminScreen title="Pertanyaan" description="Yang ditanyakan peserta di dalam materi kelas.">
      <ResourceList
        caption="Pertanyaan"
        columns={columns}
        items={list.items}
        idOf={({ id }) => id}
        nameOf={({ author, lesson }) => `Pertanyaan ${author} di ${lesson.title}`}
        detailsOf={(question) => (question.answer || question.hidden) && <QuestionNotes question={question} />}
        toolbar={<QuestionFilterBar filters={filters} courseName={courseName} />}
        isFiltered={isFiltered(filters)}
        empty={{
          title: 'Belum ada pertanyaan',
          icon: obrolan,
          text: 'Pertanyaan peserta dari tab “Tanya” di ruang belajar masuk ke sini, yang terbaru di atas.',
        }}
        noMatch={{ title: 'Tidak ada pertanyaan yang cocok', text: 'Cari kata lain, atau hapus saringannya.' }}
        paging={{
          ...(list.previous !== null && { onPrevious: () => go('before', list.previous ?? '') }),
          ...(list.next !== null && { onNext: () => go('after', list.next ?? '') }),
        }}
      />
      {opened && Dialog && (
        <Dialog key={opened.question.id} question={opened.question} onClose={() => setOpened(null)} />
      )}
    </AdminScreen>
  )
}

import { within } from '@testing-library/dom'
import { type AnalysedLesson, type CourseAnalytics, learningWords } from '@naikkelas/contract/learning'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { drawn } from '../../../../../../scripts/tests/setup/drawn.ts'
import { CourseAnalyticsPage } from './course-analytics-page.tsx'

const lesson: AnalysedLesson = {
  id: '0197a1c2-0000-7000-8000-000000000002',
  title: 'Memilih barang',
  chapter: 'Menyiapkan toko',
  kind: 1,
  reached: 40,
  finished: 10,
  averagePercent: 62.5,
  medianPercent: 70,
  stopped: 12,
  film: { length: 150, viewers: 40, shares: [1, 0.8, 0.25] },
}

const nothing = {
  granted: 0,
  opened: 0,
  quarter: 0,
  half: 0,
  threeQuarters: 0,
  completed: 0,
  certified: 0,
  withoutAccess: 0,
}

const sample: CourseAnalytics = {
  course: { id: '0197a1c2-0000-7000-8000-000000000001', name: 'Toko pertama' },
  funnel: {
    ...nothing,
    granted: 100,
    opened: 80,
    quarter: 60,
    half: 40,
    threeQuarters: 30,
    completed: 20,
    certified: 18,
  },
  learners: 80,
  lessons: [lesson],
  stoppedElsewhere: 0,
  countedAt: '2026-11-22T02:50:00.000Z',
  questions: { unanswered: 0, oldestAt: null },
}

/** As the server draws it, for a browser whose scripts have not arrived. */
function pageOf(given: Partial<CourseAnalytics> = {}, days = { from: '', until: '' }) {
  const element = <CourseAnalyticsPage analytics={{ ...sample, ...given }} days={days} now="2026-11-22T03:00:00.000Z" />
  const page = drawn(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
  return { ...page, text: page.body.textContent ?? '' }
}

const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)

test('charts have tables with the same numbers', () => {
  const page = pageOf()
  const funnel = within(page.getByRole('table', { name: 'Dari mendapat akses sampai punya sertifikat' }))
  expect(cellsOf(funnel.getByRole('row', { name: /Tamat/ }))).toEqual(['20', '66,7%', '20%'])
  const film = within(page.getByRole('table', { name: 'Penonton per menit: Memilih barang' }))
  expect(film.getAllByRole('row').slice(1).map(cellsOf)).toEqual([['100%'], ['80%'], ['25%']])
})

test('each number is explained: steps of the funnel beside it, the others by a button', () => {
  const page = pageOf({ questions: { unanswered: 3, oldestAt: '2026-11-18T03:00:00.000Z' } })
  const { granted, opened, quarter, half, threeQuarters, completed, certified, ...others } = learningWords
  for (const { meaning } of [granted, opened, quarter, half, threeQuarters, completed, certified])
    expect(page.text).toContain(meaning)
  for (const { label } of Object.values(others))
    expect(page.getAllByRole('button', { name: `Apa artinya ${label}?` }).length, label).toBeGreaterThan(0)
})

test('a lesson has its numbers with their shares, and the one where most learners stop is named', () => {
  const page = pageOf({ stoppedElsewhere: 2 })
  const row = within(page.getByRole('table', { name: 'Materi demi materi' })).getByRole('row', {
    name: /Memilih barang/,
  })
  expect(cellsOf(row).slice(1)).toEqual(['40 (50%)', '10 (25%)', '70%rata-rata 62,5%', '12'])
  expect(page.text).toContain('Paling banyak berhenti di Memilih barang: 12 orang')
  expect(page.text).toContain('2 orang lagi berhenti di materi yang sudah dihapus.')
})

test('a film with few viewers has their number and no chart', () => {
  const page = pageOf({ lessons: [{ ...lesson, film: { length: 150, viewers: 9, shares: [1, 1, 1] } }] })
  expect(page.queryByRole('table', { name: /^Penonton per menit/ })).toBeNull()
  expect(page.text).toContain('9 penonton')
})

test('questions that wait lead to the list of them', () => {
  const page = pageOf({ questions: { unanswered: 3, oldestAt: '2026-11-18T03:00:00.000Z' } })
  expect(page.text).toContain('4 hari')
  expect(page.getByRole('link', { name: 'Jawab pertanyaan' }).getAttribute('href')).toBe(
    `/admin/pertanyaan?kelas=${sample.course.id}&jawaban=0&status=shown`,
  )
})

test('numbers of a large course say when they were counted, and those of a small one are of now', () => {
  expect(pageOf({ learners: 501 }).text).toContain('dihitung tiap 10 menit, terakhir 22 November 2026, 09.50 WIB')
  expect(pageOf({ learners: 500 }).text).not.toContain('dihitung tiap')
})

test('a course without learners says what will be here, and days without any keep the filter', () => {
  const none = { funnel: nothing, learners: 0, lessons: [] }
  expect(pageOf(none).text).toContain('Belum ada peserta')
  expect(pageOf(none, { from: '2026-11-01', until: '' }).text).toContain('Belum ada data pada rentang ini.')
})

import type { VacancyPage as Vacancy } from '@naikkelas/contract/content'
import { rupiah } from '@naikkelas/contract/money'
import { richTextOf } from '@naikkelas/ui/rich-text/schema'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import type { RefusedApplication } from './application.ts'
import { jobPostingOf } from './job-posting.ts'
import { VacancyPage } from './vacancy-page.tsx'

const vacancy: Vacancy = {
  number: 7,
  title: 'Penulis <kelas>',
  department: 'Marketing',
  workPlace: 'remote',
  employment: 'full_time',
  city: 'Sleman',
  salaryFrom: rupiah(4_500_000),
  salaryUntil: rupiah(6_000_000),
  summary: 'Menulis halaman kelas.',
  description: richTextOf('Uraian.'),
  publishedAt: '2026-11-01T03:00:00.000Z',
  closesAt: '2026-12-01T03:00:00.000Z',
  isOpen: true,
}

const drawn = (given: { vacancy?: Partial<Vacancy>; isSent?: boolean; refused?: RefusedApplication } = {}) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <VacancyPage vacancy={{ ...vacancy, ...given.vacancy }} isSent={given.isSent ?? false} refused={given.refused} />
    </MemoryRouter>,
  )

test('an open vacancy has its form, a closed one says so, and one that was sent is confirmed', () => {
  expect(drawn()).toContain('Rp4.500.000 – Rp6.000.000 per bulan')
  expect(drawn()).toMatch(/<form [^>]*action="\/karir\/7#lamar" encType="multipart\/form-data" method="post">/)
  expect(drawn({ vacancy: { isOpen: false } })).not.toContain('multipart/form-data')
  expect(drawn({ vacancy: { isOpen: false } })).toContain('Lowongan ini sudah ditutup')
  expect(drawn({ isSent: true })).toContain('Lamaran Anda sudah kami terima')
})

test('a refused application is drawn again with what was typed, each mistake linked to its field', () => {
  const html = drawn({
    refused: {
      typed: { name: 'Ayu "A"', email: 'ayu', whatsapp: '', city: '', message: 'Halo', consent: true },
      issues: { email: 'Periksa kembali alamat e-mail Anda', file: 'Pilih PDF' },
      notice: null,
    },
  })
  expect(html).toContain('2 isian perlu diperbaiki')
  expect(html).toContain('href="#email"')
  expect(html).toContain('value="Ayu &quot;A&quot;"')
  expect(html).toContain('>Halo</textarea>')
  expect(html).toMatch(/<input[^>]*name="consent"[^>]*checked=""/)
})

test('search engines get the vacancy as structured data', () => {
  expect(jobPostingOf(vacancy, 'Naikkelas')).toMatchObject({
    '@type': 'JobPosting',
    title: 'Penulis <kelas>',
    datePosted: '2026-11-01T03:00:00.000Z',
    validThrough: '2026-12-01T03:00:00.000Z',
    employmentType: 'FULL_TIME',
    jobLocationType: 'TELECOMMUTE',
    baseSalary: { currency: 'IDR', value: { minValue: 4_500_000, maxValue: 6_000_000, unitText: 'MONTH' } },
  })
  const unpaid = { ...vacancy, salaryFrom: null, salaryUntil: null, closesAt: null }
  expect(jobPostingOf(unpaid, 'Naikkelas')).not.toHaveProperty('baseSalary')
  expect(jobPostingOf(unpaid, 'Naikkelas')).not.toHaveProperty('validThrough')
})

import type { Announcement, AnnouncementValue, Vacancy, VacancyValue } from '@naikkelas/contract/content'
import { richTextOf } from '@naikkelas/ui/rich-text/schema'
import { expect } from 'vitest'
import type { Browser } from './test-app.ts'

type Desk = Pick<Browser, 'post'>

let count = 0

export function announcementValue(given: Partial<AnnouncementValue> = {}): AnnouncementValue {
  count += 1
  return {
    type: 'informasi',
    title: `Pengumuman ${count}`,
    summary: 'Satu kalimat.',
    body: richTextOf('Isi pengumuman.'),
    pictureId: null,
    startsAt: null,
    endsAt: null,
    ...given,
  }
}

/** A draft. */
export async function makeAnnouncement(desk: Desk, given: Partial<AnnouncementValue> = {}): Promise<Announcement> {
  const reply = await desk.post('/admin/announcements', { value: announcementValue(given) })
  expect(reply).toMatchObject({ status: 201 })
  return reply.body.data as Announcement
}

export async function publishAnnouncement(desk: Desk, given: Partial<AnnouncementValue> = {}): Promise<Announcement> {
  const made = await makeAnnouncement(desk, given)
  const reply = await desk.post('/admin/announcements/change-status', { action: 'publish', ids: [made.id] })
  expect(reply.body.data).toMatchObject({ done: [{ id: made.id }], left: [] })
  return made
}

export function vacancyValue(given: Partial<VacancyValue> = {}): VacancyValue {
  count += 1
  return {
    title: `Posisi ${count}`,
    department: 'IT',
    workPlace: 'remote',
    employment: 'full_time',
    city: 'Sleman',
    salaryFrom: null,
    salaryUntil: null,
    summary: 'Satu kalimat.',
    description: richTextOf('Uraian pekerjaan.'),
    closesAt: null,
    ...given,
  }
}

/** A draft. */
export async function makeVacancy(desk: Desk, given: Partial<VacancyValue> = {}): Promise<Vacancy> {
  const reply = await desk.post('/admin/vacancies', { value: vacancyValue(given) })
  expect(reply).toMatchObject({ status: 201 })
  return reply.body.data as Vacancy
}

export async function publishVacancy(desk: Desk, given: Partial<VacancyValue> = {}): Promise<Vacancy> {
  const made = await makeVacancy(desk, given)
  const reply = await desk.post('/admin/vacancies/change-status', { action: 'publish', ids: [made.id] })
  expect(reply.body.data).toMatchObject({ done: [{ id: made.id }], left: [] })
  return made
}

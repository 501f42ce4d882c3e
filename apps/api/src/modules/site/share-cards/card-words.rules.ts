import { announcementLabels, employmentLabels, kindWords, workPlaceLabels } from '@naikkelas/contract'
import { courseTypeWords, eventModeWords, type SellableDetail } from '@naikkelas/contract/commerce'
import {
  type AnnouncementPage,
  type LiveSessionPage,
  tutorialToolLabels,
  type TutorialPage,
  type VacancyPage,
} from '@naikkelas/contract/content'
import type { CertificatePage } from '@naikkelas/contract/learning'
import { formatRupiah } from '@naikkelas/contract/money'
import { formatDateTime, formatLongDate } from '@naikkelas/ui/format'
import type { CardWords } from '../../../ports/page-drawer.ts'

/** What a card shows of a record. */
export interface CardFacts extends Pick<CardWords, 'title' | 'kind' | 'fact'> {
  /** Media of the library; null for none. */
  pictureId: string | null
}

export function cardOfEntry(entry: SellableDetail): CardFacts {
  const { name, price, event, cover, people } = entry
  const portraitId = people.find((person) => person.portraitId !== null)?.portraitId ?? null
  const startsAt = event?.nextAt ?? event?.startsAt
  const priced = price === null ? '' : price === 0 ? 'Gratis' : formatRupiah(price)
  return {
    title: name,
    kind: kindOf(entry),
    fact: startsAt ? formatDateTime(startsAt) : priced,
    pictureId: cover?.id ?? portraitId,
  }
}

function kindOf({ kind, course, event, partner }: SellableDetail): string {
  if (partner !== null) return `${kindWords[kind]} dari ${partner}`
  if (course) return `${kindWords.course} ${courseTypeWords[course.type as keyof typeof courseTypeWords].toLowerCase()}`
  if (event) return `${kindWords.event} ${eventModeWords[event.mode as keyof typeof eventModeWords].toLowerCase()}`
  return kindWords[kind]
}

export const cardOfAnnouncement = ({ title, type, publishedAt, picture }: AnnouncementPage): CardFacts => ({
  title,
  kind: `Pengumuman · ${announcementLabels[type]}`,
  fact: formatLongDate(publishedAt),
  pictureId: picture?.id ?? null,
})

export const cardOfVacancy = ({ title, department, employment, workPlace }: VacancyPage): CardFacts => ({
  title,
  kind: `Lowongan · ${department}`,
  fact: `${employmentLabels[employment]} · ${workPlaceLabels[workPlace]}`,
  pictureId: null,
})

export const cardOfLiveSession = ({ title, startsAt }: LiveSessionPage): CardFacts => ({
  title,
  kind: 'Siaran langsung',
  fact: formatDateTime(startsAt),
  pictureId: null,
})

export const cardOfTutorial = ({ title, tool, minutes }: TutorialPage): CardFacts => ({
  title,
  kind: `Tutorial ${tutorialToolLabels[tool]}`,
  fact: `${minutes} menit`,
  pictureId: null,
})

/** Whose it is, if that is known; one that was revoked says so too, for those who shared it before. */
export const cardOfCertificate = ({ course, name, completedAt, isRevoked }: CertificatePage): CardFacts => ({
  title: name ?? course,
  kind: isRevoked ? 'Sertifikat dicabut' : name === null ? 'Sertifikat' : `Sertifikat · ${course}`,
  fact: formatLongDate(completedAt),
  pictureId: null,
})

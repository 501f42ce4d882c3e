import { type Approval, newLifecycle, type PageLifecycle } from '@naikkelas/contract/pages'
import { expect, test } from 'vitest'
import { stripLines } from './strip-lines.ts'

const publisher = { mayPublish: true, mayAsk: true, hasPending: false }
const designer = { mayPublish: false, mayAsk: true, hasPending: false }
const linesOf = (lifecycle: Partial<PageLifecycle>, beholder = publisher, headVersion = 3) =>
  stripLines({ headVersion, lifecycle: { ...newLifecycle, ...lifecycle } }, beholder).map(({ text, act }) => [
    text,
    act?.label,
  ])
const publish = { at: '2026-11-20T14:00:00.000Z', by: 'Sari', failure: null, version: 3 }
const approval: Approval = {
  id: '0197a1c2-0000-7000-8000-000000000001',
  version: 3,
  note: '',
  askedById: null,
  askedBy: 'Dewi',
  askedAt: '2026-11-20T03:00:00.000Z',
  answer: null,
  comment: '',
  answeredBy: null,
  answeredAt: null,
}

test('a page without upcoming events shows nothing', () => {
  expect(linesOf({})).toEqual([])
})

test('a page that is scheduled says when, and offers edits that came later to be taken in', () => {
  const ahead = ['Terbit otomatis 20 November 2026, 21.00 WIB.', 'Ubah jadwal']
  const later = ['Ada perubahan yang belum dijadwalkan.', 'Sertakan perubahan']
  expect(linesOf({ publish })).toEqual([ahead])
  expect(linesOf({ publish }, publisher, 4)).toEqual([ahead, later])
  expect(linesOf({ publish }, { ...publisher, hasPending: true })).toEqual([ahead, later])
})

test('a page that comes down or is over says where its visitors are led', () => {
  const redirect = { kind: 'page', pageId: approval.id, name: 'Angkatan dua' } as const
  expect(linesOf({ unpublish: { at: publish.at, by: null, failure: null, redirect } })).toEqual([
    ['Turun otomatis 20 November 2026, 21.00 WIB, pengunjung diarahkan ke halaman Angkatan dua.', 'Ubah jadwal'],
  ])
  expect(
    linesOf({ stage: 'ended', endedAt: publish.at, endedRedirect: { kind: 'url', href: 'https://contoh.test/' } }),
  ).toEqual([['Berakhir 20 November 2026, 21.00 WIB, pengunjung diarahkan ke https://contoh.test/.', 'Jadwalkan lagi']])
})

test('both times of a page are on one line, and a public page says that its changes are published then', () => {
  const unpublish = { at: '2026-11-21T14:00:00.000Z', by: null, failure: null, redirect: null }
  expect(linesOf({ stage: 'published', publish, unpublish })).toEqual([
    [
      'Perubahan terbit otomatis 20 November 2026, 21.00 WIB. Turun otomatis 21 November 2026, 21.00 WIB.',
      'Ubah jadwal',
    ],
  ])
})

test('what could not be done comes first, with its reason', () => {
  expect(linesOf({ publish: { ...publish, failure: 'Belum lengkap.' } })).toEqual([
    ['Gagal dijadwalkan untuk 20 November 2026, 21.00 WIB. Belum lengkap.', 'Jadwalkan lagi'],
  ])
})

test('a publisher is asked to review; the requester sees that it is pending, and the answer', () => {
  expect(linesOf({ approval })).toEqual([['Dewi meminta persetujuan Anda.', 'Periksa permintaan']])
  expect(linesOf({ approval }, designer)).toEqual([
    ['Menunggu persetujuan, diminta Dewi 20 November 2026, 10.00 WIB.', undefined],
  ])
  const returned: Approval = { ...approval, answer: 'returned', answeredBy: 'Putra', comment: 'Tambahkan foto' }
  expect(linesOf({ approval: returned }, designer)).toEqual([
    ['Putra mengembalikan halaman ini: Tambahkan foto', 'Minta lagi'],
  ])
  expect(linesOf({ approval: returned }, { ...designer, mayAsk: false })).toEqual([
    ['Putra mengembalikan halaman ini: Tambahkan foto', undefined],
  ])
})

test('admins without the schedule capability see schedules read-only', () => {
  expect(linesOf({ publish }, designer, 4).map(([, label]) => label)).toEqual([undefined, undefined])
})

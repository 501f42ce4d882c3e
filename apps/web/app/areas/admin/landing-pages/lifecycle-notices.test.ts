import { type Approval, newLifecycle } from '@naikkelas/contract/pages'
import { expect, test } from 'vitest'
import { lifecycleNotices } from './lifecycle-notices.ts'

const request: Approval = {
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

test('a pending schedule is shown with its time in WIB', () => {
  const words = lifecycleNotices({
    ...newLifecycle,
    stage: 'scheduled',
    publish: { at: '2026-11-20T14:00:00.000Z', by: 'Sari', failure: null, version: 3 },
    unpublish: { at: '2026-11-21T14:00:00.000Z', by: 'Sari', failure: null, redirect: null },
  })
  expect(words.map(({ text }) => text)).toEqual([
    'Terbit otomatis 20 November 2026, 21.00 WIB',
    'Turun otomatis 21 November 2026, 21.00 WIB',
  ])
})

test('a failure comes first, with its reason and without its time', () => {
  const words = lifecycleNotices({
    ...newLifecycle,
    stage: 'scheduled',
    publish: { at: '2026-11-20T14:00:00.000Z', by: 'Sari', failure: 'Belum lengkap.', version: 3 },
    approval: request,
  })
  expect(words.map(({ text }) => text)).toEqual([
    'Gagal dijadwalkan. Belum lengkap.',
    'Menunggu persetujuan, diminta Dewi',
  ])
})

test('a declined approval shows the admin and the reason; a granted one shows nothing', () => {
  const returned: Approval = { ...request, answer: 'returned', comment: 'Tambahkan foto', answeredBy: 'Putra' }
  expect(lifecycleNotices({ ...newLifecycle, approval: returned }).map(({ text }) => text)).toEqual([
    'Dikembalikan Putra: Tambahkan foto',
  ])
  expect(lifecycleNotices({ ...newLifecycle, approval: { ...returned, answer: 'approved' } })).toEqual([])
})

import type { StoredSection } from '@naikkelas/page'
import { defaultSettings, sections } from '@naikkelas/ui/sections/registry'
import { expect, test } from 'vitest'
import { hiddenThen } from './hidden-then.ts'

const section = (id: string, settings: Partial<StoredSection['settings']> = {}): StoredSection => ({
  id,
  type: 'headline',
  version: sections.headline.version,
  content: { title: id },
  settings: { ...defaultSettings, ...settings },
})
const noon = '2026-12-01T05:00:00.000Z'
const at = (instant: string, width = 1280) => ({ at: new Date(instant), width })

test('before its time, during and after it: a section is listed with the time of its next change', () => {
  const page = [section('a'), section('b', { schedule: { from: noon, to: '2026-12-02T05:00:00.000Z' } })]
  expect(hiddenThen(page, at('2026-12-01T04:59:00.000Z'))).toEqual([
    { sectionId: 'b', reason: 'baru tampil 1 Desember 2026, 12.00 WIB' },
  ])
  expect(hiddenThen(page, at(noon))).toEqual([])
  expect(hiddenThen(page, at('2026-12-02T05:00:00.000Z'))).toEqual([
    { sectionId: 'b', reason: 'berhenti tampil 2 Desember 2026, 12.00 WIB' },
  ])
})

test('sections for other visitors show their audience', () => {
  const page = [
    section('a'),
    section('b', { audience: { source: 'ads', account: 'any' } }),
    section('c', { audience: { source: 'partner', account: 'in' } }),
  ]
  expect(hiddenThen(page, at(noon))).toEqual([
    { sectionId: 'b', reason: 'hanya untuk pengunjung: dari iklan' },
    { sectionId: 'c', reason: 'hanya untuk pengunjung: dari tautan mitra, sudah masuk' },
  ])
  const visitor = { source: 'partner', isSignedIn: true } as const
  expect(hiddenThen(page, { ...at(noon), visitor }).map(({ sectionId }) => sectionId)).toEqual(['b'])
})

test('what is hidden, or meant for another screen, says so', () => {
  const page = [
    section('a', { isHidden: true }),
    section('b', { visibleOn: 'phone' }),
    section('c', { visibleOn: 'desktop' }),
  ]
  expect(hiddenThen(page, at(noon, 1280)).map(({ reason }) => reason)).toEqual([
    'disembunyikan',
    'hanya tampil di ponsel',
  ])
  expect(hiddenThen(page, at(noon, 360)).map(({ reason }) => reason)).toEqual([
    'disembunyikan',
    'hanya tampil di layar lebar',
  ])
})

test('a section with a scheduled item is listed while that item is hidden', () => {
  const links = {
    ...section('a'),
    type: 'link_list',
    content: { items: [{ id: 'tautan0001', from: noon, to: null }] },
  } as StoredSection
  expect(hiddenThen([links], at('2026-11-30T05:00:00.000Z'))).toEqual([
    { sectionId: 'a', reason: 'sebagian isinya di luar jadwalnya' },
  ])
})

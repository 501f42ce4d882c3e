import { expect, test } from 'vitest'
import { auditFiltersOf, auditQuery, pageAt } from './audit-filters.ts'

test('an address holds filters, a place and an open entry; nonsense is left out', () => {
  const id = '0197a1c2-0000-7000-8000-000000000001'
  const filters = auditFiltersOf(
    new URLSearchParams({ admin: id, jenis: 'leads', cari: ' 7 ', sejak: '2026-11-20', catatan: id, halaman: '2' }),
  )
  expect(filters).toMatchObject({ older: '', newer: '', until: '', entryId: id })
  expect(auditQuery(filters)).toEqual({ adminId: id, recordType: 'leads', recordId: '7', from: '2026-11-20' })
  expect(auditQuery(auditFiltersOf(new URLSearchParams('admin=1&jenis=<b>&sejak=kemarin')))).toEqual({})
})

test('a page is a place in the list and the side of it', () => {
  const place = '2026-11-20T02:00:00.000Z_0197a1c2-0000-7000-8000-000000000001'
  const at = (side: 'older' | 'newer') => auditFiltersOf(new URLSearchParams({ halaman: pageAt(side, place) }))
  expect(at('older')).toMatchObject({ older: place, newer: '' })
  expect(at('newer')).toMatchObject({ older: '', newer: place })
})

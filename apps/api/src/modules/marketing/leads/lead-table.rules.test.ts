import type { Lead } from '@naikkelas/contract/marketing'
import { expect, test } from 'vitest'
import { csvLine } from '../../../platform/files/spreadsheets/csv.rules.ts'
import { leadColumns, leadRow } from './lead-table.rules.ts'

const met = { source: '', medium: '', campaign: '', term: '', content: '', ref: '', clickIds: '', metAt: '' }
const lead: Lead = {
  id: '0197a1c2-0000-7000-8000-000000000001',
  pageId: null,
  pageName: 'Kelas Kopi',
  pageVersion: 4,
  sectionId: 'abcdefghij',
  isOrder: false,
  answers: [
    { name: 'name', kind: 'name', label: 'Nama', value: 'Sari' },
    { name: 'whatsapp', kind: 'whatsapp', label: 'WhatsApp', value: '6281234567890' },
    { name: 'text', kind: 'text', label: 'Pesan', value: 'Halo' },
    { name: 'name_2', kind: 'name', label: 'Nama toko', value: '=Toko' },
  ],
  consentText: 'Saya bersedia dihubungi.',
  legalVersions: { privacy: 1, terms: 1, disclaimer: 1 },
  source: { path: '/kelas-kopi', utm: { utm_source: 'ig' } },
  attribution: {
    first: { ...met, source: 'instagram', campaign: 'gajian', ref: 'mitra-7', metAt: '2026-11-01T17:30:00.000Z' },
    last: { ...met, source: 'whatsapp', metAt: '2026-11-20T10:00:00.000Z' },
  },
  variant: 'b',
  status: 'contacted',
  sentAt: '2026-11-20T17:30:00.000Z',
  suspicions: [],
  isOptedOut: false,
  anonymizedAt: null,
  personLeads: 1,
  optOutAddress: 'https://naikkelas.test/berhenti/l1',
}

test('a lead is one line with a cell for each column, its time in WIB', () => {
  const row = leadRow(lead, 'Dapatkan panduannya')
  expect(csvLine(row)).toBe(
    '"2026-11-21 00:30","Kelas Kopi","Dapatkan panduannya","Dihubungi","Sari","6281234567890","","Pesan: Halo; Nama toko: =Toko","Saya bersedia dihubungi.","4","/kelas-kopi","utm_source=ig","https://naikkelas.test/berhenti/l1","instagram / gajian / ref mitra-7, 2026-11-02","whatsapp, 2026-11-20","B"\r\n',
  )
  expect(row).toHaveLength(leadColumns.length)
  expect(csvLine(leadRow(lead, undefined))).toContain('"Kelas Kopi","abcdefghij",')
})

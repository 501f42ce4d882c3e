import type { Lead } from '@naikkelas/contract'
import { expect, test } from 'vitest'
import { csvCell, leadCsvLine, leadsCsvHead } from './leads-csv.rules.ts'

test.each([
  '=HYPERLINK("http://jahat.example")',
  '+62812',
  '-2+3',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\u0000=1',
  '  =1',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM',
])('a spreadsheet does not calculate %j', (text) => expect(csvCell(text)).toBe(`"'${text.replaceAll('"', '""')}"`))

test.each([
  ['Sari', '"Sari"'],
  ['Sari, Kopi', '"Sari, Kopi"'],
  ['dia berkata "ya"', '"dia berkata ""ya"""'],
  ['dua\nbaris', '"dua\nbaris"'],
  ['', '""'],
])('%j is written as %s', (text, cell) => expect(csvCell(text)).toBe(cell))

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
  source: { path: '/kelas-kopi', utm: { utm_source: 'ig' } },
  status: 'contacted',
  sentAt: '2026-11-20T17:30:00.000Z',
  suspicions: [],
  isOptedOut: false,
  anonymizedAt: null,
  personLeads: 1,
  optOutAddress: 'https://naikkelas.test/berhenti/l1',
}

test('a lead is one line with a cell for each column, its time in WIB', () => {
  const line = leadCsvLine(lead, 'Dapatkan panduannya')
  expect(line).toBe(
    '"2026-11-21 00:30","Kelas Kopi","Dapatkan panduannya","Dihubungi","Sari","6281234567890","","Pesan: Halo; Nama toko: =Toko","Saya bersedia dihubungi.","4","/kelas-kopi","utm_source=ig","https://naikkelas.test/berhenti/l1"\r\n',
  )
  expect(line.split('","')).toHaveLength(leadsCsvHead.split('","').length)
  expect(leadCsvLine(lead, undefined)).toContain('"Kelas Kopi","abcdefghij",')
})

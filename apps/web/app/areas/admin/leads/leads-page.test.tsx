import type { Lead } from '@naikkelas/contract/marketing'
import { ToastProvider } from '@naikkelas/ui/toast'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { leadFiltersOf } from './lead-filters.ts'
import { LeadsPage } from './leads-page.tsx'

const lead: Lead = {
  id: '0197a1c2-0000-7000-8000-000000000001',
  pageId: null,
  pageName: 'Kelas data',
  pageVersion: 1,
  sectionId: 'formulir01',
  isOrder: false,
  consentText: null,
  source: { path: null, utm: {} },
  answers: [{ name: 'name', kind: 'name', label: 'Nama', value: 'Sari' }],
  status: 'contacted',
  sentAt: '2026-11-20T10:00:00.000Z',
  suspicions: [],
  isOptedOut: false,
  attribution: null,
  variant: null,
  anonymizedAt: null,
  personLeads: 1,
  optOutAddress: '',
}

/** As the server draws it for somebody who may manage leads, or look only. */
function drawn(mayManage: boolean): string {
  const list = { items: [lead], total: 1, page: 1, perPage: 50, retentionMonths: 24 }
  const filters = leadFiltersOf(new URLSearchParams())
  const element = <LeadsPage list={list} counts={[]} filters={filters} mayManage={mayManage} />
  return renderToString(
    <ToastProvider>
      <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
    </ToastProvider>,
  )
}

const ofManagers = ['href="/api/admin/leads.csv"', 'Ekspor', 'Kabar prospek', 'aria-label="Status Sari"']

test('admins who manage leads have export, notifications and status', () => {
  for (const words of ofManagers) expect(drawn(true)).toContain(words)
})

test('admins with view permission see leads and their status, and no actions', () => {
  const html = drawn(false)
  expect(html).toContain('Sari')
  expect(html).toContain('>Dihubungi</td>')
  expect(html.replaceAll('<!-- -->', '')).toContain('dihapus otomatis 24 bulan setelah dikirim')
  for (const words of ofManagers) expect(html).not.toContain(words)
})

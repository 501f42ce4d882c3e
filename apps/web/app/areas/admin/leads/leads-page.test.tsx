import type { Lead } from '@naikkelas/contract/marketing'
import { ToastProvider } from '@naikkelas/ui/toast'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { type Drawn, drawn } from '../../../../../../scripts/tests/setup/drawn.ts'
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
  legalVersions: null,
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

/** As the server draws it for an admin who may manage leads, or look only. */
function drawnFor({ mayManage }: { mayManage: boolean }) {
  const list = { items: [lead], total: 1, page: 1, perPage: 50, retentionMonths: 24 }
  const filters = leadFiltersOf(new URLSearchParams())
  const element = <LeadsPage list={list} views={[]} counts={[]} filters={filters} mayManage={mayManage} />
  return drawn(
    <ToastProvider>
      <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
    </ToastProvider>,
  )
}

/** What only those who manage leads may use. */
const ofManagers = ({ queryByRole }: Drawn) => ({
  export: queryByRole('button', { name: 'Ekspor' }),
  notifications: queryByRole('link', { name: 'Kabar prospek' }),
  status: queryByRole('combobox', { name: 'Status Sari' }),
})

test('admins who manage leads have export, notifications and status', () => {
  const page = drawnFor({ mayManage: true })
  for (const [name, control] of Object.entries(ofManagers(page))) expect(control, name).not.toBeNull()
  // Without scripts it leads to the file.
  expect(ofManagers(page).export?.getAttribute('href')).toBe('/api/admin/leads.csv')
})

test('admins with view permission see leads and their status, and no actions', () => {
  const page = drawnFor({ mayManage: false })
  expect(page.getByRole('row', { name: /Sari/ }).textContent).toContain('Dihubungi')
  expect(page.body.textContent).toContain('dihapus otomatis 24 bulan setelah dikirim')
  expect(ofManagers(page)).toEqual({ export: null, notifications: null, status: null })
})

import { emptyDocument, type LinkWords } from '@naikkelas/page'
import { ToastProvider } from '@naikkelas/ui/toast'
import { afterEach, expect, test, vi } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { show } from '../builder/text/testing/open-text.tsx'
import { ShareDialog } from './share-dialog.tsx'
import { aLandingPage } from '../landing-pages/testing.ts'

afterEach(() => vi.unstubAllGlobals())

const shared = aLandingPage({
  name: 'Kelas malam',
  link_landing_page: 'kelas-malam',
  status: 'published',
  address: '/kelas-malam',
  headVersion: 3,
  publishedVersion: 3,
  publishedAt: '2026-11-20T00:00:00.000Z',
  hasUnpublishedChanges: false,
})

/** The dialog of a page with these dynamic words; returns the requests it sent. */
function open(linkWords: LinkWords) {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const reply = (data: unknown) => Response.json({ status: 200, message: 'Berhasil', data })
    if (init.method === 'POST') {
      const body = JSON.parse(String(init.body))
      sent.push(body)
      return reply({ ...made, ...body })
    }
    if (address.includes(`/landing-pages/${shared.id}`))
      return reply({ page: shared, document: { ...emptyDocument(), linkWords }, media: [] })
    return address.includes('/api/') ? reply([]) : new Response('', { status: 404 })
  })
  show(
    <ToastProvider>
      <ShareDialog page={shared} onClose={() => {}} />
    </ToastProvider>,
  )
  return sent
}

const made = {
  code: 'k7mp2xz',
  address: '/s/k7mp2xz',
  page: { id: shared.id, name: shared.name },
  hits: 0,
  lastHitAt: null,
  endedAt: null,
  createdAt: '2026-11-20T00:00:00.000Z',
}

test('a page with a city placeholder is shared for one city: URL, code and short link contain it', async () => {
  const sent = open({ kota: { fallback: 'kota Anda', words: [] }, topik: { fallback: 'data', words: [] } })
  await userEvent.selectOptions(screen.getByLabelText('Kota di tautan', { exact: true }), 'Jakarta Selatan')
  await expect
    .element(screen.getByText(`${location.origin}/kelas-malam?kota=jakarta-selatan`, { exact: true }))
    .toBeVisible()
  await expect.element(screen.getByLabelText(/^Kode QR untuk .*kota=jakarta-selatan$/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Buat tautan pendek', exact: true }))
  await expect.poll(() => sent).toMatchObject([{ words: { kota: 'Jakarta Selatan' } }])
  // This page lists no topics: there is nothing to choose.
  expect(screen.getByLabelText('Topik di tautan', { exact: true }).query()).toBeNull()
})

test('a page without dynamic text asks for no words', async () => {
  open({ utm_campaign: { fallback: 'promo', words: ['Lebaran'] } })
  await expect.element(screen.getByRole('heading', { name: 'Tautan pendek', exact: true })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Kata di halaman', exact: true }).query()).toBeNull()
})

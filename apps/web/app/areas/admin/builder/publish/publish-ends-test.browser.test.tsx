import type { Admin } from '@naikkelas/contract/identity'
import { emptyDocument, shortId } from '@naikkelas/page'
import { defaultSettings, sections } from '@naikkelas/ui/sections/registry'
import { ToastProvider } from '@naikkelas/ui/toast'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createStore } from 'zustand/vanilla'
import { BuilderContext, type BuilderParts } from '../state/builder-context.ts'
import { createWorkspace } from '../state/workspace.ts'
import { BuilderDialogs } from '../dialogs/builder-dialogs.tsx'
import { createBuilderStore } from '../model/builder-store.ts'
import type { SaveState } from '../save/index.ts'
import { show } from '../text/testing/open-text.tsx'
import { PublishButton } from './publish-button.tsx'
import { aLandingPage } from '../../landing-pages/testing.ts'

const pageId = '0197a1c2-0000-7000-8000-000000000001'
const landingPage = aLandingPage({
  id: pageId,
  status: 'published',
  headVersion: 3,
  publishedVersion: 2,
  publishedAt: '2026-11-20T00:00:00.000Z',
})
const variant = (key: string) => ({ key, weight: 50, visitors: 0, reached: 0, rate: null, difference: null })
const running = {
  id: pageId,
  goal: 'cta',
  leastLift: 20,
  startedAt: '2026-11-20T00:00:00.000Z',
  startedBy: null,
  endedAt: null,
  endedBy: null,
  winner: null,
  goneVariants: [],
  changes: [],
  results: { variants: [variant('a'), variant('b')], neededVisitors: null, verdict: 'early', best: null },
}

afterEach(() => {
  vi.unstubAllGlobals()
})

/** The part of the builder that publishes, on a page without variants of which tests are known. */
function open(tests: readonly object[]) {
  const sent: string[] = []
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    if (init.method === 'POST') sent.push(address)
    const data = address.endsWith('/experiments') ? tests : { ...landingPage, hasUnpublishedChanges: false }
    return new Response(JSON.stringify({ status: 200, message: 'Berhasil', data }))
  })
  const admin: Admin = { id: pageId, name: 'Sari', email: 'sari@contoh.test', role: 0, menus: [] }
  const state = createStore<SaveState>(() => ({
    status: 'saved',
    needsSignIn: false,
    needsReload: false,
    conflicts: [],
    hasPending: false,
    details: { typed: {}, ready: [], mistakes: {} },
  }))
  const saver = { ...state, describe: () => {}, flush: async () => true, refresh: async () => {}, headVersion: () => 3 }
  const { type, version, defaults } = sections.headline
  const headline = { id: shortId(), type, version, content: { ...defaults }, settings: defaultSettings }
  const document = { ...emptyDocument(), sections: [JSON.parse(JSON.stringify(headline))] }
  const store = createBuilderStore({ page: landingPage, document, media: [], onEdit: () => {} })
  show(
    <ToastProvider>
      <BuilderContext
        value={
          {
            store,
            workspace: createWorkspace(),
            saver,
            admin,
            partners: [],
            siteParts: { media: [] },
          } as unknown as BuilderParts
        }
      >
        <PublishButton />
        <BuilderDialogs />
      </BuilderContext>
    </ToastProvider>,
  )
  return { sent }
}

const button = (name: string) => page.getByRole('button', { name, exact: true })

test('publishing a page that lost a tested variant announces the end of the test before anything goes public', async () => {
  const { sent } = open([running])
  await userEvent.click(button('Terbitkan'))
  await expect.element(page.getByRole('dialog', { name: 'Terbitkan dan akhiri uji A/B?' })).toBeVisible()
  await expect.element(page.getByText(/varian B sudah tidak ada di dalamnya/)).toBeVisible()
  expect(sent).toEqual([])
  await userEvent.click(button('Terbitkan dan akhiri uji'))
  await expect.poll(() => sent).toEqual([`/api/admin/landing-pages/${pageId}/publish`])
})

test('a finished test is not asked about', async () => {
  const { sent } = open([{ ...running, endedAt: '2026-11-21T00:00:00.000Z' }])
  await userEvent.click(button('Terbitkan'))
  await expect.poll(() => sent).toEqual([`/api/admin/landing-pages/${pageId}/publish`])
})

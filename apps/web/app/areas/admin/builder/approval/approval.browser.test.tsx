import type { MenuCapability } from '@naikkelas/contract'
import type { Admin } from '@naikkelas/contract/identity'
import { type Approval, type LandingPage, newLifecycle } from '@naikkelas/contract/pages'
import { emptyDocument } from '@naikkelas/page'
import { ToastProvider } from '@naikkelas/ui/toast'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createStore } from 'zustand/vanilla'
import { BuilderContext, type BuilderParts, useWorkspace } from '../state/builder-context.ts'
import { createWorkspace } from '../state/workspace.ts'
import { createBuilderStore } from '../model/builder-store.ts'
import { PublishButton } from '../publish/publish-button.tsx'
import type { SaveState } from '../save/index.ts'
import { LifecycleStrip } from '../lifecycle/lifecycle-strip.tsx'
import { show } from '../text/testing/open-text.tsx'
import { ApprovalDialog } from './approval-dialog.tsx'
import { aLandingPage } from '../../landing-pages/testing.ts'

const pageId = '0197a1c2-0000-7000-8000-000000000001'
const landingPage = aLandingPage({ id: pageId, headVersion: 3 })
const request: Approval = {
  id: '0197a1c2-0000-7000-8000-000000000002',
  version: 3,
  note: 'Harga sudah benar',
  askedById: null,
  askedBy: 'Dewi',
  askedAt: '2026-11-20T03:00:00.000Z',
  answer: null,
  comment: '',
  answeredBy: null,
  answeredAt: null,
}

afterEach(() => {
  vi.unstubAllGlobals()
})

interface Answered {
  status: number
  message: string
  data: unknown
}

/** The publishing part of the builder for an admin with one capability, with a fake API. */
async function openAs(
  capability: MenuCapability,
  { approval = null, answer }: { approval?: Approval | null; answer?: () => Answered } = {},
) {
  const sent: { address: string; body: unknown }[] = []
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    if (init.method !== 'GET') sent.push({ address, body: JSON.parse(String(init.body)) })
    const reply = init.method === 'GET' ? { status: 404, message: 'Tidak ada', data: null } : answer?.()
    return new Response(JSON.stringify(reply), { status: reply?.status ?? 500 })
  })
  const admin: Admin = {
    id: pageId,
    name: 'Seseorang',
    email: 'seseorang@contoh.test',
    role: 1,
    menus: [{ menu: 'landing_pages', capability }],
  }
  const state = createStore<SaveState>(() => ({
    status: 'saved',
    needsSignIn: false,
    needsReload: false,
    conflicts: [],
    hasPending: false,
    details: { typed: {}, ready: [], mistakes: {} },
  }))
  const saver = { ...state, describe: () => {}, flush: async () => true, refresh: async () => {}, headVersion: () => 3 }
  const store = createBuilderStore({
    page: { ...landingPage, lifecycle: { ...newLifecycle, approval } },
    document: emptyDocument(),
    media: [],
    onEdit: () => {},
  })
  function Dialogs() {
    const { open, close } = useWorkspace(({ dialogs }) => dialogs)
    return open === 'approval' && <ApprovalDialog onClose={close} />
  }
  show(
    <ToastProvider>
      <BuilderContext
        value={{ store, workspace: createWorkspace(), saver, admin, partners: [] } as unknown as BuilderParts}
      >
        <LifecycleStrip />
        <PublishButton />
        <Dialogs />
      </BuilderContext>
    </ToastProvider>,
  )
  return { sent, store }
}

const button = (name: string) => page.getByRole('button', { name, exact: true })
const answered = (approval: Approval, more: Partial<LandingPage> = {}): Answered => ({
  status: 200,
  message: 'Berhasil',
  data: { ...landingPage, ...more, lifecycle: { ...newLifecycle, approval } },
})

test('an admin without the publish capability requests approval with a note, and sees it pending', async () => {
  const { sent } = await openAs('design', { answer: () => answered(request) })
  await expect.element(button('Terbitkan')).not.toBeInTheDocument()
  await userEvent.click(button('Minta persetujuan'))
  await userEvent.fill(page.getByRole('textbox', { name: /^Catatan/ }), 'Harga sudah benar')
  await userEvent.click(button('Kirim permintaan'))
  await expect.element(page.getByText(/^Menunggu persetujuan, diminta Dewi/)).toBeVisible()
  expect(sent).toEqual([
    {
      address: `/api/admin/landing-pages/${pageId}/approvals`,
      body: { headVersion: 3, note: 'Harga sudah benar' },
    },
  ])
})

test('a publisher sees the request, and returning it without a note keeps the input', async () => {
  const { sent } = await openAs('publish', {
    approval: request,
    answer: () =>
      sent.length === 1
        ? {
            status: 422,
            message: 'Ada isian yang perlu diperbaiki.',
            data: {
              code: 'invalid_input',
              fields: [{ path: 'comment', message: 'Tulis apa yang perlu diperbaiki' }],
            },
          }
        : answered({ ...request, answer: 'returned', comment: 'Tambahkan foto', answeredBy: 'Putra' }),
  })
  await userEvent.click(button('Periksa permintaan'))
  const dialog = page.getByRole('dialog', { name: 'Periksa permintaan' })
  await expect.element(dialog.getByText('Harga sudah benar')).toBeVisible()
  await userEvent.click(button('Kembalikan'))
  await expect.element(dialog.getByText('Tulis apa yang perlu diperbaiki')).toBeVisible()
  await expect.element(dialog.getByRole('textbox', { name: /^Komentar/ })).toHaveFocus()
  await userEvent.fill(dialog.getByRole('textbox', { name: /^Komentar/ }), 'Tambahkan foto')
  await userEvent.click(button('Kembalikan'))
  await expect.element(page.getByText('Putra mengembalikan halaman ini: Tambahkan foto')).toBeVisible()
  expect(sent.map(({ address }) => address.split('/').at(-1))).toEqual(['return', 'return'])
})

test('a page that changed since cannot be approved, and the message says what to do', async () => {
  const { sent } = await openAs('publish', { approval: { ...request, version: 2 } })
  await userEvent.click(button('Periksa permintaan'))
  await expect.element(page.getByText(/Halaman berubah sejak diminta/)).toBeVisible()
  await expect.element(button('Setujui')).toBeDisabled()
  expect(sent).toEqual([])
})

test('the requester reads why it was returned and can request again from there', async () => {
  await openAs('text', {
    approval: {
      ...request,
      answer: 'returned',
      comment: 'Tambahkan foto',
      answeredBy: 'Putra',
      answeredAt: request.askedAt,
    },
  })
  await expect.element(page.getByText('Putra mengembalikan halaman ini: Tambahkan foto')).toBeVisible()
  await userEvent.click(button('Minta lagi'))
  const dialog = page.getByRole('dialog', { name: 'Minta persetujuan' })
  await expect.element(dialog.getByText('Tambahkan foto', { exact: true })).toBeVisible()
  await expect.element(dialog.getByRole('textbox', { name: /^Catatan/ })).toBeVisible()
})

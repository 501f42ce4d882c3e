import type { MenuCapability } from '@naikkelas/contract'
import type { Admin } from '@naikkelas/contract/identity'
import type { PageMeasurement, PixelSending } from '@naikkelas/contract/marketing'
import { emptyDocument } from '@naikkelas/page'
import { ToastProvider } from '@naikkelas/ui/toast'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { BuilderContext, type BuilderParts } from '../state/builder-context.ts'
import { createWorkspace } from '../state/workspace.ts'
import { createBuilderStore } from '../model/builder-store.ts'
import { show } from '../text/testing/open-text.tsx'
import { MeasurementFields } from './measurement-fields.tsx'
import { aLandingPage } from '../../landing-pages/testing.ts'

const landingPage = aLandingPage({ headVersion: 3 })
const plain: PageMeasurement = { isMeasured: true, metaPixelId: '', tiktokPixelId: '', googleTagId: '' }

const nothingSent: PixelSending = { secrets: [], events: [] }
const withMeta: PageMeasurement = { ...plain, metaPixelId: '123456789012345' }

afterEach(() => vi.unstubAllGlobals())

/** The fields for someone with one capability, over an API that knows one refusal. */
async function openAs(capability: MenuCapability, found: PageMeasurement = plain, sending: PixelSending = nothingSent) {
  const sent: Partial<PageMeasurement>[] = []
  const secrets: unknown[] = []
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const succeeded = (data: unknown) => Response.json({ status: 200, message: 'Berhasil', data })
    if (address.endsWith('/pixel-events')) return succeeded(sending)
    if (address.includes('/pixel-secrets/')) {
      secrets.push([init.method, address.split('/').at(-1), init.body])
      return succeeded({ ...sending, secrets: init.method === 'PUT' ? ['meta'] : [] })
    }
    if (init.method === 'GET') return succeeded(found)
    const body = JSON.parse(String(init.body)) as Partial<PageMeasurement>
    sent.push(body)
    if (!/^\d*$/.test(body.metaPixelId ?? '')) {
      const fields = [{ path: 'metaPixelId', message: 'ID piksel Meta terdiri dari 10 sampai 20 angka' }]
      const data = { code: 'invalid_input', fields }
      return Response.json({ status: 422, message: 'Ada isian yang perlu diperbaiki.', data }, { status: 422 })
    }
    // Another admin set a Google tag in between.
    return Response.json({ status: 200, message: 'Berhasil', data: { ...found, googleTagId: 'G-ABC123XYZ9', ...body } })
  })
  const admin: Admin = {
    id: landingPage.id,
    name: 'Seseorang',
    email: 'seseorang@contoh.test',
    role: 1,
    menus: [{ menu: 'landing_pages', capability }],
  }
  const store = createBuilderStore({ page: landingPage, document: emptyDocument(), media: [], onEdit: () => {} })
  show(
    <ToastProvider>
      <BuilderContext value={{ store, workspace: createWorkspace(), admin, partners: [] } as unknown as BuilderParts}>
        <MeasurementFields />
      </BuilderContext>
    </ToastProvider>,
  )
  await expect.element(page.getByRole('switch', { name: 'Ukur kunjungan halaman ini', exact: true })).toBeVisible()
  return { sent, secrets }
}

const meta = () => page.getByRole('textbox', { name: 'ID piksel Meta', exact: true })
const save = () => page.getByRole('button', { name: 'Simpan pengukuran', exact: true })

test('an id is saved by its button alone, merged with what others saved, and consent is required first', async () => {
  const { sent } = await openAs('publish')
  expect(save().query()).toBeNull()
  await userEvent.fill(meta(), '123456789012345')
  await expect.element(page.getByText(/Piksel baru dimuat setelah pengunjung setuju/)).toBeVisible()
  await userEvent.click(save())
  await expect.element(page.getByText('Pengukuran tersimpan')).toBeVisible()
  expect(sent).toEqual([{ metaPixelId: '123456789012345' }])
  await expect.element(page.getByRole('textbox', { name: 'ID tag Google', exact: true })).toHaveValue('G-ABC123XYZ9')
  expect(save().query()).toBeNull()
})

test('an invalid id is reported at its field and stays to be corrected', async () => {
  await openAs('publish')
  await userEvent.fill(meta(), '12ab')
  await userEvent.click(save())
  await expect.element(meta()).toHaveAccessibleDescription(/ID piksel Meta terdiri dari 10 sampai 20 angka/)
  await expect.element(meta()).toHaveFocus()
  await expect.element(meta()).toHaveValue('12ab')
})

test('when switched off, the effect is explained, and no ids are asked for', async () => {
  const { sent } = await openAs('publish')
  await userEvent.click(page.getByRole('switch', { name: 'Ukur kunjungan halaman ini', exact: true }))
  await expect.element(page.getByText(/Halaman tampil tanpa skrip/)).toBeVisible()
  expect(meta().query()).toBeNull()
  await userEvent.click(save())
  await expect.poll(() => sent).toEqual([{ isMeasured: false }])
})

test('without the publish capability it is read-only', async () => {
  await openAs('design')
  await expect.element(meta()).toBeDisabled()
})

test('a token is entered once, stored, and never shown again; it can be removed', async () => {
  const { secrets } = await openAs('publish', withMeta)
  const token = page.getByLabelText('Token Conversions API Meta', { exact: true })
  await userEvent.fill(token, 'EAAG0123456789abcdef')
  await expect.element(token).toHaveAttribute('type', 'password')
  await userEvent.click(page.getByRole('button', { name: 'Simpan token', exact: true }))
  await expect.element(page.getByText('Tersimpan', { exact: true })).toBeVisible()
  expect(token.query()).toBeNull()
  expect(document.body.innerHTML).not.toContain('EAAG0123456789abcdef')
  await userEvent.click(page.getByRole('button', { name: 'Hapus Token Conversions API Meta', exact: true }))
  await expect.element(token).toHaveValue('')
  expect(secrets).toEqual([
    ['PUT', 'meta', '{"secret":"EAAG0123456789abcdef"}'],
    ['DELETE', 'meta', undefined],
  ])
})

test('the latest events are listed with their responses', async () => {
  const event = {
    id: landingPage.id,
    provider: 'meta' as const,
    name: 'Lead',
    eventId: 'a',
    attempts: 1,
    status: 401,
    state: 'failed' as const,
    excerpt: '<b>Invalid OAuth access token</b>',
    triedAt: null,
    dueAt: null,
    createdAt: '2026-11-20T00:00:00.000Z',
  }
  await openAs('publish', withMeta, { secrets: ['meta'], events: [event] })
  const list = page.getByRole('list', { name: 'Kiriman terakhir', exact: true })
  for (const words of ['Gagal', 'Meta · Lead', 'Jawaban 401', '<b>Invalid OAuth access token</b>'])
    await expect.element(list.getByText(words, { exact: true })).toBeVisible()
})

test('a page without pixels asks for no tokens', async () => {
  await openAs('publish')
  expect(page.getByText('Kejadian dari server', { exact: true }).query()).toBeNull()
})

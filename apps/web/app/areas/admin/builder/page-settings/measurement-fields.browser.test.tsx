import type { Admin, LandingPage, MenuCapability, PageMeasurement } from '@naikkelas/contract'
import { newStanding } from '@naikkelas/contract'
import { emptyDocument } from '@naikkelas/page'
import { ToastProvider } from '@naikkelas/ui/toast'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { BuilderContext, type BuilderParts } from '../builder-context.ts'
import { createBuilderStore } from '../model/builder-store.ts'
import { show } from '../text/testing/open-text.tsx'
import { MeasurementFields } from './measurement-fields.tsx'

const landingPage: LandingPage = {
  id: '0197a1c2-0000-7000-8000-000000000001',
  name: 'Kelas data',
  kind: 'exclusive',
  link_landing_page: 'kelas-data',
  exclusive_landingpage: true,
  siteParts: 'auto',
  partner_id: null,
  status: 'draft',
  address: '/kelas-data',
  headVersion: 3,
  publishedVersion: null,
  publishedAt: null,
  updatedAt: '2026-11-20T00:00:00.000Z',
  updatedBy: null,
  hasUnpublishedChanges: true,
  standing: newStanding,
  deletedAt: null,
}
const plain: PageMeasurement = { isMeasured: true, metaPixelId: '', tiktokPixelId: '', googleTagId: '' }

afterEach(() => vi.unstubAllGlobals())

/** The fields for someone with one capability, over an API that knows one refusal. */
async function openAs(capability: MenuCapability) {
  const sent: PageMeasurement[] = []
  vi.stubGlobal('fetch', async (_address: string, init: RequestInit) => {
    if (init.method === 'GET') return Response.json({ status: 200, message: 'Berhasil', data: plain })
    const body = JSON.parse(String(init.body)) as PageMeasurement
    sent.push(body)
    if (!/^\d*$/.test(body.metaPixelId)) {
      const fields = [{ path: 'metaPixelId', message: 'ID piksel Meta terdiri dari 10 sampai 20 angka' }]
      const data = { code: 'invalid_input', fields }
      return Response.json({ status: 422, message: 'Ada isian yang perlu diperbaiki.', data }, { status: 422 })
    }
    return Response.json({ status: 200, message: 'Berhasil', data: body })
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
      <BuilderContext value={{ store, admin, partners: [] } as unknown as BuilderParts}>
        <MeasurementFields />
      </BuilderContext>
    </ToastProvider>,
  )
  await expect.element(page.getByRole('switch', { name: 'Ukur kunjungan halaman ini', exact: true })).toBeVisible()
  return { sent }
}

const meta = () => page.getByRole('textbox', { name: 'ID piksel Meta', exact: true })
const save = () => page.getByRole('button', { name: 'Simpan pengukuran', exact: true })

test('an id is saved by its button, and whoever types one learns that visitors are asked first', async () => {
  const { sent } = await openAs('publish')
  expect(save().query()).toBeNull()
  await userEvent.fill(meta(), '123456789012345')
  await expect.element(page.getByText(/Piksel baru dimuat setelah pengunjung setuju/)).toBeVisible()
  await userEvent.click(save())
  await expect.element(page.getByText('Pengukuran tersimpan')).toBeVisible()
  expect(sent).toEqual([{ ...plain, metaPixelId: '123456789012345' }])
  expect(save().query()).toBeNull()
})

test('what is no id gets its sentence at the field and stays there to be mended', async () => {
  await openAs('publish')
  await userEvent.fill(meta(), '12ab')
  await userEvent.click(save())
  await expect.element(meta()).toHaveAccessibleDescription(/ID piksel Meta terdiri dari 10 sampai 20 angka/)
  await expect.element(meta()).toHaveValue('12ab')
})

test('switched off, it says what the page loses, and asks for no ids', async () => {
  const { sent } = await openAs('publish')
  await userEvent.click(page.getByRole('switch', { name: 'Ukur kunjungan halaman ini', exact: true }))
  await expect.element(page.getByText(/Halaman tidak membawa skrip/)).toBeVisible()
  expect(meta().query()).toBeNull()
  await userEvent.click(save())
  await expect.poll(() => sent).toEqual([{ ...plain, isMeasured: false }])
})

test('whoever may not publish reads it and changes nothing', async () => {
  await openAs('design')
  await expect.element(meta()).toBeDisabled()
})

import { endpoint } from '@naikkelas/contract'
import { Field } from '@naikkelas/ui/field'
import { Input } from '@naikkelas/ui/input'
import { ToastProvider } from '@naikkelas/ui/toast'
import { useState } from 'react'
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as z from 'zod/mini'
import { show } from '../builder/text/testing/open-text.tsx'
import { AmountInput } from '../inputs/amount-input.tsx'
import { endpointRequest } from './endpoint-request.ts'
import { FormDialog } from './form-dialog.tsx'
import { useEndpointForm } from './use-endpoint-form.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

const name = z.string().check(z.minLength(1, { error: 'Nama belum diisi' }))
const city = z.string().check(z.minLength(1, { error: 'Kota belum diisi' }))
const createShop = endpoint({
  method: 'POST',
  path: '/admin/shops',
  summary: 'A shop',
  input: { body: z.strictObject({ shop: z.strictObject({ name, city }) }) },
  output: z.object({ id: z.string() }),
})

interface ShopValues {
  shop: { name: string; city: string }
}

const creation = endpointRequest(createShop, (body: ShopValues) => ({ body }))

/** Takes the screen away without a word, as a tab that is closed. */
let closeTab = () => {}
/** The record that the form starts from. */
let stored = { name: '', city: '' }

function ShopDialog({ onClose }: { onClose: () => void }) {
  const form = useEndpointForm(creation, {
    defaultValues: { shop: stored },
    draft: 'shop ratna',
    savedMessage: ({ id }) => `Toko ${id} disimpan`,
    onSaved: onClose,
  })
  const { errors } = form.formState
  const [amount, setAmount] = useState<number | null>(null)
  return (
    <FormDialog form={form} title="Toko baru" submitLabel="Simpan" onClose={onClose}>
      <Field label="Nama" error={errors.shop?.name?.message}>
        <Input {...form.register('shop.name')} />
      </Field>
      <Field label="Kota" error={errors.shop?.city?.message}>
        <Input {...form.register('shop.city')} />
      </Field>
      <AmountInput label="Modal" value={amount} onChange={setAmount} />
      <Link to="/lain">Layar lain</Link>
    </FormDialog>
  )
}

function Screen() {
  const [isOpen, setIsOpen] = useState(true)
  if (isOpen) return <ShopDialog onClose={() => setIsOpen(false)} />
  return (
    <>
      <p>Tertutup</p>
      <button type="button" onClick={() => setIsOpen(true)}>
        Buka lagi
      </button>
    </>
  )
}

/** The dialog over an API that answers with what is given, in turn, and again with the last. */
function open(...answers: (() => Promise<Response>)[]) {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    sent.push(JSON.parse(String(init.body)))
    return await (answers.length > 1 ? answers.shift() : answers[0])?.()
  })
  const router = createMemoryRouter([
    {
      id: 'areas/admin/admin.route',
      loader: () => ({ accountId: 'rani' }),
      HydrateFallback: () => null,
      children: [
        { path: '/', element: <Screen /> },
        { path: '/lain', element: <p>Layar lain terbuka</p> },
      ],
    },
  ])
  const { draw } = show(
    <ToastProvider>
      <RouterProvider router={router} />
    </ToastProvider>,
  )
  closeTab = () => draw(null)
  return sent
}

const saved = async () => Response.json({ status: 200, message: '', data: { id: 'ratna' } })
const offline = async () => {
  throw new TypeError('Failed to fetch')
}
const refused = async () => {
  const fields = [{ path: 'shop.city', message: 'Kota ini belum kami layani' }]
  return Response.json(
    { status: 422, message: 'Ada yang salah', data: { code: 'invalid_input', fields } },
    { status: 422 },
  )
}

const field = (label: string) => page.getByRole('textbox', { name: label, exact: true })
const save = () => page.getByRole('button', { name: 'Simpan', exact: true })
const fillIn = async () => {
  await userEvent.fill(field('Nama'), 'Kopi Ratna')
  await userEvent.fill(field('Kota'), 'Malang')
}

test('what the endpoint would refuse is not sent: the first wrong field has the focus and its sentence', async () => {
  const sent = open(saved)
  await userEvent.fill(field('Nama'), 'Kopi Ratna')
  await userEvent.click(save())
  await expect.element(page.getByText('Kota belum diisi')).toBeVisible()
  await expect.element(field('Kota')).toHaveFocus()
  expect(sent).toEqual([])
})

test('a message of the server is shown at its field, and the input stays', async () => {
  const sent = open(refused, saved)
  await fillIn()
  await userEvent.click(save())
  await expect.element(page.getByText('Kota ini belum kami layani')).toBeVisible()
  await expect.element(field('Kota')).toHaveFocus()
  await expect.element(field('Nama')).toHaveValue('Kopi Ratna')
  await userEvent.fill(field('Kota'), 'Batu')
  await userEvent.click(save())
  await expect.element(page.getByText('Toko ratna disimpan')).toBeVisible()
  await expect.element(page.getByText('Tertutup')).toBeVisible()
  expect(sent.at(-1)).toEqual({ shop: { name: 'Kopi Ratna', city: 'Batu' } })
})

test('a lost connection keeps what was typed and lets one try again', async () => {
  const sent = open(offline, saved)
  await fillIn()
  await userEvent.click(save())
  await expect.element(page.getByText(/^Tidak dapat terhubung ke server/)).toBeVisible()
  await expect.element(field('Kota')).toHaveValue('Malang')
  await userEvent.click(save())
  await expect.element(page.getByText('Tertutup')).toBeVisible()
  expect(sent).toHaveLength(2)
})

test('two clicks in one frame send once', async () => {
  let answer = (_: Response) => {}
  const sent = open(() => new Promise<Response>((resolve) => (answer = resolve)))
  await fillIn()
  const button = save().element()
  if (!(button instanceof HTMLElement)) throw new Error('no button')
  button.click()
  button.click()
  await expect.poll(() => sent.length).toBe(1)
  button.click()
  answer(await saved())
  await expect.element(page.getByText('Tertutup')).toBeVisible()
  expect(sent).toHaveLength(1)
})

test('Escape asks before it throws away what was typed, and not where nothing was', async () => {
  open(saved)
  await userEvent.fill(field('Nama'), 'Kopi')
  await userEvent.keyboard('{Escape}')
  const question = page.getByRole('dialog', { name: 'Buang yang sudah diketik?' })
  await expect.element(question).toBeVisible()
  await userEvent.click(question.getByRole('button', { name: 'Batal', exact: true }))
  await expect.element(field('Nama')).toHaveValue('Kopi')
  await userEvent.fill(field('Nama'), '')
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByText('Tertutup')).toBeVisible()
})

test('another screen is opened only once leaving what was typed is confirmed', async () => {
  open(saved)
  await userEvent.fill(field('Nama'), 'Kopi')
  await userEvent.click(page.getByRole('link', { name: 'Layar lain' }))
  const question = page.getByRole('dialog', { name: 'Tinggalkan tanpa menyimpan?' })
  await userEvent.click(question.getByRole('button', { name: 'Batal', exact: true }))
  await expect.element(field('Nama')).toHaveValue('Kopi')
  await userEvent.click(page.getByRole('link', { name: 'Layar lain' }))
  await userEvent.click(question.getByRole('button', { name: 'Tinggalkan', exact: true }))
  await expect.element(page.getByText('Layar lain terbuka')).toBeVisible()
})

test('Ctrl+S saves from within a field', async () => {
  const sent = open(saved)
  await fillIn()
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.element(page.getByText('Toko ratna disimpan')).toBeVisible()
  expect(sent).toEqual([{ shop: { name: 'Kopi Ratna', city: 'Malang' } }])
})

test('Ctrl+S saves nothing while a field holds what cannot be read', async () => {
  const sent = open(saved)
  await fillIn()
  await userEvent.fill(field('Modal'), '-5')
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.element(field('Modal')).toHaveFocus()
  await expect.element(page.getByText('Modal tidak bisa kurang dari 0')).toBeVisible()
  expect(sent).toEqual([])
  await userEvent.fill(field('Modal'), '5')
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.element(page.getByText('Toko ratna disimpan')).toBeVisible()
  expect(sent).toHaveLength(1)
})

test('several wrong fields are listed with links to them', async () => {
  open(saved)
  await userEvent.click(save())
  await expect.element(page.getByText('2 isian perlu diperbaiki', { exact: false })).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Kota belum diisi' }))
  await expect.element(field('Kota')).toHaveFocus()
})

async function typeAndCloseTab() {
  open(saved)
  await fillIn()
  closeTab()
}

test('what was typed and not saved is there again when the form is opened again, and can be thrown away', async () => {
  await typeAndCloseTab()
  open(saved)
  await expect.element(page.getByText('Isian yang belum disimpan dipulihkan', { exact: false })).toBeVisible()
  await expect.element(field('Nama')).toHaveValue('Kopi Ratna')
  await expect.element(page.getByText('Data ini sudah diubah sejak itu', { exact: false })).not.toBeInTheDocument()
  await userEvent.click(page.getByRole('button', { name: 'Buang isian' }))
  await expect.element(field('Nama')).toHaveValue('')
  closeTab()
  open(saved)
  await expect.element(field('Nama')).toHaveValue('')
})

test('a restored draft says when the record was changed since', async () => {
  await typeAndCloseTab()
  stored = { name: 'Kopi Ratna Jaya', city: 'Malang' }
  onTestFinished(() => {
    stored = { name: '', city: '' }
  })
  open(saved)
  await expect.element(page.getByText('Data ini sudah diubah sejak itu', { exact: false })).toBeVisible()
  await expect.element(field('Nama')).toHaveValue('Kopi Ratna')
})

test('a draft from before a field was added to the form is restored with that field as the record has it', async () => {
  await typeAndCloseTab()
  forgetCityInDraft()
  stored = { name: '', city: 'Malang' }
  onTestFinished(() => {
    stored = { name: '', city: '' }
  })
  open(saved)
  await expect.element(field('Nama')).toHaveValue('Kopi Ratna')
  await expect.element(field('Kota')).toHaveValue('Malang')
  await expect.element(page.getByText('Data ini sudah diubah sejak itu', { exact: false })).not.toBeInTheDocument()
})

/** As a release left it whose form had no city. */
function forgetCityInDraft() {
  for (const [key, draft] of Object.entries(localStorage)) {
    const { values, startedFrom, at } = JSON.parse(String(draft))
    delete values.shop.city
    delete startedFrom.shop.city
    localStorage.setItem(key, JSON.stringify({ values, startedFrom, at }))
  }
}

test('nothing is kept of a form that was saved, or closed with “Batal”', async () => {
  open(saved)
  await fillIn()
  await userEvent.click(save())
  await userEvent.click(page.getByRole('button', { name: 'Buka lagi' }))
  await expect.element(field('Nama')).toHaveValue('')
  await fillIn()
  await userEvent.click(page.getByRole('button', { name: 'Batal' }))
  await userEvent.click(page.getByRole('button', { name: 'Buka lagi' }))
  await expect.element(field('Nama')).toHaveValue('')
  expect(Object.keys(localStorage)).toEqual([])
})

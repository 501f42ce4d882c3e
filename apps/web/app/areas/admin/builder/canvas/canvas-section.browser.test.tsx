import type { SectionSettings } from '@naikkelas/ui/sections/registry'
import { expect, test } from 'vitest'
import { page as screen } from 'vitest/browser'
import { newSection } from '../model/section-acts.ts'
import { preloadText } from '../text/index.ts'
import { press } from '../text/testing/open-text.tsx'
import { openCanvas } from './testing/open-canvas.tsx'

preloadText()

function openForm(settings: Partial<SectionSettings> = {}) {
  const form = newSection('lead_form')
  return openCanvas([{ ...form, settings: { ...form.settings, ...settings } }], {
    className: 'flex h-[700px] w-[1000px]',
  })
}

const section = () => screen.getByRole('group', { name: 'Bagian 1', exact: true })

test('a section hidden on phones leaves a placeholder on a phone canvas, with the reason', async () => {
  const { store } = openForm({ visibleOn: 'desktop' })
  await expect.element(section().getByRole('textbox', { name: 'Nama' })).toBeVisible()
  store.setState({ device: 360 })
  await expect.element(section().getByText('Formulir minat, hanya tampil di layar lebar')).toBeVisible()
  store.setState({ device: 768 })
  await expect.element(section().getByRole('textbox', { name: 'Nama' })).toBeVisible()
})

test('an unselected form shows its fields with the texts that visitors will read', async () => {
  openForm()
  const name = section().getByRole('textbox', { name: 'Nama' })
  await expect.element(name).toBeVisible()
  const words = name.element().closest('[data-part=field]')?.querySelector('[data-text]')
  expect(words && getComputedStyle(words, '::before').content).toBe('none')
})

test('a field label is edited by double click; the field itself is not editable', async () => {
  openForm()
  await expect.element(section().getByText('Nama', { exact: true })).toBeVisible()
  await section().getByText('Nama', { exact: true }).dblClick()
  const label = screen.getByRole('textbox', { name: 'Label isian di kanvas' })
  await expect.element(label).toHaveFocus()
  // When emptied, the default label returns.
  expect(getComputedStyle(label.element(), '::before').content).toBe('"Nama"')
  await press('Nama panggilan')
  await expect.element(label).toHaveTextContent('Nama panggilan')
  await press('{Escape}')
  const field = section().getByLabelText('Nama panggilan').element()
  const { left, top, width, height } = field.getBoundingClientRect()
  const under = document.elementFromPoint(left + width / 2, top + height / 2)
  expect(under === field).toBe(false)
})

test('on a phone the sticky button bar shows the price, with or without a name, also beside the chat number', async () => {
  const bar = newSection('sticky_cta')
  const { store } = openCanvas([{ ...bar, settings: { ...bar.settings, tone: 'white' } }], {
    className: 'flex h-[700px] w-[1000px]',
  })
  const cta = { label: 'Ikut', target: { kind: 'whatsapp', number: '6281200001234', text: '' } } as const
  const { document } = store.getState()
  const offered = (name: string) => ({ ...document, offer: { ...document.offer, name, price: 149_000, cta } })
  store.setState({ device: 360, document: offered('') })
  await expect.element(section().getByText('Rp149.000')).toBeVisible()
  store.setState({ document: offered('Kelas foto') })
  await expect.element(section().getByText('Kelas foto')).not.toBeVisible()
  await expect.element(section().getByText('Rp149.000')).toBeVisible()
})

import type { JsonObject } from '@naikkelas/page'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openSettings } from '../testing/open-settings.tsx'

const [one, two, three] = ['satu', 'dua', 'tiga'].map((text) => ({ id: `poin-${text.padEnd(5, '0')}`, text }))

/** The points of a section and what they say. */
function openPoints() {
  const { store, content } = openSettings('image_paragraph', { points: [one, two, three] as JsonObject[] })
  const words = () => (content().points as { text: string }[]).map(({ text }) => text)
  return { store, words }
}

const button = (name: string) => page.getByRole('button', { name, exact: true })
const toggle = (place: number) => page.getByRole('button', { name: new RegExp(`^Poin ${place}`) })

test('a new item is focused for editing', async () => {
  const { words } = openPoints()
  await button('Tambah item').click()
  await expect.poll(words).toHaveLength(4)
  await expect.poll(() => document.activeElement?.closest('[data-list-item]')?.textContent).toContain('Poin 4')
})

test('after removing an item the focus stays in the list: the next one, the last one, or the add button', async () => {
  const { words } = openPoints()
  await toggle(2).click()
  await button('Hapus Poin 2').click()
  await expect.element(toggle(2)).toHaveFocus()
  expect(words()).toEqual(['satu', 'tiga'])
  await toggle(2).click()
  await button('Hapus Poin 2').click()
  await expect.element(toggle(1)).toHaveFocus()
})

test('one item is duplicated by itself, one step, and its copy is open', async () => {
  const { store, words } = openPoints()
  await toggle(1).click()
  await button('Gandakan Poin 1').click()
  expect(words()).toEqual(['satu', 'satu', 'dua', 'tiga'])
  await expect.element(toggle(2)).toHaveAttribute('aria-expanded', 'true')
  store.actions.undo()
  expect(words()).toHaveLength(3)
})

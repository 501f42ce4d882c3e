import { expect, test } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { preloadText } from '../text/index.ts'
import { press } from '../text/testing/open-text.tsx'
import { openCanvas, whiteSection } from './testing/open-canvas.tsx'

preloadText()

const frame = { className: 'flex h-[700px] w-[1000px]' }
const section = () => screen.getByRole('group', { name: 'Bagian 1', exact: true })
/** Of what is drawn: a section that was not in sight yet has the height of its placeholder. */
const height = () =>
  section().element().querySelector('[data-section-type]')?.getBoundingClientRect().height ?? Number.NaN
const emptyPlaces = () => screen.getByRole('button', { name: /^Isian kosong: \d+$/ })

async function chooseEmpty(name: string) {
  await emptyPlaces().click()
  await screen.getByRole('menuitem', { name, exact: true }).click()
}

test('selecting a section changes neither its height nor what it shows', async () => {
  const { store, idOf } = openCanvas([whiteSection('headline')], frame)
  await expect.element(section().getByRole('heading')).toBeVisible()
  const [before, words] = [height(), section().element().textContent]
  store.actions.select(idOf('headline'))
  await expect.element(emptyPlaces()).toBeVisible()
  expect([height(), section().element().textContent]).toEqual([before, words])
})

test('an empty text is chosen from the toolbar and written at its place', async () => {
  const { store, idOf, contentOf } = openCanvas([whiteSection('headline')], frame)
  store.actions.select(idOf('headline'))
  await chooseEmpty('Teks kecil di atas')
  const editor = screen.getByRole('textbox', { name: 'Teks kecil di atas di kanvas' })
  await expect.element(editor).toHaveFocus()
  expect(editor.element().closest('[data-canvas-section]')).toBe(section().element())
  await press('Kelas malam')
  await press('{Escape}')
  await expect.element(section().getByText('Kelas malam')).toBeVisible()
  expect(contentOf('headline').eyebrow).toBe('Kelas malam')
})

test('a text that is left empty gives its room back', async () => {
  const { store, idOf, contentOf } = openCanvas([whiteSection('headline')], frame)
  await expect.element(section().getByRole('heading')).toBeVisible()
  store.actions.select(idOf('headline'))
  await expect.element(emptyPlaces()).toBeVisible()
  const before = height()
  await chooseEmpty('Teks kecil di atas')
  await expect.element(screen.getByRole('textbox', { name: 'Teks kecil di atas di kanvas' })).toHaveFocus()
  expect(height()).toBeGreaterThan(before)
  await userEvent.keyboard('{Escape}')
  await expect.poll(height).toBe(before)
  expect(contentOf('headline').eyebrow).toBe('')
})

test('a text whose words are all deleted keeps its place until it is left', async () => {
  const { store, idOf } = openCanvas([whiteSection('headline')], frame)
  store.actions.startText({ sectionId: idOf('headline'), path: ['text'] })
  const editor = screen.getByRole('textbox', { name: 'Teks di kanvas' })
  await expect.element(editor).toHaveFocus()
  await userEvent.keyboard('{Control>}a{/Control}{Backspace}')
  await press('Baru')
  await expect.element(editor).toHaveTextContent('Baru')
})

test('an answer that is folded away opens while it is written', async () => {
  const { store, idOf, contentOf } = openCanvas([whiteSection('faq')], frame)
  const [first] = contentOf('faq').items as { id: string }[]
  store.actions.startText({ sectionId: idOf('faq'), path: ['items', first?.id ?? '', 'answer'] })
  const editor = screen.getByRole('textbox', { name: 'Jawaban di kanvas' })
  await expect.element(editor).toBeVisible()
})

test('a section that visitors do not get is a bar that says so', async () => {
  openCanvas([whiteSection('countdown')], frame)
  await expect.element(section().getByText(/tidak tampil untuk pengunjung/)).toBeVisible()
})

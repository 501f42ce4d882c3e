import { expect, test } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { preloadText } from '../text/index.ts'
import { press } from '../text/testing/open-text.tsx'
import { openCanvas, whiteSection } from './testing/open-canvas.tsx'

preloadText()

function openHeading() {
  const headline = whiteSection('headline')
  const opened = openCanvas([{ ...headline, content: { ...headline.content, title: 'Kelas data' } }], {
    className: 'flex h-[700px] w-[1000px]',
  })
  const title = screen.getByText('Kelas data', { exact: true })
  const writing = screen.getByRole('textbox', { name: 'Judul di kanvas' })
  return { ...opened, title, writing }
}

test('a press on a text of the selected section writes there, at the pressed place', async () => {
  const { store, idOf, contentOf, title, writing } = openHeading()
  store.actions.select(idOf('headline'))
  await userEvent.click(title, { position: { x: 1, y: 10 } })
  await expect.element(writing).toHaveFocus()
  await press('Ayo ')
  expect(contentOf('headline').title).toBe('Ayo Kelas data')
})

test('the press that selects a section does not write, and neither does one with Shift', async () => {
  const { store, idOf, title, writing } = openHeading()
  await userEvent.click(title)
  expect([store.getState().selectedId, store.getState().editing]).toEqual([idOf('headline'), null])
  await userEvent.keyboard('{Shift>}')
  await userEvent.click(title)
  await userEvent.keyboard('{/Shift}')
  expect(store.getState().editing).toBeNull()
  await expect.element(writing).not.toBeInTheDocument()
})

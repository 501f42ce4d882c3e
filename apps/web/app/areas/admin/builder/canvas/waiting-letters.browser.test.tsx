import '../../../../app.css'
import { expect, test, vi } from 'vitest'
import { page as screen } from 'vitest/browser'
import { press } from '../text/testing/open-text.tsx'
import { openCanvas, whiteSection } from './testing/open-canvas.tsx'

// The editor never arrives.
vi.mock(import('../../kit/rich-text/editor/index.ts'), () => new Promise(() => {}))

test('letters that wait for the editor can be read where the page is drawn small', async () => {
  await screen.viewport(1280, 800)
  const section = whiteSection('headline')
  openCanvas([{ ...section, content: { ...section.content, title: 'Kelas data' } }], {
    className: 'flex h-[700px] w-[640px]',
  })
  await screen.getByText('Kelas data').dblClick()
  await press('Halo')
  const letters = screen.getByText('Memuat penyunting… “Halo”')
  await expect.element(letters).toBeVisible()
  const element = letters.element() as HTMLElement
  // Half of it when it shrinks with the page.
  expect(element.getBoundingClientRect().height / element.offsetHeight).toBeCloseTo(1, 1)
})

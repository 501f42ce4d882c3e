import type { StoredSection } from '@naikkelas/page'
import { plainText, type RichText, richTextOf } from '@naikkelas/ui/rich-text/schema'
import { expect, test, vi } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { SaveStatus } from '../bar/save-status.tsx'
import { BuilderContext } from '../state/builder-context.ts'
import { paste, press, show } from '../text/testing/open-text.tsx'
import { openCanvas, whiteSection } from './testing/open-canvas.tsx'

const line = vi.hoisted(() => {
  const held = { arrive: () => {}, arrived: Promise.resolve() }
  held.arrived = new Promise<void>((resolve) => {
    held.arrive = resolve
  })
  return held
})
vi.mock(import('../../kit/rich-text/editor/index.ts'), async (original) => {
  await line.arrived
  return original()
})

function openTwoTexts() {
  const [headline, paragraph] = [whiteSection('headline'), whiteSection('paragraph')]
  const sections = [
    { ...headline, content: { ...headline.content, title: 'Kelas data', text: 'Untuk toko' } },
    { ...paragraph, content: { ...paragraph.content, body: richTextOf('Isi kelas') } },
  ] as unknown as StoredSection[]
  const { store, parts, contentOf } = openCanvas(sections, { className: 'flex h-[700px] w-[1000px]' })
  const texts = () => [
    contentOf('headline').title,
    contentOf('headline').text,
    plainText(contentOf('paragraph').body as unknown as RichText),
  ]
  return { store, parts, texts }
}

const holder = (name: string) => screen.getByRole('application', { name })

test('letters typed into texts that are left before the first editor is there arrive, each text as one step', async () => {
  const { store, parts, texts } = openTwoTexts()
  const status = () => screen.getByRole('status').filter({ hasText: /^(Tersimpan|Menyimpan…)$/ })
  show(
    <BuilderContext value={parts}>
      <SaveStatus />
    </BuilderContext>,
  )
  await expect.element(status()).toHaveTextContent('Tersimpan')

  // At the pressed place, before the first letter.
  await screen.getByText('Kelas data').dblClick({ position: { x: 1, y: 10 } })
  await expect.element(holder('Judul di kanvas')).toHaveFocus()
  await press('Toko ')
  await expect.element(screen.getByText('Memuat penyunting… “Toko ”')).toBeVisible()
  await expect.element(status()).toHaveTextContent('Menyimpan…')

  await screen.getByText('Isi kelas').dblClick()
  await expect.element(holder('Teks di kanvas')).toHaveFocus()
  await press('{End} lain x{Backspace}')
  paste(holder('Teks di kanvas').element(), { text: 'dan *contoh*' })

  // Tab goes on at once: what follows belongs to the next text.
  await screen.getByText('Kelas data').dblClick()
  await expect.element(holder('Judul di kanvas')).toHaveFocus()
  await press('{Tab}')
  await expect.element(holder('Teks di kanvas')).toHaveFocus()
  await press(' kecil')
  await userEvent.click(screen.getByText('Isi kelas'))
  await expect.element(holder('Teks di kanvas')).not.toBeInTheDocument()

  expect(texts()).toEqual(['Kelas data', 'Untuk toko', 'Isi kelas'])
  await expect.element(status()).toHaveTextContent('Menyimpan…')
  // Asked for before the letters are on the page: takes back the letters typed last, not the step before them.
  store.actions.undo()
  line.arrive()
  await expect.poll(texts).toEqual(['Toko Kelas data', 'Untuk toko', 'Isi kelas lain dan contoh'])
  await expect.element(status()).toHaveTextContent('Tersimpan')
  store.actions.redo()
  expect(texts()).toEqual(['Toko Kelas data', 'Untuk toko kecil', 'Isi kelas lain dan contoh'])
  store.actions.undo()
  store.actions.undo()
  expect(texts()).toEqual(['Toko Kelas data', 'Untuk toko', 'Isi kelas'])
  store.actions.undo()
  expect(texts()).toEqual(['Kelas data', 'Untuk toko', 'Isi kelas'])
  expect(store.actions.undo()).toBe(false)
})

import { type RichText, richTextOf } from '@naikkelas/ui/rich-text/schema'
import { RichTextView } from '@naikkelas/ui/rich-text'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openRich } from './testing/open-in-place.tsx'
import { paste, press, show } from './testing/open-text.tsx'
import { outline } from '../../kit/rich-text/testing/outline.ts'

const tool = (name: string) =>
  page.getByRole('toolbar', { name: 'Format teks' }).getByRole('button', { name, exact: true })

test('a rich text looks the same written and drawn', async () => {
  const value: RichText = {
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Kenapa terlambat' }] },
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'Banyak ' },
          { type: 'text', text: 'data', marks: [{ type: 'bold' }, { type: 'sorot' }] },
        ],
      },
      {
        type: 'bulletList',
        content: [
          { type: 'listItem', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'satu' }] }] },
          { type: 'listItem', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'dua' }] }] },
        ],
      },
      { type: 'blockquote', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'kutipan' }] }] },
    ],
  }
  const drawn = show(<RichTextView value={value} href={() => '#'} />).container.querySelector('.ui\\:prose')
  const { element } = await openRich({ value })
  const heights = (root: Element | null) =>
    [...(root?.children ?? [])].map((child) => [child.tagName, child.getBoundingClientRect().height])
  expect(heights(element)).toEqual(heights(drawn))
  expect(element.getBoundingClientRect().height).toBe(drawn?.getBoundingClientRect().height)
})

test('the toolbar formats the selected words and says what is on', async () => {
  const { held, box } = await openRich({ value: richTextOf('Kelas data') })
  await press('{Shift>}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{/Shift}')
  await userEvent.click(tool('Tebal'))
  await expect.element(tool('Tebal')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(box).toHaveFocus()
  for (const name of ['Miring', 'Garis bawah', 'Coret', 'Sorot']) await userEvent.click(tool(name))
  expect(held.value.content[0]).toMatchObject({
    content: [
      { text: 'Kelas ' },
      { text: 'data', marks: ['bold', 'italic', 'underline', 'strike', 'sorot'].map((type) => ({ type })) },
    ],
  })
})

test('the toolbar is below the text, or above it where it would cover the edited words', async () => {
  await page.viewport(360, 640)
  onTestFinished(() => page.viewport(1280, 800))
  const { element, container } = await openRich({ value: richTextOf('Kelas data') })
  const bar = page.getByRole('toolbar', { name: 'Format teks' }).element()
  const boxes = () => ({ bar: bar.getBoundingClientRect(), text: element.getBoundingClientRect() })
  await expect.poll(() => Math.round(boxes().bar.top - boxes().text.bottom)).toBe(8)
  container.style.marginTop = '595px'
  await expect.poll(() => Math.round(boxes().text.top - boxes().bar.bottom)).toBe(8)
  expect(boxes().bar.left).toBeGreaterThanOrEqual(0)
  expect(boxes().bar.right).toBeLessThanOrEqual(360)
})

test('below a text that goes on beyond the window, the toolbar stays at its lower edge', async () => {
  await page.viewport(360, 640)
  onTestFinished(() => page.viewport(1280, 800))
  const { element, box } = await openRich({ value: richTextOf('Kelas data') })
  element.style.minHeight = '2000px'
  await press('{Control>}{Home}{/Control}')
  const bar = page.getByRole('toolbar', { name: 'Format teks' }).element()
  await expect.poll(() => Math.round(bar.getBoundingClientRect().bottom)).toBeGreaterThan(620)
  expect(bar.getBoundingClientRect().bottom).toBeLessThanOrEqual(640)
  await expect.element(box).toHaveFocus()
})

test.for([
  ['Judul kecil', '## Kelas data'],
  ['Daftar', '- Kelas data'],
  ['Daftar bernomor', '1. Kelas data'],
  ['Kutipan', '> Kelas data'],
] as const)('%s is toggled by its button', async ([name, line]) => {
  const { held } = await openRich({ value: richTextOf('Kelas data') })
  await userEvent.click(tool(name))
  expect(outline(held.value)).toEqual([line])
  await expect.element(tool(name)).toHaveAttribute('aria-pressed', 'true')
  await userEvent.click(tool(name))
  expect(outline(held.value)).toEqual(['Kelas data'])
})

test('a list continues with Enter, goes deeper with Tab and ends with an empty item', async () => {
  const { held } = await openRich()
  await press('- satu{Enter}dua{Enter}{Tab}dalam{Enter}{Enter}{Enter}biasa')
  expect(outline(held.value)).toEqual(['- satu', '- dua', '  - dalam', 'biasa'])
})

test('the toolbar is reached and left by keyboard, and the text stays open', async () => {
  const onDone = vi.fn()
  const { box, held } = await openRich({ value: richTextOf('Kelas'), onDone })
  await press('{Control>}a{/Control}{Alt>}{F10}{/Alt}')
  await expect.element(tool('Tebal')).toHaveFocus()
  await press('{ArrowRight}{Enter}')
  expect(outline(held.value)).toEqual(['<i>Kelas</i>'])
  await press('{Escape}')
  await expect.element(box).toHaveFocus()
  expect(onDone).not.toHaveBeenCalled()
})

test('selected words get a link by address, and lose it again', async () => {
  const onDone = vi.fn()
  const { held, box } = await openRich({ value: richTextOf('Lihat materi'), onDone })
  await userEvent.click(tool('Tautan'))
  await press('naikkelas.id/kelas{Enter}')
  expect(outline(held.value)).toEqual(['Lihat [materi](https://naikkelas.id/kelas)'])
  await expect.element(box).toHaveFocus()
  expect(onDone).not.toHaveBeenCalled()
  await userEvent.click(tool('Tautan'))
  await userEvent.click(page.getByRole('button', { name: 'Hapus tautan' }))
  expect(outline(held.value)).toEqual(['Lihat materi'])
})

test('a hostile address is refused with a sentence and changes nothing', async () => {
  const { held } = await openRich({ value: richTextOf('Lihat materi') })
  await userEvent.click(tool('Tautan'))
  await press('javascript:alert(1){Enter}')
  await expect.element(page.getByText(/Alamat ini tidak dikenal/)).toBeVisible()
  expect(outline(held.value)).toEqual(['Lihat materi'])
})

test('the input for a link’s target may be another, and sees the target that is there', async () => {
  const { held, box } = await openRich({
    value: richTextOf('Lihat materi'),
    renderLinkInput: ({ value, onChange }) => (
      <button type="button" onClick={() => onChange({ kind: 'section', sectionId: 'V1StGXR8_Z' })}>
        Pilih dari {value.kind}
      </button>
    ),
  })
  await userEvent.click(tool('Tautan'))
  await userEvent.click(page.getByRole('button', { name: 'Pilih dari url' }))
  await userEvent.click(page.getByRole('button', { name: 'Selesai' }))
  await expect.element(box).toHaveFocus()
  expect(outline(held.value)).toEqual(['Lihat [materi](section)'])
  await userEvent.click(tool('Tautan'))
  await expect.element(page.getByRole('button', { name: 'Pilih dari section' })).toBeVisible()
})

test('pasted lists keep their structure, a pasted line flows into the line it meets', async () => {
  const { held, element } = await openRich({ value: richTextOf('Awal ') })
  paste(element, { html: '<p>tengah <strong>tebal</strong></p>' })
  expect(outline(held.value)).toEqual(['Awal tengah <b>tebal</b>'])
  await press('{Enter}')
  paste(element, { html: '<ul><li>satu</li><li>dua</li></ul>' })
  expect(outline(held.value)).toEqual(['Awal tengah <b>tebal</b>', '- satu', '- dua'])
})

test('a rich paste is cut at the limit and still may be stored', async () => {
  const onNotice = vi.fn()
  const { held, element } = await openRich({ value: richTextOf('awal'), maxLength: 20, onNotice })
  paste(element, { html: '<ul><li>satu dua tiga</li><li>empat lima enam</li></ul>' })
  expect(outline(held.value).join('\n').length).toBeLessThanOrEqual(24)
  expect(onNotice).toHaveBeenCalledWith('Tempelan dipotong: teks ini maksimal 20 karakter.')
})

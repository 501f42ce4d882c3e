import { emptyRichText, type RichText, richTextOf } from '@naikkelas/ui/rich-text/schema'
import { RichTextView } from '@naikkelas/ui/rich-text'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { InPlaceText, preloadText } from './index.ts'
import { paste, press, show } from './testing/open-text.tsx'
import { outline } from './testing/outline.ts'
import type { PlainTextInPlaceProps, RichTextInPlaceProps } from './text-props.ts'

preloadText()

type PlainOptions = Partial<Omit<PlainTextInPlaceProps, 'kind' | 'value'>> & { value?: string }

/** A heading of a page whose text is being written. */
async function openPlain({ value = '', onChange = () => {}, ...options }: PlainOptions = {}) {
  const held = { value, set: (_: string) => {} }
  function Heading() {
    const [text, setText] = useState(value)
    held.value = text
    held.set = setText
    const change = (next: string) => {
      held.value = next
      onChange(next)
      setText(next)
    }
    return (
      <h2 style={{ fontSize: 32, fontWeight: 700 }}>
        <InPlaceText kind="plain" label="Judul" maxLength={80} onDone={() => {}} {...options} value={text} onChange={change}>
          {text}
        </InPlaceText>
      </h2>
    )
  }
  const shown = show(<Heading />)
  const box = page.getByRole('textbox', { name: 'Judul' })
  await expect.element(box).toHaveFocus()
  return { ...shown, box, held, element: box.element() as HTMLElement }
}

type RichOptions = Partial<Omit<RichTextInPlaceProps, 'kind' | 'value'>> & { value?: RichText }

async function openRich({ value = emptyRichText, onChange = () => {}, ...options }: RichOptions = {}) {
  const held = { value, set: (_: RichText) => {} }
  function Body() {
    const [text, setText] = useState(value)
    held.value = text
    held.set = setText
    const change = (next: RichText) => {
      held.value = next
      onChange(next)
      setText(next)
    }
    return (
      <InPlaceText kind="rich" label="Teks" maxLength={400} onDone={() => {}} {...options} value={text} onChange={change}>
        <RichTextView value={text} href={() => '#'} />
      </InPlaceText>
    )
  }
  const shown = show(<Body />)
  const box = page.getByRole('textbox', { name: 'Teks' })
  await expect.element(box).toHaveFocus()
  return { ...shown, box, held, element: box.element() as HTMLElement }
}

const tool = (name: string) => page.getByRole('toolbar', { name: 'Format teks' }).getByRole('button', { name, exact: true })

test('every key is told at once, and the caret stays where it is', async () => {
  const told: string[] = []
  await openPlain({ value: 'Kelas', onChange: (text) => told.push(text) })
  await press(' data')
  await press('{ArrowLeft}{ArrowLeft}!')
  expect(told.slice(0, 5)).toEqual(['Kelas ', 'Kelas d', 'Kelas da', 'Kelas dat', 'Kelas data'])
  expect(told.at(-1)).toBe('Kelas da!ta')
})

test('the text stands exactly where it stood before it was opened', async () => {
  const words = 'Kelas data untuk pemilik toko yang belum pernah menulis rumus satu pun'
  const { container } = show(
    <div style={{ width: 300 }}>
      <h2 style={{ fontSize: 32, lineHeight: 1.2 }}>{words}</h2>
    </div>,
  )
  const before = container.querySelector('h2')?.getBoundingClientRect()
  const opened = show(
    <div style={{ width: 300 }}>
      <h2 style={{ fontSize: 32, lineHeight: 1.2 }}>
        <InPlaceText kind="plain" label="Judul" maxLength={80} value={words} onChange={() => {}} onDone={() => {}}>
          {words}
        </InPlaceText>
      </h2>
    </div>,
  )
  await expect.element(page.getByRole('textbox', { name: 'Judul' })).toHaveFocus()
  const after = opened.container.querySelector('h2')?.getBoundingClientRect()
  expect(after?.height).toBe(before?.height)
  const style = getComputedStyle(page.getByRole('textbox', { name: 'Judul' }).element())
  expect([style.fontSize, style.borderWidth, style.padding, style.outlineStyle]).toEqual(['32px', '0px', '0px', 'none'])
})

test('a text alone in its line is found beside its words, one in a row stays in the row', async () => {
  const text = (label: string) => (
    <InPlaceText kind="plain" label={label} maxLength={80} value="Kelas" onChange={() => {}} onDone={() => {}}>
      Kelas
    </InPlaceText>
  )
  show(
    <div style={{ width: 300 }}>
      <p>{text('Sendiri')}</p>
      <p>
        Harga: {text('Berjajar')} <b>baru</b>
      </p>
    </div>,
  )
  const box = (name: string) => page.getByRole('textbox', { name }).element()
  await expect.element(page.getByRole('textbox', { name: 'Berjajar' })).toBeVisible()
  expect(box('Sendiri').getBoundingClientRect().width).toBe(300)
  expect(box('Berjajar').getBoundingClientRect().width).toBeLessThan(100)
  expect(box('Berjajar').getClientRects()).toHaveLength(1)
  expect(Math.abs(box('Berjajar').getBoundingClientRect().top - page.getByText('baru').element().getBoundingClientRect().top)).toBeLessThan(5)
})

test('a rich text looks the same written and drawn', async () => {
  const value: RichText = {
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Kenapa terlambat' }] },
      { type: 'paragraph', content: [{ type: 'text', text: 'Banyak ' }, { type: 'text', text: 'data', marks: [{ type: 'bold' }, { type: 'sorot' }] }] },
      { type: 'bulletList', content: [{ type: 'listItem', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'satu' }] }] }, { type: 'listItem', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'dua' }] }] }] },
      { type: 'blockquote', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'kutipan' }] }] },
    ],
  }
  const drawn = show(<RichTextView value={value} href={() => '#'} />).container.querySelector('.ui\\:prose')
  const { element } = await openRich({ value })
  const heights = (root: Element | null) => [...(root?.children ?? [])].map((child) => [child.tagName, child.getBoundingClientRect().height])
  expect(heights(element)).toEqual(heights(drawn))
  expect(element.getBoundingClientRect().height).toBe(drawn?.getBoundingClientRect().height)
})

test('the caret opens where the text was pressed', async () => {
  const words = 'Kelas data untuk toko'
  const { container, draw } = show(<h2 style={{ fontSize: 32, fontWeight: 700 }}>{words}</h2>)
  const range = document.createRange()
  const node = container.querySelector('h2')?.firstChild
  if (!node) throw new Error('no text')
  range.setStart(node, 6)
  range.setEnd(node, 6)
  const { left, top, height } = range.getBoundingClientRect()
  draw(null)
  const { held } = await openPlain({ value: words, caret: { x: left + 1, y: top + height / 2 } })
  await press('X')
  expect(held.value).toBe('Kelas Xdata untuk toko')
})

test('typing stops at the hard limit, and a longer paste is cut with a sentence', async () => {
  const onNotice = vi.fn()
  const { held, element } = await openPlain({ value: 'abc', maxLength: 5, onNotice })
  await press('defg')
  expect(held.value).toBe('abcde')
  expect(element.textContent).toBe('abcde')
  expect(onNotice).toHaveBeenLastCalledWith('Teks ini paling panjang 5 karakter.')
  await press('{Backspace}{Backspace}')
  paste(element, { text: 'xyz tumpah' })
  expect(held.value).toBe('abcxy')
  expect(onNotice).toHaveBeenLastCalledWith('Tempelan dipotong: teks ini paling panjang 5 karakter.')
})

test('a text that is too long already may get shorter', async () => {
  const { held } = await openPlain({ value: 'terlalu panjang', maxLength: 5 })
  await press('{Backspace}')
  expect(held.value).toBe('terlalu panjan')
})

test('Escape ends a text; so does Enter in one line, while several lines take it', async () => {
  const onDone = vi.fn()
  await openPlain({ value: 'satu', onDone })
  await press('{Enter}')
  expect(onDone).toHaveBeenLastCalledWith('escape')
  await press('{Escape}')
  expect(onDone).toHaveBeenCalledTimes(2)
})

test('a text of several lines keeps them', async () => {
  const onDone = vi.fn()
  const { held } = await openPlain({ value: 'satu\ndua', isMultiline: true, onDone })
  await press('{Enter}tiga')
  expect(held.value).toBe('satu\ndua\ntiga')
  expect(onDone).not.toHaveBeenCalled()
})

test('handled keys do not reach the shortcuts of the page, others do', async () => {
  const seen: string[] = []
  const listen = (event: KeyboardEvent) => seen.push(event.key)
  window.addEventListener('keydown', listen)
  await openPlain({ value: 'satu' })
  await press('a{Escape}{Control>}z{/Control}')
  window.removeEventListener('keydown', listen)
  expect(seen).not.toContain('Escape')
  expect(seen).not.toContain('z')
  expect(seen).toContain('Control')
})

test('leaving for another place ends the text, going to another window does not', async () => {
  const onDone = vi.fn()
  const { element } = await openPlain({ value: 'satu', onDone })
  vi.spyOn(document, 'hasFocus').mockReturnValueOnce(false)
  element.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  await new Promise((resolve) => requestAnimationFrame(resolve))
  expect(onDone).not.toHaveBeenCalled()
  element.blur()
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledWith('left'))
})

test('someone else’s words come in around the caret', async () => {
  const { held, element } = await openPlain({ value: 'Kelas data' })
  await press('{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}')
  held.set('Ikut Kelas data')
  await vi.waitFor(() => expect(element.textContent).toBe('Ikut Kelas data'))
  await press('|')
  expect(held.value).toBe('Ikut Kelas |data')
})

test('an old value that comes back late is not written over what was typed since', async () => {
  const told: string[] = []
  const words = { value: 'a' }
  const draw = (value: string) => (
    <InPlaceText kind="plain" label="Judul" maxLength={80} value={value} onDone={() => {}} onChange={(next) => told.push(next)}>
      {value}
    </InPlaceText>
  )
  const shown = show(draw(words.value))
  const box = page.getByRole('textbox', { name: 'Judul' })
  await expect.element(box).toHaveFocus()
  await press('bcd')
  shown.draw(draw('ab'))
  shown.draw(draw('abc'))
  expect(box.element().textContent).toBe('abcd')
  await press('e')
  expect(told.at(-1)).toBe('abcde')
})

test('undo stays in the text until nothing is left of it, then the page may go on', async () => {
  const onUndoExhausted = vi.fn()
  const { held } = await openPlain({ value: 'Kelas', onUndoExhausted })
  await press(' data')
  await press('{Control>}z{/Control}')
  expect(held.value).toBe('Kelas')
  expect(onUndoExhausted).not.toHaveBeenCalled()
  await press('{Control>}z{/Control}')
  expect(onUndoExhausted).toHaveBeenCalledWith('undo')
  await press('{Control>}{Shift>}z{/Shift}{/Control}')
  expect(held.value).toBe('Kelas data')
})

test('several pasted lines are offered as items first', async () => {
  const onPasteLines = vi.fn(() => true)
  const { held, element } = await openPlain({ value: 'satu', onPasteLines })
  paste(element, { text: '• dua\n• tiga' })
  expect(onPasteLines).toHaveBeenCalledWith([['dua'], ['tiga']])
  expect(held.value).toBe('satu')
})

test('a paste into one line joins its lines and leaves looks behind', async () => {
  const { held, element } = await openPlain({ value: '' })
  paste(element, { html: '<h1 style="color:red">Kelas <b>data</b></h1><p>untuk toko</p>', text: 'x' })
  expect(held.value).toBe('Kelas data untuk toko')
})

test('the toolbar formats the selected words and says what is on', async () => {
  const { held, box } = await openRich({ value: richTextOf('Kelas data') })
  await press('{Shift>}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{/Shift}')
  await userEvent.click(tool('Tebal'))
  await expect.element(tool('Tebal')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(box).toHaveFocus()
  for (const name of ['Miring', 'Garis bawah', 'Coret', 'Sorot']) await userEvent.click(tool(name))
  expect(held.value.content[0]).toMatchObject({ content: [{ text: 'Kelas ' }, { text: 'data', marks: ['bold', 'italic', 'underline', 'strike', 'sorot'].map((type) => ({ type })) }] })
})

test.for([
  ['Judul kecil', '## Kelas data'],
  ['Daftar', '- Kelas data'],
  ['Daftar bernomor', '1. Kelas data'],
  ['Kutipan', '> Kelas data'],
] as const)('%s is set and taken back by its button', async ([name, line]) => {
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
  expect(outline(held.value)).toEqual(['_Kelas_'])
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
  const { held } = await openRich({
    value: richTextOf('Lihat materi'),
    renderLinkInput: ({ value, onChange, onDone }) => (
      <button
        type="button"
        onClick={() => {
          onChange({ kind: 'section', sectionId: 'V1StGXR8_Z' })
          onDone()
        }}
      >
        Pilih dari {value.kind}
      </button>
    ),
  })
  await userEvent.click(tool('Tautan'))
  await userEvent.click(page.getByRole('button', { name: 'Pilih dari url' }))
  expect(outline(held.value)).toEqual(['Lihat [materi](section)'])
  await userEvent.click(tool('Tautan'))
  await expect.element(page.getByRole('button', { name: 'Pilih dari section' })).toBeVisible()
})

test('pasted lists keep their structure, a pasted line flows into the line it meets', async () => {
  const { held, element } = await openRich({ value: richTextOf('Awal ') })
  paste(element, { html: '<p>tengah <strong>tebal</strong></p>' })
  expect(outline(held.value)).toEqual(['Awal tengah *tebal*'])
  await press('{Enter}')
  paste(element, { html: '<ul><li>satu</li><li>dua</li></ul>' })
  expect(outline(held.value)).toEqual(['Awal tengah *tebal*', '- satu', '- dua'])
})

test('a rich paste is cut at the limit and still may be stored', async () => {
  const onNotice = vi.fn()
  const { held, element } = await openRich({ value: richTextOf('awal'), maxLength: 20, onNotice })
  paste(element, { html: '<ul><li>satu dua tiga</li><li>empat lima enam</li></ul>' })
  expect(outline(held.value).join('\n').length).toBeLessThanOrEqual(24)
  expect(onNotice).toHaveBeenCalledWith('Tempelan dipotong: teks ini paling panjang 20 karakter.')
})

test('a space written in the head of an accordion does not fold it', async () => {
  const { container } = show(
    <details>
      <summary>
        <InPlaceText kind="plain" label="Pertanyaan" maxLength={80} value="Berapa" onChange={() => {}} onDone={() => {}}>
          Berapa
        </InPlaceText>
      </summary>
      isi
    </details>,
  )
  await expect.element(page.getByRole('textbox', { name: 'Pertanyaan' })).toHaveFocus()
  await press(' lama')
  expect(page.getByRole('textbox', { name: 'Pertanyaan' }).element().textContent).toBe('Berapa lama')
  expect(container.querySelector('details')?.open).toBe(false)
})

import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { InPlaceText } from './index.ts'
import { openPlain } from './testing/open-in-place.tsx'
import { paste, press, show } from './testing/open-text.tsx'

test('every key is emitted at once, and the caret stays in place', async () => {
  const reported: string[] = []
  await openPlain({ value: 'Kelas', onChange: (text) => reported.push(text) })
  await press(' data')
  await press('{ArrowLeft}{ArrowLeft}!')
  expect(reported.slice(0, 5)).toEqual(['Kelas ', 'Kelas d', 'Kelas da', 'Kelas dat', 'Kelas data'])
  expect(reported.at(-1)).toBe('Kelas da!ta')
})

test('opening a text for editing does not move it', async () => {
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
  expect(
    Math.abs(
      box('Berjajar').getBoundingClientRect().top - page.getByText('baru').element().getBoundingClientRect().top,
    ),
  ).toBeLessThan(5)
})

test('the caret is placed where the text was clicked', async () => {
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
  expect(onNotice.mock.calls).toEqual([['Teks ini sudah penuh: maksimal 5 karakter.']])
  await press('{Backspace}{Backspace}')
  paste(element, { text: 'xyz tumpah' })
  expect(held.value).toBe('abcxy')
  expect(onNotice).toHaveBeenLastCalledWith('Tempelan dipotong: teks ini maksimal 5 karakter.')
})

test('words spoken or put in at once are cut where the text is full, and the rest is handed out', async () => {
  const onLeftOver = vi.fn()
  const { held } = await openPlain({ value: 'Kelas', maxLength: 12, onLeftOver })
  document.execCommand('insertText', false, ' data toko 😀')
  await expect.poll(() => held.value).toBe('Kelas data t')
  expect(onLeftOver.mock.calls).toEqual([[{ rest: 'oko 😀', maxLength: 12 }]])
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
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledWith('left'), 15_000)
})

test('someone else’s words come in around the caret', async () => {
  const { held, element } = await openPlain({ value: 'Kelas data' })
  await press('{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}')
  held.set('Ikut Kelas data')
  await vi.waitFor(() => expect(element.textContent).toBe('Ikut Kelas data'), 15_000)
  await press('|')
  expect(held.value).toBe('Ikut Kelas |data')
})

test('an old value that comes back late is not written over what was typed since', async () => {
  const reported: string[] = []
  const words = { value: 'a' }
  const draw = (value: string) => (
    <InPlaceText
      kind="plain"
      label="Judul"
      maxLength={80}
      value={value}
      onDone={() => {}}
      onChange={(next) => reported.push(next)}
    >
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
  expect(reported.at(-1)).toBe('abcde')
})

test('undo stays in the text until nothing is left of it, then the page may go on', async () => {
  const onUndoExhausted = vi.fn()
  const { held } = await openPlain({ value: 'Kelas', onUndoExhausted })
  await press(' data')
  // Letters that were typed half a second apart are steps of their own.
  for (let steps = 0; steps < 5 && held.value !== 'Kelas'; steps++) await press('{Control>}z{/Control}')
  expect(held.value).toBe('Kelas')
  expect(onUndoExhausted).not.toHaveBeenCalled()
  await press('{Control>}z{/Control}')
  expect(onUndoExhausted).toHaveBeenCalledWith('undo')
  for (let steps = 0; steps < 5 && held.value !== 'Kelas data'; steps++)
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

test('a space written in the head of an accordion does not fold it', async () => {
  const { container } = show(
    <details>
      <summary>
        <InPlaceText
          kind="plain"
          label="Pertanyaan"
          maxLength={80}
          value="Berapa"
          onChange={() => {}}
          onDone={() => {}}
        >
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

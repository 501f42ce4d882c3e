import '@naikkelas/ui/styles.css'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { draw } from '../../testing/draw.tsx'
import { PinInput, type PinInputProps } from './pin-input.tsx'

function drawCode(props: PinInputProps = {}) {
  const { place } = draw(
    <form>
      <PinInput name="kode" aria-label="Kode" {...props} />
      <button type="submit">Kirim</button>
      <textarea aria-label="Pesan" defaultValue="123 456" />
    </form>,
  )
  const [form, input, message] = [
    place.querySelector('form'),
    place.querySelector('input'),
    place.querySelector('textarea'),
  ]
  if (!form || !input || !message) throw new Error('Nothing was drawn.')
  return { form, input, message, sent: () => new FormData(form).get('kode') }
}

test('a code pasted with a space is complete, once', async () => {
  const onComplete = vi.fn()
  const { input, message, sent } = drawCode({ onComplete })
  message.focus()
  message.select()
  await userEvent.copy()
  input.focus()
  await userEvent.paste()
  await expect.poll(sent).toBe('123456')
  expect(onComplete.mock.calls).toEqual([['123456']])
  await userEvent.keyboard('7')
  expect([sent(), onComplete.mock.calls.length]).toEqual(['123456', 1])
})

test('completing it again after a correction is reported again', async () => {
  const onComplete = vi.fn()
  const { input } = drawCode({ onComplete, defaultValue: '123456' })
  expect(onComplete).not.toHaveBeenCalled()
  input.focus()
  input.setSelectionRange(6, 6)
  await userEvent.keyboard('{Backspace}9')
  expect(onComplete.mock.calls).toEqual([['123459']])
})

test('a letter changes nothing and leaves the caret where it was', async () => {
  const { input } = drawCode({ defaultValue: '1234' })
  input.focus()
  input.setSelectionRange(2, 2)
  await userEvent.keyboard('a')
  expect([input.value, input.selectionStart]).toEqual(['1234', 2])
})

test('an incomplete code is not sent, and the field says what is missing once it was left', async () => {
  const onSubmit = vi.fn((event: Event) => event.preventDefault())
  const { form, input } = drawCode()
  form.addEventListener('submit', onSubmit)
  input.focus()
  await userEvent.keyboard('123')
  expect(input.getAttribute('aria-invalid')).toBeNull()
  await userEvent.click(form.querySelector('button') ?? form)
  expect(onSubmit).not.toHaveBeenCalled()
  await expect
    .poll(() => form.querySelector('[aria-live]')?.textContent)
    .toBe('Kode terdiri dari 6 angka. Lengkapi kodenya.')
  expect(input.getAttribute('aria-invalid')).toBe('true')
})

test('each digit is in the middle of its box, and the field does not scroll when it is full', async () => {
  const { input } = drawCode({ defaultValue: '111111' })
  input.focus()
  input.setSelectionRange(6, 6)
  const boxes = [...(input.parentElement?.querySelectorAll('span') ?? [])].map((box) => box.getBoundingClientRect())
  const { fontFamily, fontSize, letterSpacing, paddingInlineStart } = getComputedStyle(input)
  const paint = document.createElement('canvas').getContext('2d')
  if (!paint) throw new Error('This browser cannot measure text.')
  paint.font = `${fontSize} ${fontFamily}`
  const wide = paint.measureText('1').width
  const start = input.getBoundingClientRect().left + Number.parseFloat(paddingInlineStart)
  boxes.forEach((box, at) => {
    const middle = start + at * (wide + Number.parseFloat(letterSpacing)) + wide / 2
    expect(Math.abs(middle - (box.left + box.width / 2))).toBeLessThan(1.5)
  })
  expect([boxes.length, input.scrollLeft]).toEqual([6, 0])
})

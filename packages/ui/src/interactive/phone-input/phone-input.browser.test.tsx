import '@naikkelas/ui/styles.css'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { draw } from '../../testing/draw.tsx'
import { PhoneInput, type PhoneInputProps } from './phone-input.tsx'

function drawNumber(props: PhoneInputProps = {}) {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  const { place } = draw(
    <form onSubmit={onSubmit}>
      <PhoneInput name="whatsapp" aria-label="Nomor WhatsApp" {...props} />
      <button type="submit">Kirim</button>
    </form>,
  )
  const [form, input] = [place.querySelector('form'), place.querySelector('input')]
  if (!form || !input) throw new Error('Nothing was drawn.')
  return {
    input,
    onSubmit,
    sent: () => new FormData(form).get('whatsapp'),
    said: () => form.querySelector('[aria-live]')?.textContent,
    submit: () => userEvent.click(form.querySelector('button') ?? form),
  }
}

test('a number typed with dashes and spaces is digits for the application and the form, and is grouped when left', async () => {
  const onValueChange = vi.fn()
  const { input, sent } = drawNumber({ onValueChange })
  input.focus()
  await userEvent.keyboard('0812-3456 7890')
  expect([input.value, sent(), onValueChange.mock.lastCall]).toEqual([
    '0812-3456 7890',
    '081234567890',
    ['081234567890'],
  ])
  input.blur()
  await expect.poll(() => input.value).toBe('0812-3456-7890')
  expect(sent()).toBe('081234567890')
})

test.each([
  ['0812abc', "Nomor WhatsApp tidak dapat diisi selain dengan angka atau '+'"],
  ['0812+3', "Simbol '+' hanya bisa diawal nomor"],
  ['0812345678901234', 'Nomor WhatsApp terlalu panjang'],
])('%s stays as it is, is explained once the field was left, and is not sent', async (text, flaw) => {
  const onValueChange = vi.fn()
  const { input, said, sent, submit, onSubmit } = drawNumber({ onValueChange })
  input.focus()
  await userEvent.keyboard(text)
  expect(said()).toBe('')
  input.blur()
  await expect.poll(said).toBe(flaw)
  expect([input.value, sent(), input.validationMessage]).toEqual([text, text, flaw])
  await submit()
  expect(onSubmit).not.toHaveBeenCalled()
})

test('a required number that is missing is reported when the form is sent, not when the field is passed', async () => {
  const { input, said, submit, onSubmit } = drawNumber({ required: true })
  input.focus()
  await userEvent.tab()
  expect(said()).toBe('')
  await submit()
  await expect.poll(said).toBe('Nomor WhatsApp harus diisi')
  expect(onSubmit).not.toHaveBeenCalled()
})

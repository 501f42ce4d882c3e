import '@naikkelas/ui/styles.css'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { draw } from '../../testing/draw.tsx'
import { TagsInput, type TagsInputProps } from './tags-input.tsx'

function drawInForm(props: TagsInputProps = {}) {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  const { place } = draw(
    <form onSubmit={onSubmit}>
      <TagsInput name="kata" aria-label="Kata kunci" {...props} />
      <textarea aria-label="Sumber" />
      <button type="submit">Kirim</button>
    </form>,
  )
  const [form, input, source] = [
    place.querySelector('form'),
    place.querySelector('input'),
    place.querySelector('textarea'),
  ]
  if (!form || !input || !source) throw new Error('The form was not drawn.')
  const paste = async (text: string) => {
    source.value = text
    source.focus()
    source.select()
    await userEvent.copy()
    input.focus()
    await userEvent.paste()
  }
  return {
    form,
    input,
    paste,
    onSubmit,
    sent: () => new FormData(form).getAll('kata'),
    shown: () => [...form.querySelectorAll('li')].map(({ textContent }) => textContent),
    refused: () => form.querySelector('[aria-live]')?.textContent,
    announced: () => form.querySelector('[role="status"]')?.textContent,
    focused: () => document.activeElement?.getAttribute('aria-label'),
  }
}

test('Enter and a comma add what was typed, and Enter in the empty field sends the form', async () => {
  const { input, sent, announced, onSubmit } = drawInForm()
  input.focus()
  await userEvent.keyboard('shopee{Enter}')
  await expect.poll(sent).toEqual(['shopee'])
  expect(onSubmit).not.toHaveBeenCalled()
  expect(announced()).toBe('shopee ditambahkan.')
  await userEvent.keyboard('iklan hemat,')
  await expect.poll(sent).toEqual(['shopee', 'iklan hemat'])
  expect(input.value).toBe('')
  await userEvent.keyboard('{Enter}')
  expect(onSubmit).toHaveBeenCalledTimes(1)
})

test('a pasted list becomes several, and what is there already is reported', async () => {
  const { paste, sent, refused } = drawInForm({ defaultValue: ['Shopee'] })
  await paste('tiktok\niklan; SHOPEE,\n\n foto   produk')
  await expect.poll(sent).toEqual(['Shopee', 'tiktok', 'iklan', 'foto produk'])
  expect(refused()).toBe('“Shopee” sudah ada.')
})

test('a pasted word without a separator is typed text', async () => {
  const { input, paste, sent } = drawInForm()
  await paste('shopee')
  await expect.poll(() => input.value).toBe('shopee')
  // Until it is added nothing is sent.
  expect(sent()).toEqual([])
})

test('leaving the field adds what was typed', async () => {
  const { form, input, sent } = drawInForm()
  input.focus()
  await userEvent.keyboard('shopee')
  form.querySelector('textarea')?.focus()
  await expect.poll(sent).toEqual(['shopee'])
})

test('Backspace in the empty field goes to the last tag, and again removes it', async () => {
  const { input, sent, focused, announced } = drawInForm({ defaultValue: ['shopee', 'iklan'] })
  input.focus()
  await userEvent.keyboard('{Backspace}')
  await expect.poll(focused).toBe('Hapus iklan')
  expect(sent()).toEqual(['shopee', 'iklan'])
  await userEvent.keyboard('{Backspace}')
  await expect.poll(sent).toEqual(['shopee'])
  expect(announced()).toBe('iklan dihapus.')
  await expect.poll(focused).toBe('Kata kunci')
})

test('Backspace behind letters removes a letter', async () => {
  const { input, sent, focused } = drawInForm({ defaultValue: ['shopee'] })
  input.focus()
  await userEvent.keyboard('ik{Backspace}')
  await expect.poll(() => input.value).toBe('i')
  expect([focused(), sent()]).toEqual(['Kata kunci', ['shopee']])
})

test('arrow keys go from tag to tag and back into the field', async () => {
  const { input, focused } = drawInForm({ defaultValue: ['a', 'b', 'c'] })
  input.focus()
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
  await expect.poll(focused).toBe('Hapus b')
  await userEvent.keyboard('{Home}')
  await expect.poll(focused).toBe('Hapus a')
  await userEvent.keyboard('{End}')
  await expect.poll(focused).toBe('Kata kunci')
})

test('Delete on a tag removes it and goes to its neighbour', async () => {
  const { input, sent, focused } = drawInForm({ defaultValue: ['a', 'b', 'c'] })
  input.focus()
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{Delete}')
  await expect.poll(sent).toEqual(['a', 'c'])
  await expect.poll(focused).toBe('Hapus c')
})

test('a pressed cross removes its tag', async () => {
  const { form, shown } = drawInForm({ defaultValue: ['a', 'b'] })
  await userEvent.click(form.querySelector('[aria-label="Hapus a"]') ?? form)
  await expect.poll(shown).toEqual(['b'])
})

test('what is too long stays in the field, where it can be shortened', async () => {
  const { input, sent, refused } = drawInForm({ maxLength: 5 })
  input.focus()
  await userEvent.keyboard('terlalu{Enter}')
  await expect.poll(refused).toBe('“terlalu” terlalu panjang. Paling banyak 5 huruf.')
  expect([input.value, input.getAttribute('aria-invalid'), sent()]).toEqual(['terlalu', 'true', []])
})

test('no more are added than there may be', async () => {
  const { input, paste, sent, refused } = drawInForm({ maxTags: 2 })
  await paste('a,b,c')
  await expect.poll(sent).toEqual(['a', 'b'])
  expect([refused(), input.value]).toEqual(['Paling banyak 2 isi.', 'c'])
})

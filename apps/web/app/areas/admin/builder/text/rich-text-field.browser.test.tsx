import { emptyRichText, type RichText, richTextOf } from '@naikkelas/ui/rich-text/schema'
import { Field } from '@naikkelas/ui/field'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { RichTextField } from './index.ts'
import { press, show } from './testing/open-text.tsx'
import { outline } from '../../kit/rich-text/testing/outline.ts'

async function openField({ value = emptyRichText, onLeave }: { value?: RichText; onLeave?: () => void } = {}) {
  const held = { value, setReadOnly: (_: boolean) => {} }
  function Inspector() {
    const [text, setText] = useState(value)
    const [isReadOnly, setReadOnly] = useState(false)
    held.value = text
    held.setReadOnly = setReadOnly
    const change = (next: RichText) => {
      held.value = next
      setText(next)
    }
    return (
      <div style={{ width: 320 }}>
        <Field label="Teks" hint="Tulis seperti berbicara.">
          <RichTextField
            label="Teks"
            maxLength={400}
            value={text}
            onChange={change}
            onLeave={onLeave}
            isReadOnly={isReadOnly}
          />
        </Field>
        <button type="button">Lain</button>
      </div>
    )
  }
  const shown = show(<Inspector />)
  const box = page.getByRole('textbox', { name: 'Teks', exact: true })
  await expect.element(box).toBeVisible()
  return { ...shown, box, held }
}

test('the field is found by its label, described by its hint, filled like any other, and emptied by its keys', async () => {
  const { box, held } = await openField()
  await userEvent.fill(box, 'Kelas data untuk toko')
  await expect.poll(() => outline(held.value)).toEqual(['Kelas data untuk toko'])
  await expect.element(box).toHaveAccessibleDescription('Tulis seperti berbicara.')
  await userEvent.fill(box, 'Lain sama sekali')
  await expect.poll(() => outline(held.value)).toEqual(['Lain sama sekali'])
  await userEvent.click(box)
  await press('{Control>}a{/Control}')
  await press('{Delete}')
  await expect.poll(() => held.value).toEqual(emptyRichText)
})

test('several lines filled at once become paragraphs', async () => {
  const { box, held } = await openField()
  await userEvent.fill(box, 'satu\ndua')
  await expect.poll(() => outline(held.value)).toEqual(['satu', 'dua'])
})

test('a press on its label focuses it', async () => {
  const { box } = await openField()
  await userEvent.click(page.getByText('Teks', { exact: true }))
  await expect.element(box).toHaveFocus()
})

test('its toolbar is usable while the text has focus, and leaving both is reported once', async () => {
  const onLeave = vi.fn()
  const { box, held } = await openField({ value: richTextOf('Kelas'), onLeave })
  await expect.element(page.getByRole('toolbar', { name: 'Format teks' })).not.toBeInTheDocument()
  await userEvent.click(box)
  await press('{Control>}a{/Control}')
  await userEvent.click(page.getByRole('button', { name: 'Sorot' }))
  expect(outline(held.value)).toEqual(['<mark>Kelas</mark>'])
  expect(onLeave).not.toHaveBeenCalled()
  await userEvent.click(page.getByRole('button', { name: 'Lain' }))
  await vi.waitFor(() => expect(onLeave).toHaveBeenCalledTimes(1), 15_000)
})

test('while another person edits it, it is read-only; afterwards it is the same text box', async () => {
  const { box, held } = await openField({ value: richTextOf('Kelas') })
  const element = box.element()
  held.setReadOnly(true)
  await expect.element(box).toHaveAttribute('aria-readonly', 'true')
  await expect.element(box).toHaveAttribute('contenteditable', 'false')
  await userEvent.click(box)
  await press('X')
  expect(outline(held.value)).toEqual(['Kelas'])
  held.setReadOnly(false)
  await userEvent.click(box)
  await press('{End}!')
  await expect.poll(() => outline(held.value)).toEqual(['Kelas!'])
  expect(box.element()).toBe(element)
})

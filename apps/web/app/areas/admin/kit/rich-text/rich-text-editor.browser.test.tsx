import { Field } from '@naikkelas/ui/field'
import { RichTextView } from '@naikkelas/ui/rich-text'
import { emptyRichText, plainText, type RichText, richTextOf } from '@naikkelas/ui/rich-text/schema'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { paste, press, show } from '../../builder/text/testing/open-text.tsx'
import { RichTextEditor } from './rich-text-editor.tsx'
import { outline } from './testing/outline.ts'

async function openEditor({ value = emptyRichText, maxLength = 400 }: { value?: RichText; maxLength?: number } = {}) {
  const held = { value }
  function Form() {
    const [text, setText] = useState(value)
    held.value = text
    return (
      <div style={{ width: 320 }}>
        <Field label="Uraian" hint="Dibaca calon peserta.">
          <RichTextEditor label="Uraian" maxLength={maxLength} value={text} onChange={setText} />
        </Field>
        <article>
          <RichTextView value={text} href={() => null} />
        </article>
      </div>
    )
  }
  const { container } = show(<Form />)
  const box = page.getByRole('textbox', { name: 'Uraian', exact: true })
  await expect.element(box).toBeVisible()
  return { box, held, drawn: () => container.querySelector('article')?.innerHTML }
}

test('what is written with marks and lists is what the own renderer draws', async () => {
  const { box, held, drawn } = await openEditor()
  await userEvent.click(box)
  await press('Kelas ')
  await press('{Control>}b{/Control}')
  await press('praktik')
  await expect.poll(() => outline(held.value)).toEqual(['Kelas <b>praktik</b>'])
  await expect.poll(drawn).toContain('<p>Kelas <strong>praktik</strong></p>')
})

test('it is described by the hint of its field', async () => {
  const { box } = await openEditor({ value: richTextOf('Kelas') })
  await expect.element(box).toHaveAccessibleDescription('Dibaca calon peserta.')
})

test('a paste keeps what the schema knows and nothing else', async () => {
  const { box, held } = await openEditor()
  await userEvent.click(box)
  paste(box.element(), {
    html: '<p style="color:red" onclick="x()">Toko <b>ramai</b><script>alert(1)</script></p><ul><li>Foto</li></ul>',
    text: 'Toko ramai',
  })
  await expect.poll(() => plainText(held.value)).toContain('Toko ramai')
  expect(JSON.stringify(held.value)).not.toMatch(/script|alert|color|onclick/)
})

test('a paste that is too long is cut, and the editor says so until the next change', async () => {
  const { box, held } = await openEditor({ maxLength: 10 })
  await userEvent.click(box)
  paste(box.element(), { text: 'Lebih dari sepuluh huruf' })
  const notice = page.getByText('Tempelan dipotong: teks ini maksimal 10 karakter.')
  await expect.element(notice).toBeVisible()
  await expect.element(box).toHaveAccessibleDescription(/Dibaca calon peserta.*Tempelan dipotong/)
  expect(plainText(held.value)).toHaveLength(10)
  await press('{Backspace}')
  await expect.element(notice).not.toBeInTheDocument()
})

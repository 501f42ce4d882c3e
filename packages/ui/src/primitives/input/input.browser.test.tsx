import '@naikkelas/ui/styles.css'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Field } from '../field/field.tsx'
import { Input } from './input.tsx'

test('a refused field stays marked under the pointer, with and without a button in its frame', async () => {
  const place = document.body.appendChild(document.createElement('div'))
  place.dataset.uiTheme = ''
  onTestFinished(() => place.remove())
  place.innerHTML = renderToStaticMarkup(
    <>
      <Field label="Nama" error="Nama harus diisi">
        <Input />
      </Field>
      <Field label="Kata sandi" error="Kata sandi minimal 8 karakter">
        <Input end={<button type="button">Lihat</button>} />
      </Field>
    </>,
  )
  const colors = []
  for (const name of ['Nama', 'Kata sandi']) {
    const field = page.getByLabelText(name)
    await userEvent.hover(field)
    // Without the way there from the color before.
    for (const animation of document.getAnimations()) animation.finish()
    const frame = field.element().closest('[data-component=Input]')
    colors.push(frame && getComputedStyle(frame).borderTopColor)
  }
  expect(colors).toEqual(['rgb(168, 23, 26)', 'rgb(168, 23, 26)'])
})

import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../builder/text/testing/open-text.tsx'
import { InstantInput } from './instant-input.tsx'

function Deadline({ onSend }: { onSend: (instant: string | null) => void }) {
  const [value, setValue] = useState<string | null>('2026-11-20T12:30:00.000Z')
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSend(value)
      }}
    >
      <InstantInput label="Tenggat" value={value} onChange={setValue} />
      <button type="submit">Simpan</button>
    </form>
  )
}

test('a moment is shown in WIB as Indonesians write it; what cannot be read is not saved as another', async () => {
  const onSend = vi.fn()
  show(<Deadline onSend={onSend} />)
  const day = page.getByLabelText('Tenggat', { exact: true })
  const time = page.getByRole('textbox', { name: 'Jam', exact: true })
  const save = page.getByRole('button', { name: 'Simpan', exact: true })
  await expect.element(day).toHaveValue('20/11/2026')
  await expect.element(time).toHaveValue('19.30')
  await userEvent.fill(day, '31/02/2026')
  await userEvent.click(save)
  await expect.element(day).toHaveAccessibleDescription(/Februari 2026 hanya sampai tanggal 28/)
  await expect.element(day).toHaveValue('31/02/2026')
  expect(onSend).not.toHaveBeenCalled()
  await userEvent.fill(day, '1/12/2026')
  await userEvent.click(save)
  expect(onSend).toHaveBeenLastCalledWith('2026-12-01T12:30:00.000Z')
  await userEvent.fill(day, '')
  await userEvent.fill(time, '')
  await userEvent.click(save)
  expect(onSend).toHaveBeenLastCalledWith(null)
})

import { expect, test } from 'vitest'
import { drawn } from '../../../../../scripts/tests/setup/drawn.ts'
import { Alert } from './alert.tsx'

const readOut = (element: Parameters<typeof drawn>[0]) => drawn(element).body.textContent

test('the tone is read out as a word before what happened', () => {
  expect(readOut(<Alert tone="danger" title="Tidak terkirim" />)).toBe('Gagal: Tidak terkirim')
})

test('without a title the word of the tone is shown alone', () => {
  expect(drawn(<Alert tone="ok">Tersimpan.</Alert>).getByText('Berhasil').tagName).toBe('P')
})

test('only alerts added later are announced, and only errors interrupt', () => {
  const present = drawn(<Alert title="Info" />)
  expect(present.queryByRole('status') ?? present.queryByRole('alert')).toBeNull()
  expect(drawn(<Alert title="Info" isLive />).getByRole('status').textContent).toContain('Info')
  expect(drawn(<Alert tone="danger" title="Terputus" isLive />).getByRole('alert').textContent).toContain('Terputus')
})

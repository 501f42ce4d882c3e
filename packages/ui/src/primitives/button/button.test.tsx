import { expect, test } from 'vitest'
import { drawn } from '../../../../../scripts/tests/setup/drawn.ts'
import { Button } from './button.tsx'

const typeOf = (element: Parameters<typeof drawn>[0]) => drawn(element).getByRole('button').getAttribute('type')

test('a button never submits the form around it unless asked to', () => {
  expect(typeOf(<Button>Simpan</Button>)).toBe('button')
  expect(typeOf(<Button type="submit">Masuk</Button>)).toBe('submit')
})

test('a loading button is busy, keeps its label and stays focusable', () => {
  const button = drawn(<Button isLoading>Menerbitkan…</Button>).getByRole('button', {
    name: 'Menerbitkan…',
    busy: true,
  })

  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(button.hasAttribute('disabled')).toBe(false)
})

test('a link that looks like a button stays a link', () => {
  const { getByRole, queryByRole } = drawn(
    <Button asChild variant="primary">
      <a href="/admin/halaman">Buat halaman</a>
    </Button>,
  )
  const link = getByRole('link', { name: 'Buat halaman' })

  expect(link.getAttribute('href')).toBe('/admin/halaman')
  expect(link.hasAttribute('type')).toBe(false)
  expect(queryByRole('button')).toBeNull()
})

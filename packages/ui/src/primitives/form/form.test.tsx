import { expect, test } from 'vitest'
import { drawn } from '../../../../../scripts/tests/setup/drawn.ts'
import { Form } from './form.tsx'

test('errors are announced above the form and link to their fields', () => {
  const { getByRole, getByText } = drawn(
    <Form errors={[{ id: 'wa', message: 'Nomor kurang dua angka.' }, { message: 'Coba lagi besok.' }]} />,
  )
  expect(getByRole('alert').textContent).toContain('Ada 2 isian yang perlu diperbaiki')
  expect(getByRole('link', { name: 'Nomor kurang dua angka.' }).getAttribute('href')).toBe('#wa')
  expect(getByText('Coba lagi besok.').tagName).toBe('LI')
})

test('a form without errors announces nothing', () => {
  const { body, queryByRole } = drawn(<Form method="post" action="/toko" />)
  const form = body.querySelector('form')
  expect(form?.getAttribute('action')).toBe('/toko')
  expect(form?.getAttribute('method')).toBe('post')
  expect(queryByRole('alert')).toBeNull()
  expect(body.querySelector('[role], [data-part="actions"]')).toBeNull()
})

test('a form is busy while it is sent', () => {
  expect(
    drawn(<Form isBusy />)
      .body.querySelector('form')
      ?.getAttribute('aria-busy'),
  ).toBe('true')
})

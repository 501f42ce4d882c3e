import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Form } from './form.tsx'

test('what was refused is announced above and leads to its field', () => {
  const html = renderToStaticMarkup(
    <Form errors={[{ id: 'wa', message: 'Nomor kurang dua angka.' }, { message: 'Coba lagi besok.' }]} />,
  )
  expect(html).toContain('role="alert"')
  expect(html).toContain('Ada 2 isian yang perlu diperbaiki')
  expect(html).toMatch(/<a href="#wa"[^>]*>Nomor kurang dua angka\.<\/a>/)
  expect(html).toContain('<li>Coba lagi besok.</li>')
})

test('a form in order announces nothing', () => {
  const html = renderToStaticMarkup(<Form method="post" action="/toko" />)
  expect(html).toMatch(/^<form data-component="Form"[^>]* action="\/toko" method="post"/)
  expect(html).not.toContain('role=')
  expect(html).not.toContain('data-part="actions"')
})

test('while it is sent it is busy', () => {
  expect(renderToStaticMarkup(<Form isBusy />)).toContain('aria-busy="true"')
})

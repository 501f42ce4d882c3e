import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Button } from './button.tsx'
import { buttonVariants } from './button.variants.ts'

test('a button never sends the form around it unless told to', () => {
  expect(renderToStaticMarkup(<Button>Simpan</Button>)).toContain('type="button"')
  expect(renderToStaticMarkup(<Button type="submit">Masuk</Button>)).toContain('type="submit"')
})

test('a loading button says so, keeps its words and can still hold the focus', () => {
  const html = renderToStaticMarkup(<Button isLoading>Menerbitkan…</Button>)
  expect(html).toContain('aria-busy="true"')
  expect(html).toContain('aria-disabled="true"')
  expect(html).toContain('Menerbitkan…')
  expect(html).not.toMatch(/\sdisabled/)
})

test('a link can look like a button and stays a link', () => {
  const html = renderToStaticMarkup(
    <Button asChild variant="primary">
      <a href="/admin/halaman">Buat halaman</a>
    </Button>,
  )
  expect(html).toMatch(/^<a href="\/admin\/halaman"/)
  expect(html).not.toContain('type=')
  expect(html).toContain('ui:fill-action')
})

test('each look has classes of its own', () => {
  const looks = (['primary', 'secondary', 'quiet', 'danger', 'cta'] as const).map((variant) =>
    buttonVariants({ variant }),
  )
  expect(new Set(looks).size).toBe(5)
})

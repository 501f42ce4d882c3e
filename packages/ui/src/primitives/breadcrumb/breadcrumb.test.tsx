import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Breadcrumb } from './breadcrumb.tsx'

const items = [
  { label: 'Kelas', href: '/kelas' },
  { label: 'Marketplace' },
  { label: 'Shopee untuk pemula', href: '/kelas/shopee' },
]

test('the last place is where one is, and leads nowhere', () => {
  const html = renderToStaticMarkup(<Breadcrumb items={items} />)
  expect(html).toMatch(/<span aria-current="page"[^>]*>Shopee untuk pemula<\/span>/)
  expect(html.match(/<a /g)).toHaveLength(1)
})

test('a place without a page is told and not marked as the current one', () => {
  expect(renderToStaticMarkup(<Breadcrumb items={items} />)).toContain('<span>Marketplace</span>')
})

test('links are drawn with the application’s own', () => {
  const html = renderToStaticMarkup(
    <Breadcrumb items={items} Link={({ href, ...rest }) => <a {...rest} data-router={href} />} />,
  )
  expect(html).toContain('data-router="/kelas"')
})

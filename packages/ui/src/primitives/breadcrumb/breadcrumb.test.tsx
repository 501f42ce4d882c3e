import { expect, test } from 'vitest'
import { drawn } from '../../../../../scripts/tests/setup/drawn.ts'
import { Breadcrumb } from './breadcrumb.tsx'

const items = [
  { label: 'Kelas', href: '/kelas' },
  { label: 'Marketplace' },
  { label: 'Shopee untuk pemula', href: '/kelas/shopee' },
]

test('the last item is the current page and not a link', () => {
  const { getAllByRole, getByText } = drawn(<Breadcrumb items={items} />)
  const current = getByText('Shopee untuk pemula')
  expect(current.getAttribute('aria-current')).toBe('page')
  expect(current.closest('a')).toBeNull()
  expect(getAllByRole('link')).toHaveLength(1)
})

test('an item without a page is plain text and not marked as the current one', () => {
  const item = drawn(<Breadcrumb items={items} />).getByText('Marketplace')
  expect(item.closest('a')).toBeNull()
  expect(item.hasAttribute('aria-current')).toBe(false)
})

test('links are drawn with the link component of the application', () => {
  const { body } = drawn(<Breadcrumb items={items} Link={({ href, ...rest }) => <a {...rest} data-router={href} />} />)
  expect(body.querySelector('[data-router="/kelas"]')).not.toBeNull()
})

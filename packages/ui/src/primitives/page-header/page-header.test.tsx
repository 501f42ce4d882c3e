import type { ComponentPropsWithoutRef } from 'react'
import { expect, test } from 'vitest'
import { drawn } from '../../../../../scripts/tests/setup/drawn.ts'
import { PageHeader } from './page-header.tsx'

const RouterLink = (props: ComponentPropsWithoutRef<'a'>) => <a {...props} data-router="" />

test('the title is the heading of the page and can take the focus', () => {
  const heading = drawn(<PageHeader title="Prospek" />).getByRole('heading', { level: 1, name: 'Prospek' })
  expect(heading.tabIndex).toBe(-1)
})

test('the way back is a link of the router, read before the title', () => {
  const { getByRole, words } = drawn(
    <PageHeader title="Kabar" back={{ href: '/admin/prospek', label: 'Prospek' }} Link={RouterLink} />,
  )
  const link = getByRole('link', { name: 'Prospek' })
  expect([link.getAttribute('href'), link.dataset.router]).toEqual(['/admin/prospek', ''])
  expect(words).toBe('|Prospek|Kabar|')
})

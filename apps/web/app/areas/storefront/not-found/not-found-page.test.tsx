import type { PublishedPage } from '@naikkelas/contract/pages'
import { expect, test } from 'vitest'
import { drawnAt } from '../../../shared/testing/drawn-at.tsx'
import { NotFoundPage } from './not-found-page.tsx'

const pageOf = (number: number): PublishedPage => ({
  address: `/kelas-${number}`,
  kind: 'course',
  title: `Kelas ${number}`,
  description: '',
  publishedAt: '2026-11-20T05:00:00.000Z',
  image: null,
})

test('the not-found page leads on: home, to the list, to the search, to pages that exist, and to the legal texts', () => {
  const { getByRole, getAllByRole } = drawnAt(<NotFoundPage pages={[1, 2, 3].map(pageOf)} />)
  const targetOf = (name: string) => getByRole('link', { name }).getAttribute('href')
  expect(targetOf('Ke beranda')).toBe('/')
  expect(targetOf('Lihat semua kelas')).toBe('/daftar-kelas-premium')
  expect(getByRole('searchbox', { name: 'Cari' }).closest('form')?.getAttribute('action')).toBe('/search')
  expect(targetOf('Kelas 2')).toBe('/kelas-2')
  expect(targetOf('Kebijakan privasi')).toBe('/privacy')
  expect(getAllByRole('heading', { level: 3 })).toHaveLength(3)
})

test('without pages to show it has no empty list', () => {
  const { queryByRole, getByRole } = drawnAt(<NotFoundPage pages={[]} />)
  expect(queryByRole('heading', { level: 2 })).toBeNull()
  expect(getByRole('link', { name: 'Ke beranda' })).toBeDefined()
})

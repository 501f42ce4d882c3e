import { expect, test } from 'vitest'
import { leadsToMaintenance } from './unreachable.ts'

const asked = { method: 'GET', address: '/api/courses?page=2', status: 502, screen: '/daftar-kelas-premium' }

test.each([
  ['a list, when a proxy finds no server', {}],
  ['a list, when nothing answers', { status: 0 }],
  ['a change that is no POST', { method: 'PATCH' }],
  ['what is only named alike', { address: '/api/transactions-of-others' }],
])('%s leads to the page about it', (_, given) => {
  expect(leadsToMaintenance({ ...asked, ...given })).toBe(true)
})

test.each([
  ['a POST', { method: 'POST' }],
  ['our own failure', { status: 500 }],
  ['a busy server', { status: 503 }],
  ...[
    'transaction',
    'transaction-addon',
    'transaction-event',
    'transaction-product',
    'transaction-service',
    'file',
  ].map((name) => [name, { address: `/api/${name}/7` }] as const),
  ['payment/checkout', { address: '/api/payment/checkout?id=7' }],
  ['a screen of the back office', { screen: '/admin/landing-pages' }],
] as const)('%s stays on its screen', (_, given) => {
  expect(leadsToMaintenance({ ...asked, ...given })).toBe(false)
})

import { expect, test } from 'vitest'
import { takesForms } from './form-target.ts'

const action = () => null
const route = (id: string, given: { parentId?: string; path?: string; index?: boolean; hasAction?: boolean } = {}) => {
  const { parentId, path, index, hasAction = false } = given
  const module = { default: () => null, ...(hasAction ? { action } : {}) }
  return { id, module, ...(parentId && { parentId }), ...(path && { path }), ...(index && { index }) }
}
const takes = takesForms({
  root: route('root'),
  home: route('home', { parentId: 'root', index: true }),
  admin: route('admin', { parentId: 'root', path: 'admin' }),
  signIn: route('signIn', { parentId: 'admin', index: true, hasAction: true }),
  login: route('login', { parentId: 'admin', path: 'login', hasAction: true }),
  shell: route('shell', { parentId: 'admin' }),
  pages: route('pages', { parentId: 'shell', path: 'landing-pages' }),
  unknown: route('unknown', { parentId: 'root', path: '*' }),
})

test.each(['/admin?index', '/admin/login', '/admin/login?tujuan=%2Fadmin%2Fakun', '/admin/login.data'])(
  'a form may be sent to %s',
  (address) => {
    expect(takes(new URL(address, 'http://localhost'))).toBe(true)
  },
)

test.each([
  '/',
  '/?index',
  '/admin',
  '/admin?index=1',
  '/admin/landing-pages',
  '/kelas-data',
  '/kelas-data.data',
  '/_.data',
])('no form may be sent to %s', (address) => {
  expect(takes(new URL(address, 'http://localhost'))).toBe(false)
})

import { expect, test } from 'vitest'
import { defaultPreferences, preferencesCookie, preferencesOf } from './preferences.ts'

const pair = (cookie: string) => cookie.split(';')[0] ?? ''
const dark = { mode: 'dark', density: 'compact', pages: 'list' } as const

test('what a person chose is read back from the cookie, beside others', () => {
  const cookie = preferencesCookie(dark, { accountId: 'a1', area: '/admin', isSecure: true })
  expect(preferencesOf(`nk_session=x; ${pair(cookie)}; other=1`, 'a1')).toEqual(dark)
  expect(cookie).toMatch(/; path=\/admin; max-age=31536000; samesite=lax; secure$/)
  expect(preferencesCookie(dark, { accountId: 'a1', area: '/admin', isSecure: false })).not.toContain('secure')
})

test('another person in the same browser has a look of their own', () => {
  const cookie = pair(preferencesCookie(dark, { accountId: 'a1', area: '/admin', isSecure: false }))
  expect(preferencesOf(cookie, 'a2')).toEqual(defaultPreferences)
})

test('a missing or broken cookie is the look at first', () => {
  expect(preferencesOf(null, 'a1')).toEqual(defaultPreferences)
  expect(preferencesOf('nk_look_a1=mode=pink&density=compact', 'a1')).toEqual({
    ...defaultPreferences,
    density: 'compact',
  })
})

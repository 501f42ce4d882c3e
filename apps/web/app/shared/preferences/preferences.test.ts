import { expect, test } from 'vitest'
import { defaultPreferences, noPreferencesCookie, preferencesCookie, preferencesIn } from './preferences.ts'

const pair = (cookie: string) => cookie.split(';')[0] ?? ''
const dark = { mode: 'dark', density: 'compact', pages: 'list' } as const
const owner = { accountId: 'a1', area: '/admin', isSecure: true } as const

test('what a person chose is read back from the cookie, beside others', () => {
  const cookie = preferencesCookie(dark, owner)
  expect(preferencesIn(`nk_session=x; ${pair(cookie)}; other=1`, 'a1')).toEqual(dark)
  expect(cookie).toMatch(/; path=\/admin; max-age=31536000; samesite=lax; secure$/)
  expect(preferencesCookie(dark, { ...owner, isSecure: false })).not.toContain('secure')
})

test('another person in the same browser has a look of their own', () => {
  expect(preferencesIn(pair(preferencesCookie(dark, owner)), 'a2')).toBeNull()
})

test('the cookie of a look that the account has is deleted where it was set', () => {
  expect(noPreferencesCookie(owner)).toBe('nk_look_a1=; path=/admin; max-age=0; samesite=lax; secure')
})

test('a broken cookie is the look at first', () => {
  expect(preferencesIn(null, 'a1')).toBeNull()
  expect(preferencesIn('nk_look_a1=mode=pink&density=compact', 'a1')).toEqual({
    ...defaultPreferences,
    density: 'compact',
  })
})

import { expect, test } from 'vitest'
import { drawn } from '../../../../../scripts/tests/setup/drawn.ts'
import { avatarGroupLabelsEn } from './avatar-group.labels.ts'
import { Avatar } from './avatar.tsx'
import { AvatarGroup } from './avatar-group.tsx'
import { initials } from './initials.ts'

test.each([
  ['Sari Dewi Lestari', 'SL'],
  ['Ratna', 'R'],
  ['Pak Bagus Wirawan', 'BW'],
  ['Dr. H. Yusuf', 'Y'],
  ['Bu', 'B'],
  ['  made   ayu ', 'MA'],
  ['𝒜da Lovelace', '𝒜L'],
  ['👋 8', ''],
  ['', ''],
])('the initials of “%s” are “%s”', (name, letters) => {
  expect(initials(name)).toBe(letters)
})

test('the picture covers the initials, which show when it fails to load', () => {
  const avatar = drawn(<Avatar name="Sari Lestari" src="/sari.webp" />).getByRole('img', { name: 'Sari Lestari' })
  expect(avatar.textContent).toBe('SL')
  expect(avatar.querySelector('img')?.getAttribute('src')).toBe('/sari.webp')
  expect(avatar.querySelector('img')?.getAttribute('alt')).toBe('')
  // Browsers draw an icon of their own over a failed picture; these letters are drawn over that.
  expect(avatar.parentElement?.querySelector('[data-initials="SL"]')).not.toBeNull()
})

test('a decorative avatar is not read out beside its name', () => {
  const { body, queryByRole } = drawn(<Avatar name="Sari" isDecorative />)
  expect(queryByRole('img')).toBeNull()
  expect(body.firstElementChild?.getAttribute('aria-hidden')).toBe('true')
  expect(body.querySelector('[aria-label]')).toBeNull()
})

test('a group shows some people and the number of the others', () => {
  const people = ['A', 'B', 'C', 'D', 'E', 'F'].map((name) => ({ name }))
  const { getAllByRole, getByTitle, words } = drawn(<AvatarGroup label="Peserta" people={people} max={3} />)
  expect(getAllByRole('img')).toHaveLength(3)
  expect(words).toContain('dan 3 orang lain')
  expect(getByTitle('D, E, F')).toBeDefined()
  // A single person is shown, not counted as “+1”.
  expect(drawn(<AvatarGroup label="Peserta" people={people} max={5} />).words).not.toContain('orang lain')
})

test('without a name there is an icon and nothing to read', () => {
  const avatar = drawn(<Avatar name="" />).body.firstElementChild
  expect(avatar?.getAttribute('aria-hidden')).toBe('true')
  expect(avatar?.firstElementChild?.tagName.toLowerCase()).toBe('svg')
  expect(avatar?.hasAttribute('aria-label')).toBe(false)
})

test('the number of the others is read in English too', () => {
  const people = ['Ayu', 'Bima', 'Citra', 'Dewi', 'Eka'].map((name) => ({ name }))
  const { words } = drawn(<AvatarGroup label="Learners" people={people} max={3} labels={avatarGroupLabelsEn} />)
  expect(words).toContain('and 2 others')
  expect(words).not.toContain('orang')
})

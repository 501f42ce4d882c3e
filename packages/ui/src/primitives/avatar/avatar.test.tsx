import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
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

test('a picture lies over the initials, so that they show where it fails', () => {
  const html = renderToStaticMarkup(<Avatar name="Sari Lestari" src="/sari.webp" />)
  expect(html).toMatch(/role="img" aria-label="Sari Lestari"[^>]*>SL<img src="\/sari.webp" alt=""/)
  // Browsers draw a sign of their own over a failed picture; these letters are drawn over that.
  expect(html).toContain('data-initials="SL"')
})

test('beside the name in words nobody hears it twice', () => {
  const html = renderToStaticMarkup(<Avatar name="Sari" isDecorative />)
  expect(html).toContain('aria-hidden="true"')
  expect(html).not.toContain('aria-label')
})

test('a group draws some and counts the others', () => {
  const people = ['A', 'B', 'C', 'D', 'E', 'F'].map((name) => ({ name }))
  const html = renderToStaticMarkup(<AvatarGroup label="Peserta" people={people} max={3} />)
  expect(html.match(/role="img"/g)).toHaveLength(3)
  expect(html).toContain('dan 3 orang lain')
  expect(html).toContain('title="D, E, F"')
  // Nobody is counted as “+1” where a picture would fit as well.
  expect(renderToStaticMarkup(<AvatarGroup label="Peserta" people={people} max={5} />)).not.toContain('orang lain')
})

test('without a name there is a figure and nothing to read', () => {
  const html = renderToStaticMarkup(<Avatar name="" />)
  expect(html).toMatch(/^<span aria-hidden="true"[^>]*><svg/)
  expect(html).not.toContain('aria-label')
})

test('the number that stands for the others is read in English too', () => {
  const people = ['Ayu', 'Bima', 'Citra', 'Dewi', 'Eka'].map((name) => ({ name }))
  const html = renderToStaticMarkup(
    <AvatarGroup label="Learners" people={people} max={3} labels={avatarGroupLabelsEn} />,
  )
  expect(html).toContain('and 2 others')
  expect(html).not.toContain('orang')
})

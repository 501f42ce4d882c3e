import { expect, test } from 'vitest'
import { drawn } from '../../../../../scripts/tests/setup/drawn.ts'
import { ratingInputLabelsEn } from './rating-input.labels.ts'
import { RatingInput } from './rating-input.tsx'
import { ratingLabelsEn } from './rating.labels.ts'
import { Rating } from './rating.tsx'
import { emptyPercent, toHalfStars } from './star-paths.ts'

test.each([
  [0, 0],
  [4.2, 4],
  [4.25, 4.5],
  [4.74, 4.5],
  [4.75, 5],
  [5, 5],
  [7, 5],
  [-1, 0],
])('a mean of %d is drawn as %d stars', (mean, stars) => {
  expect(toHalfStars(mean)).toBe(stars)
})

test('half a star is cut in its own middle, and a gap between stars belongs to none', () => {
  expect([0, 0.5, 1, 4.5].map(emptyPercent)).toEqual([100, 92, 79, 8])
  expect(drawn(<Rating value={4.5} />).body.innerHTML).toContain('inset(0 8% 0 0)')
  expect(drawn(<Rating value={5} />).body.innerHTML).not.toContain('inset(')
})

test('the mean and the number of ratings are written, and read out as one sentence', () => {
  const { words, getByRole } = drawn(<Rating value={4.75} count={1204} />)
  expect(words).toBe('|4,8|(1.204)|')
  expect(getByRole('img', { name: 'Nilai 4,8 dari 5, dari 1.204 penilaian' })).toBeDefined()
})

test('without a count only the mean is written', () => {
  const { words, getByRole } = drawn(<Rating value={4} />)
  expect(words).toBe('|4,0|')
  expect(getByRole('img', { name: 'Nilai 4 dari 5' })).toBeDefined()
})

test.each([{ value: 0 }, { value: 0, count: 0 }, { value: 5, count: 0 }])('%o is not yet rated', (props) => {
  const { words, body } = drawn(<Rating {...props} />)
  expect(words).toBe('|Belum ada penilaian|')
  expect(body.innerHTML).toContain('inset(0 100% 0 0)')
})

test('a compact rating has no drawing of its own', () => {
  expect(drawn(<Rating variant="compact" value={4.8} count={12} />).body.querySelector('svg')).toBeNull()
})

test('in English its words are English', () => {
  const { words, getByRole } = drawn(<Rating value={4.75} count={1} labels={ratingLabelsEn} />)
  expect(words).toBe('|4.8|(1)|')
  expect(getByRole('img', { name: 'Rated 4.8 out of 5 by 1 person' })).toBeDefined()
})

test('stars to choose from are radios of one name, each with its meaning', () => {
  const { getByRole, getAllByRole } = drawn(
    <RatingInput label="Nilai kelas ini" name="nilai" defaultValue={4} required />,
  )
  expect(getByRole('radiogroup', { name: 'Nilai kelas ini' }).getAttribute('aria-required')).toBe('true')
  const radios = getAllByRole<HTMLInputElement>('radio')
  expect(radios.map(({ name, value, checked }) => [name, value, checked])).toEqual([
    ['nilai', '1', false],
    ['nilai', '2', false],
    ['nilai', '3', false],
    ['nilai', '4', true],
    ['nilai', '5', false],
  ])
  expect(getByRole('radio', { name: '4 bintang, Bagus' })).toBe(radios[3])
})

test('in English the stars to choose from are named in English', () => {
  const { getByRole } = drawn(<RatingInput label="Rate this class" labels={ratingInputLabelsEn} />)
  expect(getByRole('radio', { name: '1 star, Very poor' })).toBeDefined()
})

import { expect, test } from 'vitest'
import { drawnAt } from '../../../shared/testing/drawn-at.tsx'
import { sampleCard } from '../../../shared/testing/sample-card.ts'
import { SellableCard } from './sellable-card.tsx'

const cover = {
  id: '0197a1c2-0000-7000-8000-00000000beef',
  sha8: 'a1b2c3d4',
  width: 1600,
  height: 900,
  color: '#336699',
  widths: [480, 720, 960],
  focal: { x: 0.5, y: 0 },
  alt: 'Laptop di meja',
}
const pictureOf = (given: object) =>
  drawnAt(<SellableCard card={{ ...sampleCard, cover: { ...cover, ...given } }} />).body.querySelector('img')

test('a cover is drawn in widths that a card needs, and its name is the title', () => {
  const picture = pictureOf({})
  expect(picture?.getAttribute('src')).toMatch(/^\/media\/.{11}\/480\.webp$/)
  expect(picture?.getAttribute('srcset')).toMatch(/480\.webp 480w,\/media\/.{11}\/720\.webp 720w$/)
  expect(picture?.getAttribute('alt')).toBe('')
  expect(picture?.getAttribute('loading')).toBe('lazy')
  expect(picture?.className).toBe('object-top')
})

test('while no width is made, the original is shown, from the host of uploaded files', () => {
  const picture = pictureOf({ widths: [], origin: 'https://berkas.example' })
  expect(picture?.getAttribute('src')).toMatch(/^https:\/\/berkas\.example\/media\/.{11}\/original$/)
  expect(picture?.hasAttribute('srcset')).toBe(false)
})

test('an entry without a cover is drawn', () => {
  const { body } = drawnAt(<SellableCard card={sampleCard} />)
  expect(body.querySelector('img')).toBeNull()
  expect(body.querySelector('svg')).not.toBeNull()
})

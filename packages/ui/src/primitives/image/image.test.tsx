import { expect, test } from 'vitest'
import { drawn } from '../../../../../scripts/tests/setup/drawn.ts'
import { Image } from './image.tsx'

const file = { src: '/sampul.webp', alt: 'Toko kecil', width: 1200, height: 675 }
const picture = (element: Parameters<typeof drawn>[0]) => drawn(element).getByRole('img', { name: 'Toko kecil' })

test('its place is kept free, and it is fetched when it comes near', () => {
  const image = picture(<Image {...file} />)

  expect(['width', 'height', 'loading', 'decoding'].map((name) => image.getAttribute(name))).toEqual([
    '1200',
    '675',
    'lazy',
    'async',
  ])
})

test('the first picture of a page does not wait', () => {
  const image = picture(<Image {...file} isFirst />)

  expect([image.getAttribute('loading'), image.getAttribute('fetchpriority')]).toEqual(['eager', 'high'])
})

test('its colour lies behind it', () => {
  expect(
    drawn(<Image {...file} color="#004948" />)
      .body.querySelector('rect')
      ?.getAttribute('fill'),
  ).toBe('#004948')
})

test('what is no colour is not drawn', () => {
  expect(drawn(<Image {...file} color="url(https://jahat.example)" />).body.innerHTML).not.toContain('jahat')
})

test('better formats come before the picture, with the same sizes', () => {
  const { body } = drawn(
    <Image {...file} sizes="50vw" srcSet="/a.webp 720w" sources={[{ type: 'image/avif', srcSet: '/a.avif 720w' }]} />,
  )
  const source = body.querySelector('source')

  expect(['type', 'srcset', 'sizes'].map((name) => source?.getAttribute(name))).toEqual([
    'image/avif',
    '/a.avif 720w',
    '50vw',
  ])
  expect(source?.nextElementSibling?.tagName).toBe('IMG')
})

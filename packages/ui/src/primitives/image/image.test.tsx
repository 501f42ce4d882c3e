import { expect, test } from 'vitest'
import { drawn } from '../../../../../scripts/tests/setup/drawn.ts'
import { Image } from './image.tsx'

const file = { src: '/sampul.webp', alt: 'Toko kecil', width: 1200, height: 675 }
const picture = (element: Parameters<typeof drawn>[0]) => drawn(element).getByRole('img', { name: 'Toko kecil' })

test('it reserves its size and is loaded lazily', () => {
  const image = picture(<Image {...file} />)

  expect(['width', 'height', 'loading', 'decoding'].map((name) => image.getAttribute(name))).toEqual([
    '1200',
    '675',
    'lazy',
    'async',
  ])
})

test('the first picture of a page is loaded immediately', () => {
  const image = picture(<Image {...file} isFirst />)

  expect([image.getAttribute('loading'), image.getAttribute('fetchpriority')]).toEqual(['eager', 'high'])
})

test('it has its colour as a placeholder', () => {
  expect(
    drawn(<Image {...file} color="#004948" />)
      .body.querySelector('rect')
      ?.getAttribute('fill'),
  ).toBe('#004948')
})

test('an invalid colour is ignored', () => {
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

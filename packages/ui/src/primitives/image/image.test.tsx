import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Image } from './image.tsx'

const file = { src: '/sampul.webp', alt: 'Toko kecil', width: 1200, height: 675 }

test('its place is kept free and it is fetched when it comes near', () => {
  const html = renderToStaticMarkup(<Image {...file} />)
  expect(html).toMatch(
    /<img loading="lazy" decoding="async" src="\/sampul.webp" alt="Toko kecil" width="1200" height="675"/,
  )
})

test('the first picture of a page does not wait', () => {
  expect(renderToStaticMarkup(<Image {...file} isFirst />)).toMatch(/loading="eager" fetchPriority="high"/)
})

test('its colour lies behind it, and the words on it can be read', () => {
  expect(renderToStaticMarkup(<Image {...file} color="#004948" />)).toMatch(/ui:text-white.*<rect[^>]*fill="#004948"/)
  expect(renderToStaticMarkup(<Image {...file} color="#ffb702" />)).toContain('ui:text-tinta-950')
})

test('what is no colour is not drawn', () => {
  expect(renderToStaticMarkup(<Image {...file} color="url(https://jahat.example)" />)).not.toContain('jahat')
})

test('better formats come first, with the same sizes', () => {
  const html = renderToStaticMarkup(
    <Image {...file} sizes="50vw" srcSet="/a.webp 720w" sources={[{ type: 'image/avif', srcSet: '/a.avif 720w' }]} />,
  )
  expect(html).toMatch(/<source type="image\/avif" srcSet="\/a.avif 720w" sizes="50vw"\/><img/)
})

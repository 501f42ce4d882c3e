import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { brotliCompressSync } from 'node:zlib'
import { Carousel } from '@naikkelas/ui/carousel'
import { CourseCard, EventCard, ProductGrid, SaveButton, ServiceCard, ToolCard } from '@naikkelas/ui/product-card'
import { defaultTheme, ThemeScope } from '@naikkelas/ui/theme'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { drawScreen, screenStyles } from './draw-screen.ts'

const styles = screenStyles(readFileSync(createRequire(import.meta.url).resolve('@naikkelas/ui/styles.css'), 'utf8'))

/** A public screen with nothing but these, as the server sends it: its own CSS in its head. */
function screenOf(content: ReactNode): string {
  const body = renderToStaticMarkup(
    <ThemeScope as="body" theme={defaultTheme}>
      {content}
    </ThemeScope>,
  )
  const html = `<!doctype html><html><head></head>${body}</html>`
  return drawScreen({ html, styles, siteScript: { path: '/assets/s.js', environment: 'local' } }).html
}

const titles = [
  'Toko Ramai Tanpa Perang Diskon di Shopee',
  'Live yang Menjual: Latihan Bersama Tim TikTok',
  'Foto Produk yang Rapi dan Siap Unggah',
  'Robotok',
] as const

interface Slots {
  hasPictures: boolean
  hasSave: boolean
}

function cards({ hasPictures, hasSave }: Slots): ReactNode[] {
  return Array.from({ length: 24 }, (_, index) => {
    const title = `${titles[index % titles.length]} ${index}`
    const address = `/media/Gw-W${(index * 7919).toString(36)}kXs`
    const common = {
      title,
      href: `/kelas/toko-ramai-${index}`,
      rating: { value: 4 + (index % 10) / 10, count: 12 * index + 3 },
      isFirst: index < 2,
      ...(hasPictures && {
        picture: { src: `${address}/480.webp`, srcSet: `${address}/320.webp 320w,${address}/480.webp 480w` },
      }),
      ...(hasSave && { save: <SaveButton title={title} name="simpan" value={index} /> }),
    }
    const kinds = [
      <CourseCard
        key={index}
        {...common}
        type="premium"
        instructor="Sari Wulandari"
        courseLevel="beginner"
        minutes={390}
        price={349_000}
        strikePrice={585_000}
      />,
      <EventCard key={index} {...common} startsAt="2026-12-12T12:30:00Z" price={0} seatsLeft={7} />,
      <ServiceCard key={index} {...common} result="20 foto" days={3} price={500_000} />,
      <ToolCard key={index} {...common} purpose="Balas komentar live" months={1} price={99_000} />,
    ]
    return kinds[index % kinds.length]
  })
}

test.each([
  ['pictures', { hasPictures: true, hasSave: false }, 20_000],
  ['pictures and buttons to save', { hasPictures: true, hasSave: true }, 25_000],
  ['drawn covers and buttons to save', { hasPictures: false, hasSave: true }, 31_500],
] as const)('24 cards with %s and their styles are small, uncompressed and on the wire', (_, slots, most) => {
  const html = screenOf(<ProductGrid aria-label="Hasil">{cards(slots)}</ProductGrid>)
  const rest = screenOf(null)
  expect(html.match(/<article/g)).toHaveLength(24)
  expect(Buffer.byteLength(html) - Buffer.byteLength(rest)).toBeLessThanOrEqual(most)
  expect(brotliCompressSync(html).length - brotliCompressSync(rest).length).toBeLessThanOrEqual(4_000)
})

test('a public screen has the rules of the buttons that browsers draw for a carousel, disabled ones too', () => {
  const html = screenOf(<Carousel label="Kelas terbaru">{cards({ hasPictures: false, hasSave: false })}</Carousel>)
  expect(html).toContain('::scroll-button(inline-end){')
  expect(html).toMatch(/::scroll-button\(\*\):disabled\{visibility:hidden\}/)
})

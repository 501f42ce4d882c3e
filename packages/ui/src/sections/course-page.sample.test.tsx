import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { anchorsOf } from './anchors.ts'
import { courseOffer, coursePictures, courseSections } from './course-page.sample.ts'
import { parseSection } from './parse-section.ts'
import { mediaIdOf, storyHref, storyMedia, type StoryPicture } from './parts/story-media.ts'
import { SectionList } from './section-list.tsx'
import { strongTones } from './section-settings.ts'
import type { SectionView } from './section-view.ts'
import { views } from './views.gen.ts'

const names = Object.keys(coursePictures) as StoryPicture[]
const page = courseSections(Object.fromEntries(names.map((name) => [name, mediaIdOf(name)])))

const html = renderToStaticMarkup(
  <SectionList
    items={page}
    views={views as unknown as Record<string, SectionView>}
    offer={courseOffer}
    media={storyMedia}
    href={storyHref}
  />,
)
const words = html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')

describe('the demo course page', () => {
  test('can be stored: every section passes its schema, ids are unique', () => {
    for (const section of page) expect(parseSection(section), section.id).toMatchObject({ kind: 'known' })
    expect(page).toHaveLength(14)
    expect(new Set(page.map(({ id }) => id)).size).toBe(14)
    for (const { id } of page) expect(id).toMatch(/^[\w-]{10}$/)
  })

  test('is finished: publishing it finds nothing missing', () => {
    for (const section of page) {
      const parsed = parseSection(section)
      if (parsed.kind === 'unknown') throw new Error(parsed.message)
      const { definition, content } = parsed
      expect(
        Object.keys(definition.complete).filter((key) => content[key] === ''),
        section.id,
      ).toEqual([])
      expect(definition.check?.(content as never) ?? [], section.id).toEqual([])
    }
  })

  test('shows its eight pictures, the decorative ones without words', () => {
    expect(html.match(/<img/g)).toHaveLength(8)
    for (const alt of Object.values(coursePictures).filter((each) => each !== ''))
      expect(html).toContain(`alt="${alt}"`)
    expect(html.match(/alt=""/g)).toHaveLength(2)
  })

  test('leaves a picture out that is not there yet', () => {
    const content = courseSections({}).find(({ type }) => type === 'lesson_material')?.content
    expect(content).toMatchObject({ image: { mediaId: '' } })
  })

  test('leads from its buttons and texts to the sections they name', () => {
    const anchors = anchorsOf(page)
    expect(html.match(new RegExp(`href="#${anchors.get('kursus-s08')}"`, 'g'))).toHaveLength(2)
    expect(html.match(new RegExp(`href="#${anchors.get('kursus-s14')}"`, 'g'))).toHaveLength(2)
    expect(html).toContain('href="/daftar"')
    expect(html).toContain('href="https://video.example/kelas-data"')
  })

  test('leads where a site says, and leaves out what a site has not', () => {
    const register = { kind: 'whatsapp', number: '6281200003344', text: '' } as const
    const film = { kind: 'file', mediaId: mediaIdOf('perkenalan-kelas') } as const
    const stored = JSON.stringify(courseSections({}, { register, film, channel: null }))
    expect(stored).toContain('6281200003344')
    expect(stored).toContain(film.mediaId)
    expect(stored).not.toMatch(/Kanal video|video\.example|"\/daftar"/)
  })

  test('offers its button and its price in the opening', () => {
    const opening = html.slice(0, html.indexOf('</section>'))
    expect(opening).toMatch(/<a [^>]*>Daftar sekarang<\/a><p[^>]*>Rp349\.000, sekali bayar/)
  })

  test('opens its sections with these titles, in this order', () => {
    expect(
      [...html.matchAll(/<h[12][^>]*>(.*?)<\/h[12]>/g)].map(([, title]) => title?.replace(/<[^>]+>/g, '')),
    ).toEqual([
      'Kuasai Data Usaha dalam Empat Minggu',
      'Dari catatan berantakan menjadi dasbor satu halaman',
      'Tonton perkenalan kelas (2 menit)',
      'Waktu Anda terlalu berharga untuk salin-tempel',
      'Latihan dari toko sungguhan',
      'Dibimbing mentor yang pernah di posisi Anda',
      'Kenapa laporan selalu terlambat?',
      'Materi lengkap',
      'Yang Anda dapatkan',
      'Cerita peserta',
      'Satu harga, akses selamanya',
      'Pertanyaan yang sering diajukan',
      'Tautan lain',
      'Siap membaca angka usaha Anda?',
    ])
    expect(html.match(/<h1/g)).toHaveLength(1)
  })

  test('says what its author wrote, prices, lessons, answers and quotes to the letter', () => {
    for (const text of [
      'Kelas daring • 12 pelajaran',
      'Meramal stok bulan depan 27 menit',
      'Ponsel cukup untuk menonton, tetapi latihan lebih nyaman di layar besar.',
      'Dasbor satu halaman itu sekarang dibuka semua staf setiap pagi. Sederhana tetapi mengubah kerja kami. Ketut Sari Pengelola vila, Ubud',
      'Rp899.000',
      'Rp349.000',
      'Kebijakan pengembalian',
    ])
      expect(words).toContain(text)
    expect(words.match(/Gratis/g)).toHaveLength(2)
    expect(words).not.toMatch(/[★✓∞☎✎↺]/)
  })

  test('keeps the rhythm: no two neighbours share ground and arrangement, strong grounds are few and apart', () => {
    const looks = page.map(
      ({ type, content, settings }) => `${settings.tone} ${type} ${(content as { layout: string }).layout}`,
    )
    for (const [index, look] of looks.entries()) expect(look).not.toBe(looks[index + 1])
    const strong = page.map(({ settings }) => strongTones.has(settings.tone))
    expect(strong.filter(Boolean).length).toBeLessThanOrEqual(4)
    for (const [index, isStrong] of strong.entries())
      expect(isStrong && strong[index + 1] === true, page[index]?.id).toBe(false)
    expect(page.filter(({ settings }) => settings.hasStep).length).toBeLessThanOrEqual(3)
  })
})

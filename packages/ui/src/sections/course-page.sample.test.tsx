import { within } from '@testing-library/dom'
import { describe, expect, test } from 'vitest'
import { drawn } from '../../../../scripts/tests/setup/drawn.ts'
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

const { body, getAllByRole, getAllByText } = drawn(
  <SectionList
    items={page}
    views={views as unknown as Record<string, SectionView>}
    offer={courseOffer}
    media={storyMedia}
    href={storyHref}
  />,
)
const words = body.innerHTML.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
const linksTo = (href: string) => body.querySelectorAll(`a[href="${href}"]`)

describe('the demo course page', () => {
  test('can be stored: every section matches its schema, and ids are unique', () => {
    for (const section of page) expect(parseSection(section), section.id).toMatchObject({ kind: 'known' })
    expect(page).toHaveLength(14)
    expect(new Set(page.map(({ id }) => id)).size).toBe(14)
    for (const { id } of page) expect(id).toMatch(/^[\w-]{10}$/)
  })

  test('can be published: nothing is missing', () => {
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

  test('shows its eight pictures, the decorative ones without alt text', () => {
    const alts = [...body.querySelectorAll('img')].map((image) => image.getAttribute('alt'))
    expect(alts).toHaveLength(8)
    expect(alts).toEqual(expect.arrayContaining(Object.values(coursePictures)))
    expect(alts.filter((alt) => alt === '')).toHaveLength(2)
  })

  test('leaves out a picture that does not exist yet', () => {
    const content = courseSections({}).find(({ type }) => type === 'lesson_material')?.content
    expect(content).toMatchObject({ image: { mediaId: '' } })
  })

  test('links from its buttons and texts to the sections they name', () => {
    const anchors = anchorsOf(page)
    expect(linksTo(`#${anchors.get('kursus-s08')}`)).toHaveLength(2)
    expect(linksTo(`#${anchors.get('kursus-s14')}`)).toHaveLength(2)
    expect(linksTo('/daftar').length).toBeGreaterThan(0)
    expect(linksTo('https://video.example/kelas-data').length).toBeGreaterThan(0)
  })

  test('links to the targets of the site, and leaves out what the site does not have', () => {
    const register = { kind: 'whatsapp', number: '6281200003344', text: '' } as const
    const film = { kind: 'file', mediaId: mediaIdOf('perkenalan-kelas') } as const
    const stored = JSON.stringify(courseSections({}, { register, film, channel: null }))
    expect(stored).toContain('6281200003344')
    expect(stored).toContain(film.mediaId)
    expect(stored).not.toMatch(/Kanal video|video\.example|"\/daftar"/)
  })

  test('has its button and price in the opening', () => {
    const button = within(body.querySelector('section')!).getByRole('link', { name: 'Daftar sekarang' })
    expect(button.nextElementSibling?.textContent).toMatch(/^Rp349\.000, sekali bayar/)
  })

  test('has these titles, in this order', () => {
    const titles = [...body.querySelectorAll('h1, h2')]
    expect(titles.map(({ textContent }) => textContent)).toEqual([
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
    expect(getAllByRole('heading', { level: 1 })).toHaveLength(1)
  })

  test('has the exact prices, lessons, answers and quotes of its author', () => {
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
    expect(getAllByText('Gratis')).toHaveLength(2)
    expect(words).not.toMatch(/[★✓∞☎✎↺]/)
  })

  test('has no two adjacent sections with the same tone and layout, and few strong tones, never adjacent', () => {
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

import { expect, test } from 'vitest'
import { drawn } from '../../../../../scripts/tests/setup/drawn.ts'
import { compositionOf, coverOf } from './cover-drawings.ts'
import { CourseCard } from './course-card.tsx'
import { EventCard } from './event-card.tsx'
import { MentorCard } from './mentor-card.tsx'
import { PackageCard } from './package-card.tsx'
import { productCardLabelsEn } from './product-card.labels.ts'
import { ProductCard } from './product-card.tsx'
import { ProductGrid } from './product-grid.tsx'
import { SaveButton } from './save-button.tsx'
import { savedPercent } from './saved-percent.ts'
import { ServiceCard } from './service-card.tsx'
import { ToolCard } from './tool-card.tsx'

const course = { title: 'Toko Ramai', href: '/kelas/toko-ramai' }

test('the title is the only link of a card, in a heading of the level that was asked for', () => {
  const { getAllByRole, getByRole } = drawn(
    <CourseCard {...course} level={2} price={349_000} save={<SaveButton title="Toko Ramai" />} />,
  )
  expect(getAllByRole('link')).toHaveLength(1)
  expect(getByRole('heading', { level: 2, name: 'Toko Ramai' }).querySelector('a')?.getAttribute('href')).toBe(
    '/kelas/toko-ramai',
  )
  expect(getByRole('article')).toBeDefined()
})

test.each([
  [349_000, 585_000, 40],
  [99_000, 100_000, 1],
  [99_999, 100_000, null],
  [100_000, 100_000, null],
  [150_000, 100_000, null],
  [0, 100_000, 100],
])('%d instead of %d saves %s percent', (price, before, percent) => {
  expect(savedPercent(price, before)).toBe(percent)
})

test('a lower price shows the earlier one struck through and what is saved', () => {
  const { words, body } = drawn(<CourseCard {...course} price={349_000} strikePrice={585_000} />)
  expect(words).toContain('|Rp349.000|Semula |Rp585.000|Hemat 40%|')
  expect(body.querySelector('s')?.textContent).toBe('Semula Rp585.000')
})

test.each([349_000, 300_000])('an earlier price of %d that was not higher is not shown', (strikePrice) => {
  const { body } = drawn(<CourseCard {...course} price={349_000} strikePrice={strikePrice} />)
  expect(body.querySelector('s, em')).toBeNull()
})

test('a price of 0 is “Gratis”, without a saving in percent', () => {
  const { words } = drawn(<EventCard {...course} startsAt="2026-12-12T12:30:00Z" price={0} strikePrice={50_000} />)
  expect(words).toContain('|Gratis|')
  expect(words).not.toMatch(/Hemat|Rp0/)
})

test('a free course shows no price, even where one is given', () => {
  const { words } = drawn(<CourseCard {...course} type="free" price={0} strikePrice={349_000} />)
  expect(words).toBe('|Kelas gratis|Toko Ramai|')
})

test('a course shows who teaches, its level and its length', () => {
  const { words, body } = drawn(
    <CourseCard {...course} instructor="Sari" courseLevel="intermediate" minutes={390} lessons={24} />,
  )
  expect(words).toBe('|Kelas|Toko Ramai|Sari|Menengah| · 6\u00a0jam 30\u00a0menit · 24 materi|')
  expect(body.querySelector('[data-level="2"]')?.textContent).toBe('Menengah')
})

test('a course on pre-order shows when it opens, and another one does not', () => {
  expect(drawn(<CourseCard {...course} type="preorder" opensOn="2026-12-12" />).words).toBe(
    '|Preorder|Toko Ramai|Dibuka 12 Des 2026|',
  )
  expect(drawn(<CourseCard {...course} opensOn="2026-12-12" />).words).not.toContain('Dibuka')
})

test('an event shows its day and time in Jakarta, and where it is', () => {
  const { body, getByText } = drawn(<EventCard {...course} startsAt="2026-12-31T18:30:00Z" place="Bandung" />)
  // Half past one in the morning of the next year.
  expect(body.querySelector('time')?.textContent).toBe('Jumat, 1 Jan 2027, 01.30\u00a0WIB')
  expect(body.querySelector('time')?.getAttribute('datetime')).toBe('2026-12-31T18:30:00Z')
  expect(body.querySelector('[data-part="cover"] > span')?.textContent).toBe('1Jan')
  expect(getByText('Bandung')).toBeDefined()
  expect(drawn(<EventCard {...course} startsAt="2026-12-31T18:30:00Z" />).words).toContain('|Online|')
})

test('other kinds show the facts of theirs', () => {
  expect(drawn(<ServiceCard {...course} result="20 foto" days={3} price={500_000} />).words).toBe(
    '|Jasa|Toko Ramai|20 foto|Selesai 3\u00a0hari|Rp500.000|',
  )
  expect(
    drawn(<ToolCard {...course} purpose="Balas sendiri" platform="Chrome" months={1} price={99_000} />).words,
  ).toBe('|Tools|Toko Ramai|Balas sendiri|Chrome|Rp99.000|/bulan|')
  expect(drawn(<MentorCard {...course} mentor="Yusuf" sessions={4} minutes={60} />).words).toBe(
    '|Super Mentor|Toko Ramai|Yusuf|4 sesi × 1\u00a0jam|',
  )
  expect(drawn(<PackageCard {...course} months={3} contents={['A', 'B']} price={897_000} />).words).toBe(
    '|Paket mitra|Toko Ramai|A|B|Rp897.000|/3 bulan|',
  )
})

test('facts that are not known leave no line', () => {
  for (const card of [
    <CourseCard key="a" {...course} minutes={0} lessons={0} />,
    <ServiceCard key="b" {...course} />,
    <MentorCard key="c" {...course} />,
  ])
    expect(drawn(card).body.querySelectorAll('p')).toHaveLength(1)
})

test('few seats are marked, none is sold out, and no limit shows nothing', () => {
  const seats = (seatsLeft?: number) => {
    const { body } = drawn(<EventCard {...course} startsAt="2026-12-12T12:30:00Z" seatsLeft={seatsLeft} />)
    const line = body.querySelector('[data-part="seats"]')
    return [
      line?.textContent,
      line?.hasAttribute('data-few'),
      body.querySelector('article')?.getAttribute('data-state'),
    ]
  }
  expect(seats(7)).toEqual(['Sisa 7 kursi', true, null])
  expect(seats(1400)).toEqual(['Sisa 1.400 kursi', false, null])
  expect(seats(0)).toEqual(['Habis', false, 'sold-out'])
  expect(seats()).toEqual([undefined, undefined, null])
  expect(drawn(<ServiceCard {...course} isSoldOut />).words).toContain('|Habis|')
})

test('a rating without ratings is not shown', () => {
  expect(drawn(<CourseCard {...course} rating={{ value: 0, count: 0 }} />).words).toBe('|Kelas|Toko Ramai|')
})

test('a picture is fetched when it comes into sight, in the first row at once', () => {
  const picture = { src: '/a-640.webp', srcSet: '/a-320.webp 320w, /a-640.webp 640w' }
  const image = (isFirst: boolean) =>
    drawn(<CourseCard {...course} picture={picture} isFirst={isFirst} />).body.querySelector('img')
  expect(image(false)?.getAttribute('loading')).toBe('lazy')
  expect(image(true)?.getAttribute('loading')).toBeNull()
  expect(image(true)?.getAttribute('fetchpriority')).toBe('high')
  expect(image(false)?.getAttribute('alt')).toBe('')
  expect([false, true].map((isFirst) => image(isFirst)?.getAttribute('sizes'))).toEqual([
    'auto,50vw',
    '(min-width:62rem) 17rem,(min-width:40rem) 33vw,50vw',
  ])
})

test('a cover without a picture is drawn in the hue of the kind, or of the category', () => {
  const cover = (hue?: 'daun') =>
    drawn(<ToolCard {...course} hue={hue} />)
      .body.querySelector('[data-part="cover"]')
      ?.getAttribute('data-hue')
  expect([cover(), cover('daun')]).toEqual(['langit', 'daun'])
})

test('titles share out the compositions of drawn covers', () => {
  const titles = Array.from({ length: 40 }, (_, index) => `Kelas nomor ${index}`)
  const counts = [0, 1, 2, 3].map((composition) => titles.filter((one) => compositionOf(one) === composition).length)
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(4)
})

test('a button to save is named after its product and says whether it is saved', () => {
  const { getByRole } = drawn(<SaveButton title="Toko Ramai" isSaved name="simpan" value="42" />)
  const button = getByRole<HTMLButtonElement>('button', { name: 'Simpan Toko Ramai', pressed: true })
  expect([button.type, button.name, button.value]).toEqual(['submit', 'simpan', '42'])
})

test('a list has an item for each card that is there', () => {
  const { getByRole, getAllByRole } = drawn(
    <ProductGrid aria-label="Hasil">
      <CourseCard {...course} />
      {null}
      <ToolCard {...course} />
    </ProductGrid>,
  )
  expect(getByRole('list', { name: 'Hasil' })).toBeDefined()
  expect(getAllByRole('listitem')).toHaveLength(2)
})

test('in English all words are English', () => {
  const { words } = drawn(
    <EventCard
      {...course}
      startsAt="2026-12-12T12:30:00Z"
      price={0}
      seatsLeft={1}
      labels={productCardLabelsEn}
      save={<SaveButton title="Toko Ramai" labels={productCardLabelsEn} />}
    />,
  )
  expect(words).toBe('|12|Dec|Event|Toko Ramai|Sat, 12 Dec 2026, 19:30\u00a0WIB|On the web|Free|1 seat left|')
})

test('words of a kind of its own are written as they are', () => {
  expect(drawn(<ProductCard {...course} kind="course" kindLabel="Bundel" facts={['3 kelas', '', null]} />).words).toBe(
    '|Bundel|Toko Ramai|3 kelas|',
  )
})

test('covers of products that follow each other all differ, as long as there are pairs of steps and things', () => {
  const lookOf = (turn: number) => JSON.stringify(coverOf('course', { title: 'Sama', turn }))
  const looks = Array.from({ length: 24 }, (_, turn) => lookOf(turn))
  expect(new Set(looks).size).toBe(24)
  for (const [index, look] of looks.entries()) {
    const [one, other] = [look, looks[index + 1] ?? '{}'].map(
      (text) => JSON.parse(text) as { steps: number; drawing: string[] },
    )
    expect(one?.steps).not.toBe(other?.steps)
    expect(one?.drawing).not.toEqual(other?.drawing)
  }
})

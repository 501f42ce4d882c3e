import preview from '../../../../../.storybook/preview.tsx'
import { sampleCovers } from '../../../../../.storybook/sample-covers.ts'
import { CourseCard } from '../product-card/course-card.tsx'
import { Rating } from '../rating/rating.tsx'
import { Carousel } from './carousel.tsx'

const meta = preview.meta({
  title: 'Dasar/Deretan geser (Carousel)',
  component: Carousel,
  args: { label: 'Kelas terbaru' },
})

const covers = Object.values(sampleCovers)

const courses = [
  'Toko Ramai Tanpa Perang Diskon',
  'Live yang Menjual',
  'Iklan Hemat Setiap Hari',
  'Foto Produk yang Rapi',
  'Laporan Satu Halaman',
  'Balas Cepat, Jadi Beli',
  'Mulai Berjualan dari Nol',
].map((title, index) => (
  <CourseCard
    key={title}
    title={title}
    href={`#kelas-${index}`}
    {...(covers[index] !== undefined && { picture: { src: covers[index] } })}
    instructor="Sari Wulandari"
    price={349_000}
    rating={{ value: 4.8, count: 120 + index }}
  />
))

const reviews = ['Penjualan naik dua kali dalam sebulan.', 'Materinya langsung bisa dipakai.', 'Mentornya sabar.'].map(
  (words) => (
    <figure key={words}>
      <Rating value={5} />
      <blockquote>{words}</blockquote>
    </figure>
  ),
)

export const Cards = meta.story({ args: { children: courses } })
export const Small = meta.story({ args: { size: 'sm', children: courses } })
export const Large = meta.story({ args: { size: 'lg', label: 'Kata peserta', children: reviews } })
export const Few = meta.story({ args: { children: courses.slice(0, 2) } })
export const OnBoard = meta.story({
  render: () => (
    <div data-tone="board" style={{ padding: 16 }}>
      <Carousel label="Kelas terbaru">{courses}</Carousel>
    </div>
  ),
})

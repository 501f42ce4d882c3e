import type { ReactNode } from 'react'
import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { sampleCovers } from '../../../../../.storybook/sample-covers.ts'
import { CourseCard } from './course-card.tsx'
import { EventCard } from './event-card.tsx'
import { MentorCard } from './mentor-card.tsx'
import { PackageCard } from './package-card.tsx'
import { ProductCard } from './product-card.tsx'
import { ProductGrid } from './product-grid.tsx'
import type { CoverHue } from './product-kinds.ts'
import { SaveButton } from './save-button.tsx'
import { ServiceCard } from './service-card.tsx'
import { ToolCard } from './tool-card.tsx'

/** A card as wide as one of a row of three. */
const alone = (card: ReactNode) => <div style={{ maxWidth: 280 }}>{card}</div>

const meta = preview.meta({ title: 'Dasar/Kartu produk (ProductCard)', component: ProductCard })

const product = {
  kind: 'course',
  title: 'Toko Ramai Tanpa Perang Diskon di Shopee',
  href: '#kelas',
  price: 349_000,
  strikePrice: 585_000,
  rating: { value: 4.8, count: 1204 },
} as const

/** Each kind once, with a picture or a drawn cover. */
const oneOfEach = (hasPictures: boolean) => {
  const picture = (name: keyof typeof sampleCovers) => (hasPictures ? { picture: { src: sampleCovers[name] } } : {})
  return [
    <CourseCard
      key="course"
      title="Toko Ramai Tanpa Perang Diskon di Shopee"
      href="#kelas"
      {...picture('shop')}
      type="premium"
      instructor="Sari Wulandari"
      courseLevel="beginner"
      minutes={390}
      price={349_000}
      strikePrice={585_000}
      rating={{ value: 4.8, count: 1204 }}
      badge="Terlaris"
      save={<SaveButton title="Toko Ramai Tanpa Perang Diskon di Shopee" />}
    />,
    <CourseCard
      key="free"
      title="Mulai Berjualan dari Nol"
      href="#kelas-gratis"
      type="free"
      instructor="Bagus Wirawan"
      courseLevel="beginner"
      minutes={75}
      rating={{ value: 4.6, count: 3120 }}
      save={<SaveButton title="Mulai Berjualan dari Nol" isSaved />}
    />,
    <CourseCard
      key="preorder"
      title="Iklan Hemat Setiap Hari: Anggaran Kecil, Hasil Terukur"
      href="#preorder"
      {...picture('ads')}
      hue="langit"
      type="preorder"
      instructor="Made Ayu Lestari"
      courseLevel="advanced"
      lessons={24}
      opensOn="2026-12-12"
      price={425_000}
      save={<SaveButton title="Iklan Hemat Setiap Hari" />}
    />,
    <EventCard
      key="event"
      title="Live yang Menjual: Latihan Bersama Tim TikTok"
      href="#acara"
      {...picture('live')}
      startsAt="2026-12-12T12:30:00Z"
      price={0}
      seatsLeft={7}
      save={<SaveButton title="Live yang Menjual" />}
    />,
    <EventCard
      key="full"
      title="Kopi Darat Penjual Bandung"
      href="#penuh"
      startsAt="2026-12-05T03:00:00Z"
      place="Gedung Sate, Bandung"
      price={75_000}
      seatsLeft={0}
    />,
    <ServiceCard
      key="service"
      title="Foto Produk yang Rapi dan Siap Unggah"
      href="#jasa"
      {...picture('photo')}
      result="20 foto, 5 produk"
      days={3}
      price={500_000}
      rating={{ value: 4.9, count: 86 }}
    />,
    <ToolCard
      key="tool"
      title="Robotok"
      href="#tools"
      purpose="Balas komentar live sendiri"
      platform="Ekstensi Chrome"
      months={1}
      price={99_000}
      strikePrice={149_000}
      rating={{ value: 4.4, count: 512 }}
    />,
    <MentorCard
      key="mentor"
      title="Super Mentor Iklan: Empat Sesi Berdua"
      href="#mentor"
      mentor="Yusuf Hakim"
      sessions={4}
      minutes={60}
      price={1_250_000}
      seatsLeft={14}
    />,
    <PackageCard
      key="package"
      title="Paket Mitra Tiga Bulan"
      href="#paket"
      months={3}
      contents={['Kelas tanpa batas', 'Halaman mitra sendiri']}
      price={897_000}
      strikePrice={1_197_000}
    />,
  ]
}

export const WithPicture = meta.story({
  render: () => alone(<ProductCard {...product} picture={{ src: sampleCovers.shop }} />),
})
export const DrawnCover = meta.story({ render: () => alone(<ProductCard {...product} />) })
export const BrokenPicture = meta.story({
  render: () => alone(<ProductCard {...product} picture={{ src: 'data:image/png;base64,rusak' }} />),
})
export const Course = meta.story({ render: () => alone(oneOfEach(true)[0]) })
export const FreeCourse = meta.story({ render: () => alone(oneOfEach(false)[1]) })
export const Preorder = meta.story({ render: () => alone(oneOfEach(true)[2]) })
export const Event = meta.story({ render: () => alone(oneOfEach(true)[3]) })
export const SoldOut = meta.story({ render: () => alone(oneOfEach(false)[4]) })
export const Service = meta.story({ render: () => alone(oneOfEach(true)[5]) })
export const Tool = meta.story({ render: () => alone(oneOfEach(false)[6]) })
export const Mentor = meta.story({ render: () => alone(oneOfEach(false)[7]) })
export const Package = meta.story({ render: () => alone(oneOfEach(false)[8]) })

export const List = meta.story({
  render: () => (
    <ProductGrid aria-label="Hasil">
      {oneOfEach(true)}
      {oneOfEach(true).slice(5)}
    </ProductGrid>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Hasil' })).toBeVisible()
    await expect(canvas.getAllByRole('article')).toHaveLength(13)
  },
})
export const DrawnList = meta.story({
  render: () => <ProductGrid aria-label="Hasil">{oneOfEach(false)}</ProductGrid>,
})
const hues: readonly CoverHue[] = ['toska', 'kunyit', 'cabai', 'daun', 'langit', 'tinta']
export const Hues = meta.story({
  render: () => (
    <ProductGrid aria-label="Warna">
      {hues.flatMap((hue) =>
        ['Toko', 'Iklan', 'Live', 'Foto'].map((topic) => (
          <ProductCard key={hue + topic} kind="course" hue={hue} title={`${topic} ${hue}`} href="#warna" />
        )),
      )}
    </ProductGrid>
  ),
})
export const LongWords = meta.story({
  render: () => (
    <ProductGrid aria-label="Hasil">
      <CourseCard
        title="Mempertanggungjawabkan Pengeluaran Iklan Bulanan Toko Kelontong dan Seterusnya hingga Baris Keempat"
        href="#panjang"
        instructor="Raden Ajeng Kartikasari Mangunkusumo"
        courseLevel="intermediate"
        minutes={1235}
        lessons={124}
        price={12_345_000}
        strikePrice={99_999_000}
        rating={{ value: 3.5, count: 124_000 }}
        badge="Pilihan minggu ini"
      />
      <CourseCard title="A" href="#pendek" />
    </ProductGrid>
  ),
})
export const OnGrounds = meta.story({
  render: () => (
    <div>
      {(['paper', 'soft', 'board', 'brand', 'turmeric'] as const).map((tone) => (
        <div key={tone} data-tone={tone} style={{ padding: 16 }}>
          <ProductGrid aria-label={tone}>
            {oneOfEach(true).slice(0, 2)}
            {oneOfEach(false).slice(4, 5)}
            {oneOfEach(false).slice(6, 7)}
          </ProductGrid>
        </div>
      ))}
    </div>
  ),
})

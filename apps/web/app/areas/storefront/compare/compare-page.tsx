import { courseTypeWords, levelWords, type SellableCard, sellableAddress } from '@naikkelas/contract/commerce'
import { Button } from '@naikkelas/ui/button'
import { Field } from '@naikkelas/ui/field'
import { formatDate, formatRupiah } from '@naikkelas/ui/format'
import { Input } from '@naikkelas/ui/input'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@naikkelas/ui/table'
import type { ReactElement } from 'react'
import { durationWords } from '../catalogue/duration-words.ts'
import { HouseFrame } from '../frame/house-frame.tsx'
import { compareAddress, comparedAtMost, comparePath } from '../catalogue/compare-address.ts'

interface ComparePageProps {
  courses: readonly SellableCard[]
  /** Courses that can be added. */
  offered: readonly SellableCard[]
  /** What is searched for among them. */
  words: string
  isFull: boolean
}

/** Up to four courses side by side. Choosing and leaving out are links, so that it works without a script. */
export function ComparePage({ courses, offered, words, isFull }: ComparePageProps) {
  const links = courses.map(({ link }) => link)
  return (
    <HouseFrame>
      <header className="flex flex-col gap-3 pt-4 pb-6 sm:pt-8 sm:pb-8">
        <h1 className="text-display-m">Bandingkan kelas</h1>
        <p className="max-w-text text-lead text-pretty text-muted">
          {courses.length === 0
            ? `Pilih sampai ${comparedAtMost} kelas, lalu lihat harga, tingkat, dan isinya berdampingan.`
            : isFull
              ? `${comparedAtMost} kelas sudah berdampingan. Keluarkan salah satu untuk memilih yang lain.`
              : `${courses.length} dari ${comparedAtMost} kelas. Tambahkan yang lain di bawah.`}
        </p>
      </header>
      {courses.length > 0 && <Comparison courses={courses} links={links} />}
      {!isFull && <Choice offered={offered} words={words} links={links} />}
    </HouseFrame>
  )
}

interface Row {
  title: string
  of: (course: SellableCard) => ReactElement | string | null | undefined | 0
}

const rows: readonly Row[] = [
  { title: 'Harga', of: (course) => <Price {...course} /> },
  { title: 'Tipe', of: ({ course }) => course && courseTypeWords[course.type as keyof typeof courseTypeWords] },
  { title: 'Tingkat', of: ({ course }) => course && levelWords[course.level] },
  { title: 'Durasi', of: ({ course }) => course?.minutes && durationWords(course.minutes) },
  { title: 'Materi', of: ({ course }) => (course && course.lessonCount > 0 ? `${course.lessonCount} materi` : null) },
  { title: 'Pengajar', of: ({ partner, instructors }) => partner ?? (instructors.join(', ') || null) },
  { title: 'Kategori', of: ({ category }) => category?.name },
  { title: 'Dibuka', of: ({ course }) => course?.opensAt && formatDate(course.opensAt) },
  {
    title: 'Kursi',
    of: ({ seatsLeft, availability }) =>
      availability === 'sold_out' ? 'Kursi habis' : seatsLeft === null ? null : `Sisa ${seatsLeft}`,
  },
]

/** Of the table by the number of courses: a narrow window scrolls to the others. */
const widths = ['', 'min-w-[29rem]', 'min-w-[40rem]', 'min-w-[51rem]'] as const

/** Rows that say something of at least one of the courses. */
function Comparison({ courses, links }: { courses: readonly SellableCard[]; links: readonly string[] }) {
  const shown = rows.filter(({ of }) => courses.some((course) => of(course)))
  return (
    <Table caption="Perbandingan kelas" className={`table-fixed ${widths[courses.length - 1]}`}>
      <TableHead>
        <TableRow>
          <TableHeader className="w-28">
            <span className="sr-only">Hal yang dibandingkan</span>
          </TableHeader>
          {courses.map((course) => (
            <TableHeader key={course.number}>
              <a
                href={sellableAddress(course)}
                className="inline-flex min-h-11 items-center text-app-md font-semibold whitespace-normal text-text underline underline-offset-4 wrap-anywhere"
              >
                {course.name}
              </a>
            </TableHeader>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {shown.map(({ title, of }) => (
          <TableRow key={title}>
            <TableHeader scope="row">{title}</TableHeader>
            {courses.map((course) => (
              <TableCell key={course.number} className="align-top wrap-anywhere">
                {of(course) || <span className="text-muted">Tidak disebutkan</span>}
              </TableCell>
            ))}
          </TableRow>
        ))}
        <TableRow>
          <TableHeader scope="row">
            <span className="sr-only">Pilihan</span>
          </TableHeader>
          {courses.map(({ number, name, link, ...course }) => (
            <TableCell key={number} className="align-top">
              <div className="flex flex-col items-start gap-2">
                <Button asChild variant="primary">
                  <a href={sellableAddress({ number, link, ...course })}>
                    Lihat kelas<span className="sr-only"> {name}</span>
                  </a>
                </Button>
                <Button asChild variant="quiet">
                  <a href={compareAddress(links.filter((other) => other !== link))}>
                    Keluarkan<span className="sr-only"> {name}</span>
                  </a>
                </Button>
              </div>
            </TableCell>
          ))}
        </TableRow>
      </TableBody>
    </Table>
  )
}

function Price({ price, strikePrice }: Pick<SellableCard, 'price' | 'strikePrice'>) {
  if (price === null) return 'Tanyakan harganya'
  return (
    <>
      <b className="tabular-nums">{price === 0 ? 'Gratis' : formatRupiah(price)}</b>
      {strikePrice !== null && (
        <s className="block text-app-sm text-muted tabular-nums">
          <span className="sr-only">Sebelumnya </span>
          {formatRupiah(strikePrice)}
        </s>
      )}
    </>
  )
}

interface ChoiceProps {
  offered: readonly SellableCard[]
  words: string
  links: readonly string[]
}

function Choice({ offered, words, links }: ChoiceProps) {
  return (
    <section aria-label="Tambah kelas" className="flex flex-col gap-4 pt-8">
      <h2 className="text-h3">Tambah kelas</h2>
      <form aria-label="Cari kelas" action={comparePath} className="flex max-w-text gap-2">
        {links.length > 0 && <input type="hidden" name="kelas" value={links.join(',')} />}
        <Field label="Cari kelas" isLabelHidden className="flex-1">
          <Input type="search" name="cari" defaultValue={words} maxLength={100} placeholder="Nama atau topik kelas" />
        </Field>
        <Button type="submit">Cari</Button>
      </form>
      {offered.length === 0 ? (
        <p className="text-muted">
          {words === '' ? 'Belum ada kelas lain untuk dibandingkan.' : 'Tidak ada kelas yang cocok. Coba kata lain.'}
        </p>
      ) : (
        <ul aria-label="Kelas yang dapat ditambahkan" className="divide-y divide-line border-y border-line">
          {offered.map(({ number, name, link, price }) => (
            <li key={number} className="flex items-center justify-between gap-4 py-3">
              <span className="min-w-0 wrap-anywhere">
                {name}
                {price !== null && (
                  <span className="block text-app-sm text-muted tabular-nums">
                    {price === 0 ? 'Gratis' : formatRupiah(price)}
                  </span>
                )}
              </span>
              <Button asChild className="shrink-0">
                <a href={compareAddress([...links, link])}>
                  Tambahkan<span className="sr-only"> {name}</span>
                </a>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

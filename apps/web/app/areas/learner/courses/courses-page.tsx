import type { OwnCourse } from '@naikkelas/contract/learning'
import { mediaUrl } from '@naikkelas/contract/pages'
import { Button } from '@naikkelas/ui/button'
import { EmptyState } from '@naikkelas/ui/empty-state'
import { Progress } from '@naikkelas/ui/progress'
import { contentId, SiteShell } from '../../../shared/shell/site-shell.tsx'
import type { CourseCertificate } from './certificate-of.ts'
import { type CourseFilter, courseFilters } from './course-filter.ts'
import { continueWords, countWords, standingWords } from './course-words.ts'

interface CoursesPageProps {
  learner: { name: string; number: number; picture: string | null }
  shown: CourseFilter
  hasAny: boolean
  courses: readonly { course: OwnCourse; certificate: CourseCertificate | null }[]
}

/** Courses of a learner, seen last first. */
export function CoursesPage({ learner, shown, hasAny, courses }: CoursesPageProps) {
  const last = courses[0]?.course
  const goesOn = shown === 'semua' && last && last.startedAt !== null && last.completedAt === null ? last : null
  return (
    <SiteShell person={{ name: learner.name, href: `/profile/${learner.number}`, picture: learner.picture }}>
      <main id={contentId} className="mx-auto flex w-full max-w-text flex-1 flex-col gap-6 px-5 pt-8 pb-16">
        <div className="flex flex-col gap-2">
          <h1 className="text-app-3xl font-bold tracking-tight">Kelas saya</h1>
          {goesOn?.next && (
            <p className="text-app-md text-muted wrap-anywhere">
              Terakhir Anda sampai di “{goesOn.next.title}” pada {goesOn.name}.
            </p>
          )}
        </div>
        {hasAny && <Filters shown={shown} />}
        {courses.length === 0 ? (
          <Empty hasAny={hasAny} />
        ) : (
          <ul className="flex flex-col gap-4" aria-label="Kelas saya">
            {courses.map(({ course, certificate }) => (
              <li key={course.number}>
                <Course course={course} certificate={certificate} />
              </li>
            ))}
          </ul>
        )}
      </main>
    </SiteShell>
  )
}

function Filters({ shown }: { shown: CourseFilter }) {
  return (
    <nav aria-label="Tampilkan">
      <ul className="flex flex-wrap gap-2">
        {courseFilters.map(({ value, label }) => (
          <li key={value}>
            <Button asChild size="sm" variant={value === shown ? 'primary' : 'secondary'}>
              <a
                href={value === 'semua' ? '/kelas-saya' : `/kelas-saya?tampil=${value}`}
                aria-current={value === shown ? 'page' : undefined}
              >
                {label}
              </a>
            </Button>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const Empty = ({ hasAny }: { hasAny: boolean }) =>
  hasAny ? (
    <EmptyState title="Belum ada yang cocok" text="Pilih “Semua” untuk melihat seluruh kelas Anda." />
  ) : (
    <EmptyState
      title="Belum ada kelas"
      text="Kelas yang Anda beli atau ambil gratis tampil di sini."
      action={
        <Button asChild variant="primary">
          <a href="/daftar-kelas-premium">Lihat kelas</a>
        </Button>
      }
    />
  )

/** Covers are at most a third of the column. */
const coverWidth = 360

interface CourseProps {
  course: OwnCourse
  certificate: CourseCertificate | null
}

function Course({ course, certificate }: CourseProps) {
  const { name, number, cover, instructors, progress, next } = course
  const standing = standingWords(course)
  const width = cover?.widths.find((one) => one >= coverWidth) ?? cover?.widths.at(-1)
  const address = next === null ? `/learning/${number}` : `/learning/${number}?materi=${next.id}`
  return (
    <article className="flex flex-col overflow-hidden rounded-surface border border-line bg-surface sm:flex-row">
      {cover && (
        <img
          src={width === undefined ? mediaUrl(cover, 'original', cover.width) : mediaUrl(cover, 'webp', width)}
          alt=""
          width={cover.width}
          height={cover.height}
          loading="lazy"
          className="aspect-video w-full object-cover sm:aspect-square sm:w-44"
        />
      )}
      <div className="flex min-w-0 flex-1 flex-col gap-3 p-5">
        <div className="flex flex-col gap-1">
          <h2 id={`kelas-${number}`} className="text-app-lg font-semibold wrap-anywhere">
            {name}
          </h2>
          {instructors.length > 0 && <p className="text-app-sm text-muted">{instructors.join(', ')}</p>}
          {standing && <p className="text-app-sm text-muted">{standing}</p>}
        </div>
        <Progress label={countWords(progress)} value={progress.percent} valueText={`${progress.percent}%`} />
        <p className="flex flex-wrap items-center gap-3">
          <Button asChild variant="primary">
            <a href={address} aria-describedby={`kelas-${number}`}>
              {continueWords(course)}
            </a>
          </Button>
          {certificate && <CertificateLinks certificate={certificate} />}
        </p>
      </div>
    </article>
  )
}

const CertificateLinks = ({ certificate: { id, code, hasFile } }: { certificate: CourseCertificate }) => (
  <>
    {hasFile && (
      <Button asChild variant="secondary">
        <a href={`/api/me/certificates/${id}/file`} download>
          Unduh sertifikat
        </a>
      </Button>
    )}
    <a className="underline" href={`/verifikasi-sertifikat/${code}`}>
      Halaman sertifikat
    </a>
  </>
)

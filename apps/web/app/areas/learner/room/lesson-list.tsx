import type { Room, RoomLesson } from '@naikkelas/contract/learning'
import { Icon } from '@naikkelas/ui/icons'
import { Link } from 'react-router-dom'
import { lessonFacts, lockWords } from './room-words.ts'

interface LessonListProps {
  room: Room
  currentId: string | null
}

/** Chapters and lessons; closed ones say when they open. */
export function LessonList({ room, currentId }: LessonListProps) {
  return (
    <nav aria-label="Daftar materi" className="flex flex-col gap-5">
      {room.chapters.map(({ id, title, lessons }) => (
        <section key={id} className="flex flex-col gap-1" aria-labelledby={`bab-${id}`}>
          <h2 id={`bab-${id}`} className="px-3 text-app-sm font-semibold text-muted wrap-anywhere">
            {title}
          </h2>
          <ul className="flex flex-col">
            {lessons.map((lesson) => (
              <li key={lesson.id}>
                <Item lesson={lesson} isCurrent={lesson.id === currentId} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}

const kindIcons = { 0: 'berkas', 1: 'putar', 2: 'buku', 3: 'tanya', 4: 'pensil' } as const

function Item({ lesson, isCurrent }: { lesson: RoomLesson; isCurrent: boolean }) {
  const { id, title, kind, isDone, lock } = lesson
  const closed = lockWords(lesson)
  const words = isDone ? `${lessonFacts(lesson)}, selesai` : (closed ?? lessonFacts(lesson))
  const icon = isDone ? 'centang' : lock === null ? kindIcons[kind] : 'kunci'
  return (
    <Link
      to={`?materi=${id}`}
      aria-current={isCurrent ? 'page' : undefined}
      className="flex min-h-11 items-start gap-3 rounded-control px-3 py-2 hover:bg-ground aria-[current]:bg-ground aria-[current]:font-semibold"
    >
      <Icon name={icon} size={20} className="mt-0.5 shrink-0" />
      <span className="flex min-w-0 flex-col">
        <span className="text-app-md wrap-anywhere">{title}</span>
        <span className="text-app-sm font-normal text-muted">{words}</span>
      </span>
    </Link>
  )
}

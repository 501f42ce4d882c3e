import type { RoomLessonContent } from '@naikkelas/contract/learning'
import { formatBytes } from '@naikkelas/ui/format'

/** Files to keep, beside a lesson. */
export function LessonFiles({ resources }: Pick<RoomLessonContent, 'resources'>) {
  if (resources.length === 0) return <p className="text-app-sm text-muted">Materi ini tidak punya berkas tambahan.</p>
  return (
    <ul aria-label="Berkas" className="flex flex-col gap-2">
      {resources.map(({ title, address, bytes }) => (
        <li key={address} className="text-app-md">
          <a className="underline wrap-anywhere" href={address}>
            {title}
          </a>{' '}
          <span className="text-muted">({formatBytes(bytes)})</span>
        </li>
      ))}
    </ul>
  )
}

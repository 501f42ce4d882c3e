import { IconShape } from '../../icons/icon-shape.tsx'
import { IconButton } from '../../primitives/icon-button/icon-button.tsx'
import { Popover } from '../popover/popover.tsx'
import { bab } from './player-icons.ts'
import { clockTime } from './spoken-time.ts'
import { chapterAt, type VideoChapter } from './video-source.ts'

interface ChapterPanelProps {
  label: string
  chapters: readonly VideoChapter[]
  time: number
  onSeek: (seconds: number) => void
}

/** The chapters of a film, each to be jumped to. */
export function ChapterPanel({ label, chapters, time, onSeek }: ChapterPanelProps) {
  const current = chapterAt(chapters, time)
  return (
    <Popover
      label={label}
      side="top"
      align="end"
      padding="none"
      trigger={<IconButton label={label} icon={<IconShape of={bab} />} />}
      className="ui:w-72"
    >
      {(close) => (
        <ol className="ui:p-1">
          {chapters.map(({ start, title }, index) => (
            <li key={start}>
              <button
                type="button"
                aria-current={index === current ? 'true' : undefined}
                className="ui:film-chapter"
                onClick={() => {
                  onSeek(start)
                  close()
                }}
              >
                <span className="ui:text-muted ui:tabular-nums">{clockTime(start)}</span>
                <span>{title}</span>
              </button>
            </li>
          ))}
        </ol>
      )}
    </Popover>
  )
}

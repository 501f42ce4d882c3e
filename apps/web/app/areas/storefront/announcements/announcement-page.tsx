import { announcementLabels } from '@naikkelas/contract'
import type { AnnouncementPage as Announcement } from '@naikkelas/contract/content'
import { Breadcrumb } from '@naikkelas/ui/breadcrumb'
import { formatLongDate } from '@naikkelas/ui/format'
import { RichTextView } from '@naikkelas/ui/rich-text'
import { ShownPicture } from '../content-lists/shown-picture.tsx'
import { textHref } from '../../../shared/rich-text/text-href.ts'
import { HouseFrame } from '../frame/house-frame.tsx'
import { AnnouncementRow } from './announcement-row.tsx'

/** An announcement on a page of its own. Works without a script. */
export function AnnouncementPage({ announcement }: { announcement: Announcement }) {
  const { type, title, summary, picture, publishedAt, body, more } = announcement
  const label = announcementLabels[type]
  return (
    <HouseFrame>
      <article className="flex flex-col gap-6 pt-2">
        <header className="flex flex-col gap-4">
          <Breadcrumb
            items={[
              { label: 'Beranda', href: '/' },
              { label: 'Pengumuman', href: '/pengumuman/semua' },
              { label, href: `/pengumuman/${type}` },
              { label: title },
            ]}
          />
          <h1 className="max-w-4xl text-display-m text-balance wrap-anywhere">{title}</h1>
          <p className="text-app-md text-muted">
            <time dateTime={publishedAt}>{formatLongDate(publishedAt)}</time> · {label}
          </p>
          {summary !== '' && <p className="max-w-text text-lead text-pretty">{summary}</p>}
        </header>
        {picture && (
          <div className="max-w-4xl overflow-hidden rounded-surface border border-line">
            <ShownPicture picture={picture} sizes="(min-width: 64rem) 56rem, 92vw" isEager className="h-auto w-full" />
          </div>
        )}
        {body !== null && (
          <section aria-label="Isi pengumuman" className="max-w-text">
            <h2 className="sr-only">Isi pengumuman</h2>
            <RichTextView value={body} href={textHref} />
          </section>
        )}
      </article>
      {more.length > 0 && (
        <section aria-label="Pengumuman lain" className="mt-14 flex flex-col gap-3">
          <h2 className="text-h3">Pengumuman lain</h2>
          <ul className="divide-y divide-line border-y border-line">
            {more.map((card) => (
              <li key={card.number}>
                <AnnouncementRow card={card} isTyped={false} level={3} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </HouseFrame>
  )
}

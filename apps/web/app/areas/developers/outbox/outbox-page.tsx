import type { OutboxMessage } from '@naikkelas/contract'
import { linkParts } from './link-parts.ts'

interface OutboxPageProps {
  messages: readonly OutboxMessage[]
  /** Only addresses of this site become links. */
  origin: string
}

const channels = { mail: 'E-mail', whatsapp: 'WhatsApp' } as const
const momentFormat = new Intl.DateTimeFormat('id-ID', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'Asia/Jakarta',
})

/** Mails and WhatsApp messages of a developer's own installation, newest first. */
export function OutboxPage({ messages, origin }: OutboxPageProps) {
  return (
    <main className="mx-auto flex min-h-dvh max-w-content flex-col gap-6 bg-ground px-5 py-8 sm:px-8">
      <div className="flex flex-col gap-1">
        <h1 className="text-app-3xl font-bold tracking-tight">Kotak keluar</h1>
        <p className="text-app-md text-muted">
          100 pesan terakhir. Halaman ini hanya ada di komputer pengembang. Muat ulang untuk melihat yang baru.
        </p>
      </div>
      {messages.length === 0 && <p>Belum ada pesan.</p>}
      <ol className="flex flex-col gap-4">
        {messages.map(({ id, channel, to, subject, text, at }) => (
          <li key={id} className="rounded-surface border border-line bg-surface p-5">
            <article aria-label={subject ?? `WhatsApp ke ${to}`} className="flex flex-col gap-2">
              <p className="flex flex-wrap gap-x-4 text-app-xs text-muted">
                <span>{channels[channel]}</span>
                <span className="wrap-anywhere">Kepada {to}</span>
                <time dateTime={at}>{momentFormat.format(new Date(at))}</time>
              </p>
              {subject !== null && <h2 className="text-app-md font-semibold wrap-anywhere">{subject}</h2>}
              <p className="text-app-sm whitespace-pre-line wrap-anywhere">
                {linkParts(text, origin).map((part, index) =>
                  part.isLink ? (
                    <a key={index} href={part.text} className="underline underline-offset-4">
                      {part.text}
                    </a>
                  ) : (
                    part.text
                  ),
                )}
              </p>
            </article>
          </li>
        ))}
      </ol>
    </main>
  )
}

import type { PublicSite } from '@naikkelas/contract/site'
import { formatDay } from '@naikkelas/ui/format'
import { useSite } from '../../../shared/site/site-context.tsx'
import { HouseFrame } from './house-frame.tsx'
import { WholeWords } from './whole-words.tsx'

/** The day the texts were last rewritten, where the settings name no other. */
const writtenOn = '2026-11-24'

interface HouseTextProps {
  title: string
  /** Summary of the page in one sentence. */
  intro: string
  parts: readonly { title: string; lines: readonly string[] }[]
}

/** `24 November 2026` */

/** A legal text with its day, who answers for it, and links to the others at its end. Works without script. */
export function HouseText({ title, intro, parts }: HouseTextProps) {
  const { controller, validSince } = useSite().legal
  const since = validSince ?? writtenOn
  return (
    <HouseFrame>
      <div className="flex max-w-text flex-1 flex-col gap-8 py-10">
        <div className="flex flex-col gap-2">
          <h1 className="text-app-3xl font-bold tracking-tight">{title}</h1>
          <p className="text-app-sm text-muted">
            Berlaku sejak <time dateTime={since}>{formatDay(since)}</time>
          </p>
        </div>
        <p className="text-app-md">{intro}</p>
        {parts.map((part) => (
          <section key={part.title} className="flex flex-col gap-3">
            <h2 className="text-app-xl font-bold tracking-tight">{part.title}</h2>
            {part.lines.map((line) => (
              <p key={line} className="text-app-md text-muted">
                <WholeWords text={line} />
              </p>
            ))}
          </section>
        ))}
        {controller && <Controller controller={controller} />}
      </div>
    </HouseFrame>
  )
}

function Controller({
  controller: { name, address, email },
}: {
  controller: NonNullable<PublicSite['legal']['controller']>
}) {
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-app-xl font-bold tracking-tight">Penanggung jawab</h2>
      <p className="text-app-md text-muted">
        Pengendali data pribadi di situs ini, menurut UU Nomor 27 Tahun 2022. Pertanyaan, permintaan menghapus atau
        memperbaiki data, dan keluhan kami jawab paling lambat 3 × 24 jam.
      </p>
      <address className="text-app-md not-italic wrap-anywhere">
        <span className="font-semibold">{name}</span>
        <br />
        {address}
        <br />
        <a href={`mailto:${email}`} className="inline-flex min-h-11 items-center rounded-chip text-link underline">
          {email}
        </a>
      </address>
    </section>
  )
}

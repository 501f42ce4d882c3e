import { type LegalKind, legalLabels, legalPaths } from '@naikkelas/contract'
import type { LegalTextPage } from '@naikkelas/contract/content'
import type { PublicSite } from '@naikkelas/contract/site'
import { RichTextView } from '@naikkelas/ui/rich-text'
import { formatDay } from '@naikkelas/ui/format'
import { useSite } from '../../../shared/site/site-context.tsx'
import { textHref } from '../../../shared/rich-text/text-href.ts'
import { HouseFrame } from '../frame/house-frame.tsx'
import { WholeWords } from '../frame/whole-words.tsx'
import { LegalVersionList } from './legal-version-list.tsx'

/** The day the built-in texts were last rewritten, where the settings name no other. */
const writtenOn = '2026-11-24'

const firstVersion: LegalTextPage = { version: 1, validFrom: null, body: null, isPresent: true, others: [] }

interface HouseTextProps {
  kind: LegalKind
  /** Summary of the built-in text in one sentence. */
  intro: string
  /** The built-in text, which is version 1. */
  parts: readonly { title: string; lines: readonly string[] }[]
  /** @default the built-in text, without others */
  text?: LegalTextPage | undefined
}

/** A legal text with its day, who answers for it, its other versions, and links to the other texts. Works without script. */
export function HouseText({ kind, intro, parts, text = firstVersion }: HouseTextProps) {
  const { controller, validSince } = useSite().legal
  const builtInDay = validSince ?? writtenOn
  const since = text.validFrom ?? builtInDay
  return (
    <HouseFrame>
      <div className="flex max-w-text flex-1 flex-col gap-8 py-10">
        <div className="flex flex-col gap-2">
          <h1 className="text-app-3xl font-bold tracking-tight">{legalLabels[kind]}</h1>
          <p className="text-app-sm text-muted">
            Berlaku sejak <time dateTime={since}>{formatDay(since)}</time>
          </p>
          {!text.isPresent && (
            <p className="text-app-sm">
              Ini versi lama.{' '}
              <a href={legalPaths[kind]} className="inline-flex min-h-11 items-center rounded-chip text-link underline">
                Buka yang berlaku sekarang
              </a>
            </p>
          )}
        </div>
        {text.body === null ? (
          <BuiltInText intro={intro} parts={parts} />
        ) : (
          <RichTextView value={text.body} href={textHref} />
        )}
        {controller && <Controller controller={controller} />}
        <LegalVersionList kind={kind} text={text} builtInDay={builtInDay} />
      </div>
    </HouseFrame>
  )
}

function BuiltInText({ intro, parts }: Pick<HouseTextProps, 'intro' | 'parts'>) {
  return (
    <>
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
    </>
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

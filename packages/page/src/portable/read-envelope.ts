import * as z from 'zod/mini'
import { pageLimits } from '../document.ts'
import { depthOf } from '../safety.ts'
import { type Arrival, arrivingSections } from './arriving-sections.ts'
import { sectionsFormat, sectionsFormatVersion } from './section-envelope.ts'

/** Greatest length of an envelope, in characters: a page's document is not longer. */
export const mostEnvelopeLength = pageLimits.documentBytes

export type ReadEnvelope =
  /** Foreign text. */
  | { kind: 'foreign' }
  /** Ours, but rejected. */
  | { kind: 'refused'; message: string }
  | ({ kind: 'read' } & Arrival)

const envelopeSchema = z.object({
  format: z.literal(sectionsFormat),
  version: z.int().check(z.minimum(1)),
  sections: z.array(z.unknown()).check(z.minLength(1), z.maxLength(pageLimits.sections)),
})

/** Parses a clipboard text. Nothing in it is trusted. */
export function readSectionEnvelope(text: string): ReadEnvelope {
  if (!isEnvelope(text)) return { kind: 'foreign' }
  if (text.length > mostEnvelopeLength)
    return { kind: 'refused', message: 'Isi papan klip terlalu besar: paling banyak 1 MB.' }
  const value = parsedJson(text)
  if (value === undefined || depthOf(value, pageLimits.depth + 4) > pageLimits.depth + 4)
    return { kind: 'refused', message: 'Isi papan klip rusak atau terpotong. Salin bagiannya sekali lagi.' }
  const envelope = envelopeSchema.safeParse(value)
  if (!envelope.success)
    return { kind: 'refused', message: 'Isi papan klip rusak atau terpotong. Salin bagiannya sekali lagi.' }
  if (envelope.data.version > sectionsFormatVersion)
    return {
      kind: 'refused',
      message: 'Bagian ini disalin dari versi Naikkelas yang lebih baru. Muat ulang halaman, lalu coba lagi.',
    }
  return { kind: 'read', ...arrivingSections(envelope.data.sections) }
}

/** Whether a text claims to contain sections. */
export function isEnvelope(text: string): boolean {
  return new RegExp(`^\\s*\\{\\s*"format"\\s*:\\s*"${sectionsFormat}"`).test(text.slice(0, 200))
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

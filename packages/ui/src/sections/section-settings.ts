import * as z from 'zod/mini'
import { shortIdSchema } from './values.ts'
import { jsonOf } from './json-of.ts'

/** The six colour schemes of a section (nuansa on screen). */
export const tones = ['white', 'paper', 'soft', 'board', 'brand', 'turmeric'] as const
export type Tone = (typeof tones)[number]

/** Grounds that count as strong: two of them never touch unless equal (design.md, rhythm). */
export const strongTones: ReadonlySet<Tone> = new Set(['soft', 'board', 'brand', 'turmeric'])

export const spacings = ['tight', 'normal', 'loose'] as const

/** What differs on phones; nothing does where it is missing. */
export const phoneSettingsSchema = z.strictObject({
  /** Of the section's heading. */
  title: z.enum(['normal', 'small', 'large']),
  /** Which comes first where words and their picture stand side by side on wide screens. */
  order: z.enum(['usual', 'words', 'picture']),
})
export type PhoneSettings = z.infer<typeof phoneSettingsSchema>

export const defaultPhone: PhoneSettings = { title: 'normal', order: 'usual' }

/** Variants of a page that are tested against each other; `a` is the page as it was, or is without a test. */
export const variantKeys = ['a', 'b', 'c', 'd'] as const
export type VariantKey = (typeof variantKeys)[number]

/** Sections of one group stand in for each other: each visitor is shown the one of their variant. */
export const sectionVariantSchema = z.strictObject({ group: shortIdSchema, key: z.enum(variantKeys) })
export type SectionVariant = z.infer<typeof sectionVariantSchema>

/** Ways to a page: an advertisement, a post of a social network, a partner's link, or any other. */
export const visitSources = ['ads', 'social', 'partner', 'other'] as const
export type VisitSourceClass = (typeof visitSources)[number]

/** For which visitors a section is: who came by one way, and who is signed in or is not. */
export const sectionAudienceSchema = z.strictObject({
  source: z.enum(['any', ...visitSources], { error: 'Asal pengunjung ini tidak dikenal. Pilih dari daftar.' }),
  account: z.enum(['any', 'in', 'out'], { error: 'Pilih pengunjung yang sudah atau belum masuk.' }),
})
export type SectionAudience = z.infer<typeof sectionAudienceSchema>

export const everybody: SectionAudience = { source: 'any', account: 'any' }

/** What is known of a visitor before the page is chosen for them: few values, so that each page of them can be drawn. */
export interface VisitorClass {
  source: VisitSourceClass
  isSignedIn: boolean
}

/** Whom a page is drawn for when nothing is known of them. */
export const unknownVisitor: VisitorClass = { source: 'other', isSignedIn: false }

const instantSchema = z.iso.datetime({ offset: true })

/** What every section has beside its content, whatever its type. */
export const sectionSettingsSchema = z.strictObject({
  tone: z.enum(tones),
  spacing: z.enum(spacings),
  /** The stepped edge that rises into the section above. */
  hasStep: z.boolean(),
  visibleOn: z.enum(['all', 'phone', 'desktop']),
  /** Shown from `from` until just before `to`, in absolute time; null leaves that side open. */
  schedule: z.strictObject({ from: z.nullable(instantSchema), to: z.nullable(instantSchema) }),
  isHidden: z.boolean(),
  /** Missing in sections without such settings; null in an operation removes it. */
  phone: z.optional(z.nullable(phoneSettingsSchema)),
  /** In which variant of the page it is shown; sections without are in each. Null as with `phone`. */
  variant: z.optional(z.nullable(sectionVariantSchema)),
  /** Whether it shows what the record of the page's offer says, in place of what is written. Null as with `phone`. */
  followsRecord: z.optional(z.nullable(z.boolean())),
  /** For which visitors it is shown; sections without are for all of them. Null as with `phone`. */
  audience: z.optional(z.nullable(sectionAudienceSchema)),
})
export type SectionSettings = z.infer<typeof sectionSettingsSchema>

export const defaultSettings: SectionSettings = {
  tone: 'white',
  spacing: 'normal',
  hasStep: false,
  visibleOn: 'all',
  schedule: { from: null, to: null },
  isHidden: false,
}

/** Valid settings with their JSON: they are not checked again while it is the same. */
const soundAs = new WeakMap<object, string>()

/** Stored settings with the usual value for whatever is missing or unknown. Sound ones come back as they are. */
export function readSettings(stored: unknown): SectionSettings {
  const given = typeof stored === 'object' && stored !== null ? stored : {}
  const json = jsonOf(given)
  if (json !== undefined && soundAs.get(given) === json) return given as SectionSettings
  if (sectionSettingsSchema.safeParse(stored).success) {
    if (json !== undefined) soundAs.set(given, json)
    return stored as SectionSettings
  }
  const sound = Object.entries(sectionSettingsSchema.shape).flatMap(([name, schema]) => {
    const value: unknown = Reflect.get(given, name)
    return schema.safeParse(value).success ? [[name, value] as const] : []
  })
  return { ...defaultSettings, ...Object.fromEntries(sound) }
}

/** Whether a section is for a visitor. */
export function isForVisitor({ audience }: Pick<SectionSettings, 'audience'>, visitor: VisitorClass): boolean {
  if (!audience) return true
  const isTheirAccount = audience.account === 'any' || (audience.account === 'in') === visitor.isSignedIn
  return isTheirAccount && (audience.source === 'any' || audience.source === visitor.source)
}

/** Whether a section is shown at a moment: from `from` until just before `to`. */
export function isScheduled({ schedule: { from, to } }: SectionSettings, now: string): boolean {
  const at = Date.parse(now)
  return (from === null || Date.parse(from) <= at) && (to === null || at < Date.parse(to))
}

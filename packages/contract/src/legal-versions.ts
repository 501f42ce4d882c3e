import * as z from 'zod/mini'

/** Legal texts, each with versions of its own. */
export const legalKinds = ['privacy', 'terms', 'disclaimer'] as const
export type LegalKind = (typeof legalKinds)[number]

export const legalLabels: Readonly<Record<LegalKind, string>> = {
  privacy: 'Kebijakan privasi',
  terms: 'Syarat dan ketentuan',
  disclaimer: 'Penafian',
}

/** Where each is read. */
export const legalPaths = {
  privacy: '/privacy',
  terms: '/term-and-condition',
  disclaimer: '/disclaimer',
} as const satisfies Record<LegalKind, `/${string}`>

/** Where a version stays readable. */
export const legalVersionPath = (kind: LegalKind, version: number) => `${legalPaths[kind]}/versi/${version}`

const version = z.int().check(z.minimum(1))

/** Version of each text at one moment: 1 is the text that the product brings along. */
export const legalVersionsSchema = z.object({ privacy: version, terms: version, disclaimer: version })
export type LegalVersions = z.infer<typeof legalVersionsSchema>

export const firstLegalVersions: LegalVersions = { privacy: 1, terms: 1, disclaimer: 1 }

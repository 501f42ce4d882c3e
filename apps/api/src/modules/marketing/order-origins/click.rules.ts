import { attributionSchema, sourceCookieDays } from '@naikkelas/contract/marketing'
import { variantKeys } from '@naikkelas/ui/sections/registry'
import * as z from 'zod'
import type { Keys } from '../../../platform/secrets/key-ring.ts'
import { signedText, signedToken } from '../../../platform/secrets/signed-token.ts'

/** A press of a link of a published page to the checkout of an item. */
const clickSchema = z.object({
  /** Of what is to be bought. */
  sellableId: z.uuid(),
  pageId: z.uuid(),
  sectionId: z.string(),
  /** Of an A/B test; null without one. */
  variant: z.nullable(z.enum(variantKeys)),
  /** Campaigns that are known at another host alone. */
  campaigns: z.nullable(attributionSchema),
  at: z.iso.datetime(),
})
export type Click = z.output<typeof clickSchema>

/** A browser decides on a few items at a time, and a cookie has little room. */
const clicksAtMost = 3
const keptMs = sourceCookieDays * 86_400_000

/** Readable text that only this installation can have written. */
export const signedClicks = (keys: Keys, clicks: readonly Click[]): string =>
  signedToken(keys, Buffer.from(JSON.stringify(clicks)).toString('base64url'))

/** What was signed and is no older than thirty days; nothing of what is forged. */
export function readClicks(keys: Keys, signed: string, now: Date): Click[] {
  const text = signedText(keys, signed)
  if (text === null) return []
  const read = z.array(clickSchema).safeParse(jsonOf(Buffer.from(text, 'base64url').toString()))
  return read.success ? read.data.filter(({ at }) => Date.parse(at) > now.getTime() - keptMs) : []
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** The last click of an item replaces the one before. */
export const withClick = (clicks: readonly Click[], click: Click): Click[] =>
  [click, ...clicks.filter(({ sellableId }) => sellableId !== click.sellableId)].slice(0, clicksAtMost)

/** `<page>.<section>` of a link. */
export function linkPlace(text: string): { pageId: string; sectionId: string } | null {
  const [, pageId = '', sectionId = ''] =
    /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{1,40})$/.exec(text) ?? []
  return pageId === '' ? null : { pageId, sectionId }
}

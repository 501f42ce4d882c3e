import { chipText } from '@naikkelas/ui/sections/registry'
import type { Finding } from '../finding.ts'
import type { PageDocument } from '../document.ts'
import { asksReaders } from '../forms.ts'
import { isJsonObject } from '../json.ts'
import { onEveryPage } from './every-visitor.ts'
import { type ShownSection, shownSections } from './shown-section.ts'

/** Height of each section on a phone, in CSS pixels; sections hidden on phones are missing. */
export type PhoneHeights = ReadonlyMap<string, number>

const screenPx = 800
const reachPx = 2 * screenPx

interface Placed extends ShownSection {
  top: number
  bottom: number
}

/** Scroll distances on a phone: to the next button, and from the price to the refund rule. */
export function phoneScreenFindings(document: PageDocument, heights: PhoneHeights): Finding[] {
  return onEveryPage(document, (page) => screensOf(page, heights))
}

function screensOf(document: PageDocument, heights: PhoneHeights): Finding[] {
  let top = 0
  const placed = shownSections(document).flatMap((one): Placed[] => {
    const height = heights.get(one.section.id)
    if (height === undefined) return []
    const here = { ...one, top, bottom: top + height }
    top = here.bottom
    return [here]
  })
  return [...farFromButton(placed), ...farFromRefund(placed, document)]
}

function farFromButton(placed: readonly Placed[]): Finding[] {
  if (placed.some(({ section }) => section.type === 'sticky_cta')) return []
  let reached = 0
  for (const one of placed) {
    if (!leadsOn(one)) continue
    if (one.top - reached > reachPx) return [noButton(placed, reached)]
    reached = one.bottom
  }
  const end = placed.at(-1)?.bottom ?? 0
  return end - reached > reachPx ? [noButton(placed, reached)] : []
}

function noButton(placed: readonly Placed[], reached: number): Finding {
  const there = placed.find(({ bottom }) => bottom > reached + reachPx)
  return {
    sectionId: there?.section.id ?? null,
    path: ['layout'],
    message: 'Di ponsel, lebih dari dua layar tanpa tombol. Tambahkan tombol di sekitar sini.',
  }
}

/** Whether the section offers a next step: a button, a link of a list or a form. */
function leadsOn({ section, places }: ShownSection): boolean {
  return (
    section.type === 'link_list' ||
    asksReaders(section.type, section.content) ||
    places.some(({ field, value }) => field.kind === 'cta' && isJsonObject(value) && value.label !== '')
  )
}

const rupiah = /\bRp\s?\d/i
const refund = /uang (anda |kamu )?(kami )?kembali|kembalikan|pengembalian|dikembalikan|refund|garansi/i

function farFromRefund(placed: readonly Placed[], { offer }: PageDocument): Finding[] {
  const price = placed.find((one) => showsPrice(one, chipText('harga', offer) !== ''))
  if (!price) return []
  const at = (message: string): Finding[] => [{ sectionId: price.section.id, path: ['layout'], message }]
  const rules = placed.filter(({ words }) => refund.test(words))
  if (rules.length === 0) return at('Aturan pengembalian uang belum tertulis. Letakkan di dekat harga.')
  const distance = Math.min(...rules.map((rule) => Math.max(rule.top - price.bottom, price.top - rule.bottom, 0)))
  return distance > reachPx ? at('Di ponsel, aturan pengembalian uang lebih dari dua layar dari harga ini.') : []
}

function showsPrice({ group, words, section }: ShownSection, hasPrice: boolean): boolean {
  if (section.content.layout === 'free') return false
  return rupiah.test(words) || (hasPrice && (words.includes('{harga}') || group === 'price'))
}

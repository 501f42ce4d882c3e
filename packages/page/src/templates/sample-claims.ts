import type { Finding } from '../finding.ts'
import type { PageDocument, StoredSection } from '../document.ts'
import { isJsonObject, type Json, type JsonObject } from '../json.ts'
import { templates } from './all.ts'

/** Fields with claims: numbers, prices, promises, and quotes. */
interface Place {
  /** A list, and a list within its items. */
  within?: string
  nested?: string
  /** What makes up one claim; it is changed as soon as one of them is. The finding is at the last. */
  keys: readonly string[]
  message: string
}

const saying = 'Testimoni ini masih contoh. Ganti dengan kata orang yang sungguh mengatakannya.'
const figure = 'Angka ini masih contoh. Ganti dengan angka Anda sendiri.'
const cost = 'Harga ini masih contoh. Ganti dengan harga Anda.'
const promise = 'Janji ini masih contoh. Tulis yang benar-benar Anda lakukan.'
const name = 'Nama ini masih contoh. Ganti atau hapus.'
const place = 'Tempat ini masih contoh. Ganti dengan tempat Anda.'
const address = 'Tautan ini masih contoh. Ganti dengan alamat Anda.'

const places: Readonly<Record<string, readonly Place[]>> = {
  headline: [{ within: 'proof', keys: ['label', 'value'], message: figure }],
  stats: [{ within: 'items', keys: ['label', 'value'], message: figure }],
  testimonial_1: [{ keys: ['quote'], message: saying }],
  testimonial_2: [{ within: 'items', keys: ['quote'], message: saying }],
  testimonial_3: [{ within: 'items', nested: 'messages', keys: ['text'], message: saying }],
  testimonial_4: [{ within: 'items', keys: ['measure', 'before', 'after'], message: figure }],
  coach: [
    { within: 'people', keys: ['name'], message: name },
    { within: 'people', nested: 'numbers', keys: ['label', 'value'], message: figure },
  ],
  problem_2: [{ within: 'items', keys: ['label', 'amount'], message: figure }],
  price: [
    { within: 'plans', keys: ['name', 'priceText'], message: cost },
    { within: 'tiers', keys: ['label', 'priceText'], message: cost },
    { keys: ['guarantee'], message: promise },
  ],
  trust: [{ within: 'guarantee', keys: ['text'], message: promise }],
  logos: [{ within: 'items', keys: ['name'], message: name }],
  link_list: [
    { within: 'items', keys: ['label', 'price'], message: cost },
    { within: 'items', keys: ['target'], message: address },
  ],
  profile_header: [{ keys: ['title'], message: name }],
  contact: [{ keys: ['name'], message: name }],
  social_row: [{ within: 'accounts', keys: ['network', 'handle'], message: address }],
  title_media: [{ keys: ['video'], message: address }],
  embed: [{ keys: ['reference'], message: place }],
  event_details: [{ keys: ['address'], message: place }],
  announcement_bar: [{ keys: ['text'], message: promise }],
}

interface Claim {
  path: string[]
  words: string
  message: string
}

let known: ReadonlySet<string> | undefined

/** Claims that a page still shares with the template it began with: they were invented, so they would be false. */
export function sampleClaimsIn(document: PageDocument): Finding[] {
  known ??= new Set(
    Object.values(templates).flatMap(({ make }) => make().sections.flatMap((each) => claimsOf(each).map(keyOf(each)))),
  )
  return document.sections
    .filter(({ settings }) => !settings.isHidden)
    .flatMap((each) =>
      claimsOf(each)
        .filter((claim) => known?.has(keyOf(each)(claim)))
        .map(({ path, message }) => ({ sectionId: each.id, path, message })),
    )
}

const keyOf =
  ({ type }: StoredSection) =>
  ({ path, words }: Claim) =>
    `${type} ${path.at(-1) ?? ''} ${words}`

function claimsOf({ type, content }: StoredSection): Claim[] {
  return (places[type] ?? []).flatMap(({ within, nested, keys, message }) =>
    holdersOf(content as JsonObject, [within, nested]).flatMap(({ holder, path }) => {
      const last = keys.at(-1) ?? ''
      const words = keys.map((key) => wordsOf(holder[key])).join(' · ')
      return isClaim(holder[last]) ? [{ path: [...path, last], words, message }] : []
    }),
  )
}

interface Holder {
  holder: JsonObject
  path: string[]
}

/** The objects that a place speaks of: the content itself, a group of it, the items of a list. */
function holdersOf(content: JsonObject, steps: readonly (string | undefined)[]): Holder[] {
  return steps
    .filter((step) => step !== undefined)
    .reduce<Holder[]>(
      (holders, step) => holders.flatMap(({ holder, path }) => insideOf(holder[step], [...path, step])),
      [{ holder: content, path: [] }],
    )
}

function insideOf(value: Json | undefined, path: string[]): Holder[] {
  if (Array.isArray(value))
    return value.flatMap((item) => (isJsonObject(item) ? [{ holder: item, path: [...path, String(item.id)] }] : []))
  return isJsonObject(value) ? [{ holder: value, path }] : []
}

const wordsOf = (value: Json | undefined) =>
  isJsonObject(value) ? JSON.stringify(value) : value === undefined ? '' : String(value)

/** Prices by chip come from the offer; an address counts only where it is one of ours. */
function isClaim(value: Json | undefined): boolean {
  if (isJsonObject(value)) return JSON.stringify(value).includes('contoh')
  if (typeof value === 'number') return value !== 0
  return typeof value === 'string' && value.trim() !== '' && !/^\{\w+\}$/.test(value)
}

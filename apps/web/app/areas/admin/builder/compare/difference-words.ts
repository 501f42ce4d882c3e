import { phoneOrderOptions, phoneTitleOptions } from '../model/phone-options.ts'
import type { Media } from '@naikkelas/contract/pages'
import { type FieldDifference, isJsonObject, type Json } from '@naikkelas/page'
import { plainText, type RichText } from '@naikkelas/ui/rich-text/schema'
import type { Field, Link, SectionAudience } from '@naikkelas/ui/sections/registry'
import { formatDateTime } from '@naikkelas/ui/format'
import { audienceWords } from '../audience/audience-words.ts'
import { valueWords } from '../conflicts/value-words.ts'
import { spacingOptions, toneOptions, visibilityOptions } from '../model/settings-options.ts'
import { linkWords } from '../links/link-words.ts'
import type { SidePage } from '../state/sides.ts'

/** A difference as the list shows it. */
export interface DifferenceWords {
  label: string
  /** Empty if there was no value. */
  before: string
  after: string
  /** Whether to mark single words: for texts, not for names of values. */
  isText: boolean
}

interface Sides {
  before: SidePage
  after: SidePage
}

/** The change of a field, with the inspector's labels. */
export function differenceWords(difference: FieldDifference, sides: Sides): DifferenceWords {
  const { field, kind, path, labels } = difference
  if (path[0] === 'settings') return settingWords(path[1] ?? '', difference)
  const label = labels.join(', ')
  const say = (value: Json, side: SidePage) => fieldWords(field, value, side)
  if (kind === 'order')
    return {
      label: `Urutan ${label.toLowerCase()}`,
      before: titles(field, difference.before),
      after: titles(field, difference.after),
      isText: false,
    }
  if (kind === 'added')
    return { label: `${label} ditambahkan`, before: '', after: itemWords(field, difference.after), isText: true }
  if (kind === 'removed')
    return { label: `${label} dihapus`, before: itemWords(field, difference.before), after: '', isText: true }
  const [before, after] = [say(difference.before, sides.before), say(difference.after, sides.after)]
  const isText = field?.kind === 'text' || field?.kind === 'richText'
  if (before !== after) return { label, before, after, isText }
  // The words are equal but something differs: formatting, or the value behind the label.
  return field?.kind === 'richText'
    ? { label, before: '', after: 'Kata-katanya sama, gaya tulisannya berubah', isText: false }
    : { label, before, after: `${after} (yang lain)`, isText: false }
}

function fieldWords(field: Field | null, value: Json, { document, media }: SidePage): string {
  switch (field?.kind) {
    case 'text':
      return typeof value === 'string' ? value : ''
    case 'richText':
      return isJsonObject(value) && value.type === 'doc' ? plainText(value as unknown as RichText) : ''
    case 'choice':
    case 'layout':
      return field.options.find((option) => option.value === value)?.label ?? String(value)
    case 'link':
      return linkWords(value as unknown as Link, document, new Map()) || nothing
    case 'instant':
      return typeof value === 'string' && value !== '' ? formatDateTime(value) : nothing
    case 'number':
      return typeof value === 'number' ? [value.toLocaleString('id-ID'), field.unit].filter(Boolean).join(' ') : nothing
    case 'listing':
      return listingWords(value)
    case 'video':
      return videoWords(value, media)
    default:
      return valueWords(value, media)
  }
}

const nothing = '(kosong)'

const rules: Readonly<Record<string, string>> = {
  none: 'Ditulis di halaman ini',
  kind: 'Katalog: satu jenis',
  category: 'Katalog: satu kategori',
  newest: 'Katalog: yang terbaru',
  picked: 'Katalog: pilih sendiri',
}

function listingWords(value: Json): string {
  return (isJsonObject(value) && rules[String(value.by)]) || nothing
}

function videoWords(value: Json, media: ReadonlyMap<string, Media>): string {
  if (!isJsonObject(value) || value.kind === 'none') return nothing
  if (value.kind === 'provider') return `${String(value.provider)}: ${String(value.id)}`
  return value.kind === 'file' ? (media.get(String(value.mediaId))?.fileName ?? 'Video lain') : 'Tautan video'
}

function itemWords(field: Field | null, item: Json): string {
  if (!isJsonObject(item)) return ''
  const title = field?.kind === 'list' ? item[field.titleKey] : null
  if (typeof title === 'string' && title.trim() !== '') return title
  if (isJsonObject(title))
    return title.type === 'doc' ? plainText(title as unknown as RichText) : String(title.label ?? '')
  return (
    Object.entries(item)
      .find(([key, value]) => key !== 'id' && typeof value === 'string' && value !== '')?.[1]
      ?.toString() ?? ''
  )
}

function titles(field: Field | null, items: Json): string {
  return Array.isArray(items)
    ? items.map((item, place) => itemWords(field, item) || `Item ${place + 1}`).join(' · ')
    : ''
}

function settingWords(key: string, { before, after }: FieldDifference): DifferenceWords {
  const known = settings[key]
  const say = known?.say ?? ((value: Json) => String(value))
  return { label: known?.label ?? key, before: say(before), after: say(after), isText: false }
}

type Say = (value: Json) => string

const yesOrNo: Say = (value) => (value === true ? 'Ya' : 'Tidak')
const optionOf =
  (options: readonly { value: string; label: string }[]): Say =>
  (value) =>
    options.find((option) => option.value === value)?.label ?? String(value)

const settings: Readonly<Record<string, { label: string; say: Say }>> = {
  tone: { label: 'Nuansa', say: optionOf(toneOptions) },
  spacing: { label: 'Jarak', say: optionOf(spacingOptions) },
  hasStep: { label: 'Tepi atas bertangga', say: yesOrNo },
  visibleOn: { label: 'Tampil di', say: optionOf(visibilityOptions) },
  isHidden: { label: 'Tersembunyi', say: yesOrNo },
  followsRecord: { label: 'Ikuti katalog', say: yesOrNo },
  audience: {
    label: 'Untuk pengunjung',
    say: (value) => audienceWords(isJsonObject(value) ? (value as unknown as SectionAudience) : null) || 'Semua',
  },
  phone: {
    label: 'Di ponsel',
    say: (value) => {
      if (!isJsonObject(value)) return 'Sama'
      return [optionOf(phoneTitleOptions)(value.title ?? ''), optionOf(phoneOrderOptions)(value.order ?? '')].join(', ')
    },
  },
  schedule: {
    label: 'Jadwal tampil',
    say: (value) => {
      if (!isJsonObject(value)) return nothing
      const from = typeof value.from === 'string' ? `dari ${formatDateTime(value.from)}` : ''
      const to = typeof value.to === 'string' ? `sampai ${formatDateTime(value.to)}` : ''
      return [from, to].filter(Boolean).join(' ') || 'Selalu'
    },
  },
}

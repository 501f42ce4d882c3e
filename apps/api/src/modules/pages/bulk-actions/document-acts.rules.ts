import type { BulkAction, PlannedPage } from '@naikkelas/contract/pages'
import { applyChange, type Json, type Operation, type PageDocument, type StoredSection } from '@naikkelas/page'
import { type Field, sectionDefinition } from '@naikkelas/ui/sections/registry'
import { offerValueWords, offerWords, themeValueWords, themeWords } from './act-words.rules.ts'

export type DocumentAct = Extract<BulkAction, { kind: 'theme' | 'offer' | 'visibility' | 'section' }>

export interface DocumentPlan {
  operations: Operation[]
  changes: PlannedPage['changes']
  /** Why nothing is done; null when something is. */
  reason: string | null
}

/** What an act does to one document: an operation for each value, so that each can be taken back by itself. */
export function documentPlan(document: PageDocument, act: DocumentAct): DocumentPlan {
  const plan = planned(document, act)
  if (plan.reason !== null) return plan
  if (plan.operations.length === 0) return refused('Sudah seperti itu.')
  // The same function that stores the change, so that refusals are known in the preview.
  const outcome = applyChange(document, plan.operations)
  if (!outcome.isApplied)
    return refused(outcome.refusal.code === 'invalid' ? outcome.refusal.message : 'Bagiannya sudah berubah bentuk.')
  return plan
}

function planned(document: PageDocument, act: DocumentAct): DocumentPlan {
  switch (act.kind) {
    case 'theme':
      return themePlan(document, act.value)
    case 'offer':
      return offerPlan(document, act.value)
    case 'visibility':
      return sectionPlan(document, act.sectionType, (section) => visibility(section, act.isHidden))
    case 'section':
      return fieldPlan(document, act)
    default:
      return act satisfies never
  }
}

const refused = (reason: string): DocumentPlan => ({ operations: [], changes: [], reason })

function themePlan({ theme }: PageDocument, value: Extract<DocumentAct, { kind: 'theme' }>['value']): DocumentPlan {
  const plan: DocumentPlan = { operations: [], changes: [], reason: null }
  for (const key of ['font', 'rounded', 'brand'] as const) {
    const becomes = value[key]
    if (becomes === undefined || becomes === theme[key]) continue
    plan.operations.push({ kind: 'changeTheme', value: { [key]: becomes }, was: { [key]: theme[key] } })
    plan.changes.push({
      what: themeWords[key],
      was: themeValueWords(key, theme[key]),
      becomes: themeValueWords(key, becomes),
    })
  }
  return plan
}

function offerPlan({ offer }: PageDocument, value: Extract<DocumentAct, { kind: 'offer' }>['value']): DocumentPlan {
  const plan: DocumentPlan = { operations: [], changes: [], reason: null }
  for (const key of Object.keys(offerWords) as (keyof typeof offerWords)[]) {
    const becomes = value[key]
    if (becomes === undefined || becomes === offer[key]) continue
    if (offer.bound.includes(key)) return refused(`${offerWords[key]} halaman ini mengikuti data penawaran.`)
    plan.operations.push({ kind: 'changeOffer', value: { [key]: becomes }, was: { [key]: offer[key] } })
    plan.changes.push({
      what: offerWords[key],
      was: offerValueWords(key, offer[key]),
      becomes: offerValueWords(key, becomes),
    })
  }
  const { price = offer.price, strikePrice = offer.strikePrice } = value
  const isTouched = value.price !== undefined || value.strikePrice !== undefined
  return isTouched && price !== null && strikePrice !== null && strikePrice <= price
    ? refused('Harga sebelum diskon harus lebih tinggi daripada harga penawaran.')
    : plan
}

type Step = { operation: Operation; change: PlannedPage['changes'][number] } | null

function sectionPlan(document: PageDocument, type: string, stepOf: (section: StoredSection) => Step): DocumentPlan {
  const sections = document.sections.filter((section) => section.type === type)
  if (sections.length === 0) return refused(`Tidak memiliki bagian ${sectionDefinition(type)?.label ?? 'jenis ini'}.`)
  const steps = sections.flatMap((section) => stepOf(section) ?? [])
  return {
    operations: steps.map(({ operation }) => operation),
    changes: steps.map(({ change }) => change),
    reason: null,
  }
}

function visibility({ id, type, settings }: StoredSection, isHidden: boolean): Step {
  if (settings.isHidden === isHidden) return null
  const word = (hidden: boolean) => (hidden ? 'disembunyikan' : 'tampil')
  return {
    operation: { kind: 'changeSettings', sectionId: id, value: { isHidden }, was: { isHidden: settings.isHidden } },
    change: { what: labelOf(type), was: word(settings.isHidden), becomes: word(isHidden) },
  }
}

function fieldPlan(
  document: PageDocument,
  { sectionType, key, value }: Extract<DocumentAct, { kind: 'section' }>,
): DocumentPlan {
  const definition = sectionDefinition(sectionType)
  const field = definition && Object.hasOwn(definition.fields, key) ? definition.fields[key] : undefined
  if (!definition || !field || !isPlain(field)) return refused('Isian ini tidak dapat diganti untuk banyak halaman.')
  return sectionPlan(document, sectionType, ({ id, version, content }) => {
    const was = content[key]
    if (was === undefined || was === value) return null
    return {
      operation: { kind: 'changeField', sectionId: id, sectionVersion: version, path: [key], value, was },
      change: {
        what: `${definition.label}: ${field.label}`,
        was: valueWords(field, was),
        becomes: valueWords(field, value),
      },
    }
  })
}

/** Fields whose value is a single text, number or switch. */
function isPlain({ kind }: Field): boolean {
  return kind === 'text' || kind === 'choice' || kind === 'layout' || kind === 'toggle' || kind === 'number'
}

function valueWords(field: Field, value: Json): string {
  if (field.kind === 'toggle') return value === true ? 'ya' : 'tidak'
  if (field.kind === 'choice' || field.kind === 'layout')
    return field.options.find((option) => option.value === value)?.label ?? String(value)
  return value === '' ? 'kosong' : typeof value === 'string' ? value : JSON.stringify(value)
}

const labelOf = (type: string) => sectionDefinition(type)?.label ?? type

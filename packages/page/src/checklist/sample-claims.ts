import { type Finding as SectionFinding, sectionDefinition } from '@naikkelas/ui/sections/registry'
import { fieldPlaces, wordsOf } from './field-places.ts'

const saying = 'Testimoni ini masih contoh. Ganti dengan kata orang yang sungguh mengatakannya.'
const sayer = 'Nama ini masih contoh. Ganti dengan nama orang yang mengatakannya.'
const figure = 'Angka ini masih contoh. Ganti dengan angka Anda sendiri.'
const promise = 'Janji ini masih contoh. Tulis yang benar-benar Anda lakukan.'
const name = 'Nama ini masih contoh. Ganti atau hapus.'
const person = 'Keterangan ini masih contoh. Ceritakan diri Anda yang sebenarnya.'
const place = 'Tempat ini masih contoh. Ganti dengan tempat Anda.'

/**
 * Fields that claim something: a number, a promise, a name, a quote. Their defaults are invented, so publishing them
 * would be a false statement; other default texts may stay.
 */
const claims: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  announcement_bar: { text: promise },
  coach: { 'people.name': name },
  event_details: { place },
  logos: { 'items.name': name },
  problem_2: { 'items.text': figure },
  profile_header: { title: name, role: person, bio: person },
  stats: { 'items.value': figure, 'items.label': figure },
  testimonial_1: { quote: saying, name: sayer },
  testimonial_2: { 'items.quote': saying, 'items.name': sayer },
  testimonial_3: { 'items.name': sayer, 'items.messages.text': saying },
  testimonial_4: { 'items.measure': figure, 'items.before': figure, 'items.after': figure, 'items.name': sayer },
  trust: { 'guarantee.title': promise },
}

const samplesByType = new Map<string, ReadonlySet<string>>()

/** The default claims of a section type, derived from the type itself: nothing is listed twice. */
function samplesOf(type: string): ReadonlySet<string> {
  const found = samplesByType.get(type)
  if (found) return found
  const definition = sectionDefinition(type)
  const known = new Set<string>()
  if (definition) {
    // Of every layout: a sample is a sample in each of them.
    const layout = definition.fields.layout
    const layouts = layout?.kind === 'layout' ? layout.options.map(({ value }) => value) : [definition.defaults.layout]
    for (const one of layouts)
      for (const each of fieldPlaces(definition.fields, definition.defaults, one))
        known.add(keyOf(each.keys, wordsOf(each)))
  }
  samplesByType.set(type, known)
  return known
}

const keyOf = (keys: string, words: string) => `${keys} ${normal(words)}`

// Case and spacing are ignored.
const normal = (words: string) => words.trim().replaceAll(/\s+/g, ' ').toLowerCase()

/** Claims of a section that still equal its defaults. Empty texts and offer chips claim nothing. */
export function claimFindings(type: string, content: Readonly<Record<string, unknown>>): SectionFinding[] {
  const messages = claims[type]
  const fields = sectionDefinition(type)?.fields
  if (!messages || !fields) return []
  return fieldPlaces(fields, content).flatMap((each) => {
    const message = messages[each.keys]
    const words = wordsOf(each)
    if (message === undefined || normal(words) === '' || /^\{\w+\}$/.test(words.trim())) return []
    return samplesOf(type).has(keyOf(each.keys, words)) ? [{ path: each.path, message }] : []
  })
}

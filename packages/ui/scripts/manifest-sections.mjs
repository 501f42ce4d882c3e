// Every section as the manifest lists it: how its content is written, and what a new one holds.
import { sections } from '../src/sections/registry.gen.ts'

/** @param {string} name the package's */
export function sectionManifest(name) {
  return Object.values(sections).map(
    ({ type, version, label, purpose, group, keywords, fields, defaults, settings = {} }) => ({
      type,
      version,
      component: type.split('_').map(capital).join(''),
      from: `${name}/sections/${type.replaceAll('_', '-')}`,
      label,
      purpose,
      group,
      keywords,
      content: contentOf(fields),
      layouts: Object.fromEntries(layoutsOf(fields)),
      defaults,
      settings,
    }),
  )
}

const contentOf = (fields) => Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, written(field)]))

/** The keys that only some layouts draw, with those layouts; of items as `plans.per`. */
const layoutsOf = (fields, before = '') =>
  Object.entries(fields).flatMap(([key, field]) => [
    ...(field.layouts === undefined ? [] : [[before + key, field.layouts]]),
    ...layoutsOf(field.fields ?? {}, `${before}${key}.`),
  ])

/** How a value is written, in one line. */
function written(field) {
  switch (field.kind) {
    case 'text':
      return `text(${field.maxLength})`
    case 'richText':
      return `RichText(${field.maxLength})`
    case 'number':
      return `number(${field.min}–${field.max})`
    case 'toggle':
      return 'boolean'
    case 'choice':
    case 'layout':
      return field.options.map(({ value }) => `'${value}'`).join(' | ')
    case 'icon':
      return 'IconName'
    case 'instant':
      return 'Instant'
    case 'group':
      return `{ ${pairs(field.fields)} }`
    case 'list':
      return `{ id: ShortId, ${pairs(field.fields)} }[] (at most ${field.max})`
    default:
      return capital(field.kind)
  }
}

const pairs = (fields) =>
  Object.entries(contentOf(fields))
    .map(([key, value]) => `${key}: ${value}`)
    .join(', ')

const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1)

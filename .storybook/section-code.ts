import type { SectionSettings } from '../packages/ui/exports/sections/registry.ts'

export interface StorySection {
  type: string
  version: number
  content: Readonly<Record<string, unknown>>
  settings?: Partial<SectionSettings> | undefined
}

/** The section as a typed component, ready to be pasted: imports, content as props, and what the pictures come from. */
export function sectionJsx({ type, content, settings }: StorySection): string {
  const component = type.split('_').map(capital).join('')
  const hasPictures = /"mediaId": ?"[^"]/.test(JSON.stringify(content))
  const props = [
    ...Object.entries(content).map(([name, value]) => prop(name, value)),
    ...(settings && Object.keys(settings).length > 0 ? [prop('settings', settings)] : []),
    ...(hasPictures ? ['  media={media}'] : []),
  ]
  return [
    `import { ${component} } from '@naikkelas/ui/sections/${type.replaceAll('_', '-')}'`,
    ...(hasPictures ? ["import { media } from './media.ts' // (id: string) => MediaAsset | null"] : []),
    '',
    `<${component}`,
    ...props,
    '/>',
  ].join('\n')
}

/** The section as a page stores it. */
export function sectionJson({ type, version, content, settings }: StorySection, whole: SectionSettings): string {
  // Ten characters, as a save wants them.
  const id = `${type.replaceAll('_', '-').slice(0, 7)}-`.padEnd(9, '0') + '1'
  const stored = { id, type, version, content, settings: { ...whole, ...settings } }
  return JSON.stringify(stored, null, 2)
}

function prop(name: string, value: unknown): string {
  if (typeof value === 'string' && !/["\\\n{}]/.test(value)) return `  ${name}="${value}"`
  if (value === true) return `  ${name}`
  return `  ${name}={${literal(value, 1)}}`
}

/** A value as one would write it: bare keys, single quotes, short lists on one line. */
function literal(value: unknown, depth: number): string {
  if (typeof value === 'string') return quoted(value)
  if (typeof value !== 'object' || value === null) return String(value)
  const parts = Array.isArray(value)
    ? value.map((each: unknown) => literal(each, depth + 1))
    : Object.entries(value).map(([key, each]) => `${bare(key)}: ${literal(each, depth + 1)}`)
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}']
  if (parts.length === 0) return open + close
  const pad = Array.isArray(value) ? '' : ' '
  const line = `${open}${pad}${parts.join(', ')}${pad}${close}`
  if (line.length + depth * 2 < 100 && !line.includes('\n')) return line
  const indent = '  '.repeat(depth + 1)
  return `${open}\n${parts.map((part) => `${indent}${part},\n`).join('')}${'  '.repeat(depth)}${close}`
}

const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`
const bare = (key: string) => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : quoted(key))
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

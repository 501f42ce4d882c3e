import { erasedValue } from '@naikkelas/contract/identity'
import type { Keys } from '../secrets/key-ring.ts'
import { openText, sealText } from '../secrets/sealed-text.ts'

const SEALED = '$sealed'

/** Names of fields that say who a person is, or how to reach them, with whatever before them. */
const personalName =
  /(name|e_?mail|phone|whats_?app|address|street|city|postal_?code|birth_?(date|day|place)|image|picture|avatar)$/i

/**
 * A record about a person with its personal values sealed.
 * @param keys of that person; null when the person is gone, and with them what could have been read
 * @param place the entry: a sealed value that was moved to another does not open
 */
export function sealPersonal(value: unknown, keys: Keys | null, place: string): unknown {
  const sealed = (item: unknown) => (keys ? { [SEALED]: sealText(keys, place, JSON.stringify(item)) } : erasedValue)
  return mapped(value, (name, item) => (personalName.test(name) && isKnown(item) ? { to: sealed(item) } : undefined))
}

/** Of the keys that its sealed values name. */
export function personKeyIds(value: unknown): ReadonlySet<string> {
  const ids = new Set<string>()
  mapped({ value }, (_, item) => {
    const sealed = sealedText(item)
    if (sealed !== undefined) ids.add(sealed.slice(0, sealed.indexOf('.')))
    return undefined
  })
  return ids
}

/** The record as it was; `unopened` replaces what no key opens. */
export function openPersonal(
  value: unknown,
  keysById: ReadonlyMap<string, Keys>,
  place: string,
  unopened: string = erasedValue,
): unknown {
  return mapped(value, (_, item) => {
    const sealed = sealedText(item)
    if (sealed === undefined) return undefined
    const keys = keysById.get(sealed.slice(0, sealed.indexOf('.')))
    const text = keys ? openText(keys, place, sealed) : null
    return { to: text === null ? unopened : (JSON.parse(text) as unknown) }
  })
}

/** What can say something: a switch, a number and nothing at all do not say who a person is. */
const isKnown = (item: unknown) => item !== null && item !== undefined && !['boolean', 'number'].includes(typeof item)

function sealedText(item: unknown): string | undefined {
  const text = typeof item === 'object' && item !== null ? (item as Record<string, unknown>)[SEALED] : undefined
  return typeof text === 'string' ? text : undefined
}

/** The same with some fields replaced, however deep they are. */
function mapped(value: unknown, replace: (name: string, item: unknown) => { to: unknown } | undefined): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((item) => mapped(item, replace))
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => {
      const replaced = replace(name, item)
      return [name, replaced ? replaced.to : mapped(item, replace)]
    }),
  )
}

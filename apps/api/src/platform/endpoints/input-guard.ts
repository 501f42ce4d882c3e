import type { FieldIssue } from '@naikkelas/contract'

/** A document may nest 32 deep (`pageLimits.depth`); a request wraps it a few times. */
const depthLimit = 40
const poisonousKeys = new Set(['__proto__', 'constructor', 'prototype'])

/**
 * What no schema needs to meet: keys that could reach a prototype, nesting without end, and characters that
 * PostgreSQL cannot store. The first of them, or undefined. Walks without recursion, so that depth is harmless here.
 */
export function hostileInput(input: unknown): FieldIssue | undefined {
  const rest: { value: unknown; path: string; depth: number }[] = [{ value: input, path: '', depth: 0 }]
  for (let at = rest.pop(); at; at = rest.pop()) {
    const { value, path, depth } = at
    if (typeof value === 'string' && !isStorable(value))
      return { path, message: 'Teks ini berisi karakter yang tidak dapat disimpan' }
    if (typeof value !== 'object' || value === null) continue
    if (depth > depthLimit) return { path: path.slice(0, 200), message: 'Isian ini bersarang terlalu dalam' }
    for (const [key, item] of Object.entries(value)) {
      const below = path === '' ? key : `${path}.${key}`
      if (poisonousKeys.has(key) || !isStorable(key)) return { path: below, message: 'Nama isian ini tidak diterima' }
      rest.push({ value: item, path: below, depth: depth + 1 })
    }
  }
  return undefined
}

const isStorable = (text: string) => !text.includes('\u0000') && text.isWellFormed()

import { closingParenthesis, splitTopLevel } from './selector.ts'

/** What is known about a custom property while a page's CSS is generated. */
export type Known =
  /** One constant value wherever the page uses it. */
  | { kind: 'constant'; value: string }
  /** Differs between elements or conditions: stays a `var()`. */
  | { kind: 'variable' }
  /** Never set on the page. */
  | { kind: 'absent' }

/**
 * A value with its resolvable `var()` replaced, as a browser would compute it; null if it would be invalid. `initial`
 * is the guaranteed-invalid value and selects the fallback; an empty value is valid and disappears.
 */
export function substituted(value: string, known: (name: string) => Known): string | null {
  let result = ''
  let rest = value
  for (;;) {
    const at = rest.search(/\bvar\(/)
    if (at === -1) return result + rest
    const end = closingParenthesis(rest, at + 3)
    if (end === -1) return null
    const replacement = resolvedVar(rest.slice(at + 4, end), known)
    if (replacement === null) return null
    result += rest.slice(0, at) + replacement
    rest = rest.slice(end + 1)
  }
}

function resolvedVar(inner: string, known: (name: string) => Known): string | null {
  const [head = '', ...tail] = splitTopLevel(inner, ',')
  const name = head.trim()
  const fallback = tail.length === 0 ? null : tail.join(',').trim()
  const property = known(name)
  if (property.kind === 'constant' && property.value !== 'initial') return property.value
  const kept = fallback === null ? null : substituted(fallback, known)
  if (property.kind !== 'variable') return kept
  return kept === null ? `var(${name})` : `var(${name},${kept})`
}

/** A value without leftovers of substitution: factors of one, and a `calc()` around a function that needs none. */
export function simplified(value: string): string {
  const plain = value.replace(/\s*\*\s*1(?=\s*\))/g, '')
  const inner = /^calc\((clamp\(.*\))\)$/.exec(plain)?.[1]
  return inner !== undefined && closingParenthesis(inner, inner.indexOf('(')) === inner.length - 1 ? inner : plain
}

/** Names of the custom properties a value reads, its fallbacks included. */
export function readProperties(value: string): string[] {
  return [...value.matchAll(/\bvar\(\s*(--[\w-]+)/g)].map(([, name = '']) => name)
}

/** What a key asks of the player. */
export type Command =
  | { kind: 'toggle' | 'mute' | 'fullscreen' | 'captions' }
  | { kind: 'skip'; seconds: number }
  | { kind: 'volume'; by: number }
  | { kind: 'share'; of: number }
  | { kind: 'faster'; by: 1 | -1 }

interface Press {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  /** The element with the focus. */
  target: Pick<Element, 'closest' | 'matches'> | null
}

const commands: Readonly<Record<string, Command>> = {
  k: { kind: 'toggle' },
  j: { kind: 'skip', seconds: -10 },
  l: { kind: 'skip', seconds: 10 },
  ArrowLeft: { kind: 'skip', seconds: -5 },
  ArrowRight: { kind: 'skip', seconds: 5 },
  ArrowUp: { kind: 'volume', by: 0.1 },
  ArrowDown: { kind: 'volume', by: -0.1 },
  m: { kind: 'mute' },
  f: { kind: 'fullscreen' },
  c: { kind: 'captions' },
  '<': { kind: 'faster', by: -1 },
  '>': { kind: 'faster', by: 1 },
}

/** The command of a key, where the element with the focus does nothing of its own with it. */
export function commandOf({ key, ctrlKey, metaKey, altKey, target }: Press): Command | null {
  // Panels hold lists and switches, which have keys of their own.
  if (ctrlKey || metaKey || altKey || target?.closest('[popover], select')) return null
  if (key === ' ') return target?.closest('button, a') ? null : { kind: 'toggle' }
  if (/^\d$/.test(key)) return { kind: 'share', of: Number(key) / 10 }
  const isVolume = target?.matches('[data-part="volume"]')
  if (isVolume && key.startsWith('Arrow')) return null
  return commands[key.length === 1 ? key.toLowerCase() : key] ?? null
}

export const rates = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const

/** The next speed of the list, or the same at its ends. */
export function nextRate(rate: number, by: 1 | -1): number {
  const next = by > 0 ? rates.find((one) => one > rate) : rates.findLast((one) => one < rate)
  return next ?? rate
}

import type { WaitingScan } from './door.ts'

/** Of a browser that stores nothing: they live as long as the tab. */
const unstored = new Map<string, readonly WaitingScan[]>()

/**
 * Scans that wait for the network, in `localStorage`, which writes at once: a tab that closes loses none. Each change reads
 * what is stored, so that two tabs of one door do not drop each other's.
 * @param door of one admin at one event
 */
export function waitingScans(door: string): readonly WaitingScan[] {
  const kept = unstored.get(door)
  if (kept) return kept
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(door)) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isScan) : []
  } catch {
    return []
  }
}

export function keepScan(door: string, scan: WaitingScan): void {
  store(door, [...waitingScans(door), scan])
}

export function dropScans(door: string, ids: readonly string[]): void {
  const left = waitingScans(door).filter(({ id }) => !ids.includes(id))
  store(door, left)
}

const keyOf = (door: string) => `naikkelas-door-${door}`

function store(door: string, scans: readonly WaitingScan[]): void {
  try {
    if (scans.length === 0) localStorage.removeItem(keyOf(door))
    else localStorage.setItem(keyOf(door), JSON.stringify(scans))
    unstored.delete(door)
  } catch {
    unstored.set(door, scans)
  }
}

function isScan(stored: unknown): stored is WaitingScan {
  const { id, code, at } = (stored ?? {}) as Partial<Record<keyof WaitingScan, unknown>>
  return typeof id === 'string' && typeof code === 'string' && typeof at === 'number'
}

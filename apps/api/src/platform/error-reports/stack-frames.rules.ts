import { type MachineFolders, scrubbed, withoutFolders } from './scrubbed.rules.ts'

export interface Frame {
  function?: string
  /** From the product's folder on, or from the site's root. */
  filename: string
  lineno: number
  colno: number
  /** Ours, rather than a library's or the engine's. */
  in_app: boolean
}

/** The innermost are kept: where it was thrown. */
const framesAtMost = 50
const lineAtMost = 500

/** `at name (place:1:2)`, as Chromium and Node write it */
const v8 = /^\s*at (?:async )?(?:(?<name>[^(]+?) \()?(?<place>[^()]*):(?<line>\d{1,7}):(?<column>\d{1,7})\)?$/
/** `name@place:1:2`, as Firefox and Safari do */
const others = /^(?<name>[^@]*)@(?<place>.*):(?<line>\d{1,7}):(?<column>\d{1,7})$/

/** What an engine wrote of a stack, innermost last, as the protocol wants it. Lines of other forms are left out. */
export function framesOf(stack: string | undefined, folders: MachineFolders): Frame[] {
  const frames: Frame[] = []
  for (const line of (stack ?? '').split('\n')) {
    const found = line.length > lineAtMost ? null : (v8.exec(line) ?? others.exec(line))
    const { name, place = '', line: row, column } = found?.groups ?? {}
    if (!found || frames.length >= framesAtMost) continue
    const filename = fileOf(place, folders)
    frames.push({
      ...(name ? { function: scrubbed(name, folders).slice(0, 200) } : {}),
      filename,
      lineno: Number(row),
      colno: Number(column),
      in_app: !/^node:|(^|\/)node_modules\/|^\u2026\/|^<anonymous>/.test(filename),
    })
  }
  return frames.reverse()
}

function fileOf(place: string, folders: MachineFolders): string {
  const url = /^https?:/.test(place) && URL.canParse(place) ? new URL(place) : null
  // File names contain a hash, which looks like a token but identifies the file.
  if (url?.pathname.startsWith('/assets/')) return url.pathname
  if (url) return scrubbed(url.pathname, folders)
  return withoutFolders(place, folders)
}

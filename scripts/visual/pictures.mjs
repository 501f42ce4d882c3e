// Takes a picture of every story, and tells pictures apart by their pixels.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { inflateSync } from 'node:zlib'
import { root } from '../node24.mjs'
import { run } from '../run.mjs'

/** A whole run takes some minutes on two cores; one that takes longer hangs. */
const limitMs = 45 * 60_000

/**
 * Photographs the stories of a tree into a folder.
 * @param {string} tree folder of the repository's files
 * @param {string} folder where the pictures go, or lie already when they are compared
 * @param {{ isCompared?: boolean, only?: readonly string[] }} [how] compared with what lies there, or taken anew
 */
export async function photograph(tree, folder, { isCompared = false, only = [] } = {}) {
  if (!isCompared && only.length === 0) rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const args = ['run', '--config', join(tree, 'scripts/tests/visual/vitest.config.ts'), '--reporter=dot', ...only]
  const { code } = await run('vitest', isCompared ? args : [...args, '--update=all'], {
    env: { VISUAL_PICTURES: folder, VISUAL_IS_TAKEN: isCompared ? '0' : '1' },
    cwd: tree,
    limitMs,
  })
  return code
}

/** What is on each picture of a folder, in sixteen letters. */
export function fingerprints(folder) {
  if (!existsSync(folder)) return {}
  const names = readdirSync(folder).filter((file) => file.endsWith('.png'))
  return Object.fromEntries(
    names.sort().map((file) => [file.slice(0, -'.png'.length), fingerprint(readFileSync(join(folder, file)))]),
  )
}

/** Of a PNG's size and pixels, whatever it was compressed with. */
export function fingerprint(png) {
  const hash = createHash('sha256')
  const packed = []
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at)
    const data = png.subarray(at + 8, at + 8 + length)
    const type = png.toString('latin1', at + 4, at + 8)
    if (type === 'IHDR') hash.update(data)
    if (type === 'IDAT') packed.push(data)
    at += length + 12
  }
  return hash
    .update(inflateSync(Buffer.concat(packed)))
    .digest('hex')
    .slice(0, 16)
}

/** Stories that look different, came, or went. */
export function changes(before, now) {
  return {
    changed: Object.keys(now).filter((id) => before[id] !== undefined && before[id] !== now[id]),
    added: Object.keys(now).filter((id) => before[id] === undefined),
    removed: Object.keys(before).filter((id) => now[id] === undefined),
  }
}

export const picturesNow = join(root, '.cache/visual/now')
export const referencesFile = join(root, 'scripts/tests/visual/references.json')

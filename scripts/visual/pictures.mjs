// Takes a picture of every story, and compares pictures by their pixels.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inflateSync } from 'node:zlib'
import { root } from '../node24.mjs'
import { photographStories } from './camera.mjs'

/**
 * Photographs stories into a folder of their own.
 * @param {string} address of a served Storybook
 * @param {string} folder emptied before
 * @param {readonly string[]} [only] ids of stories or parts of the names of their files; all when empty
 * @returns {Promise<string[]>} the stories that came to no picture, and why
 */
export async function photograph(address, folder, only) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  return photographStories(address, (id, png) => writeFileSync(pictureOf(folder, id), png), only)
}

/**
 * Photographs all stories once more, and keeps only the pictures that look different from those of a folder.
 * @param {string} address of a served Storybook
 * @param {string} folder of the pictures to compare with
 * @param {string} differing where the others go; emptied before
 * @returns {Promise<string[]>} the stories that look different or came to no picture
 */
export async function photographAgain(address, folder, differing) {
  rmSync(differing, { recursive: true, force: true })
  mkdirSync(differing, { recursive: true })
  const found = []
  const failed = await photographStories(address, (id, png) => {
    const before = readFileSync(pictureOf(folder, id))
    if (before.equals(png) || fingerprint(before) === fingerprint(png)) return
    writeFileSync(pictureOf(differing, id), png)
    found.push(id)
  })
  return [...found, ...failed]
}

const pictureOf = (folder, id) => join(folder, `${id}.png`)

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
export const picturesAgain = join(root, '.cache/visual/again')
export const referencesFile = join(root, 'scripts/tests/visual/references.json')

/** Text becomes outlines of our own Poppins files: a picture needs no font where it is shown. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import opentype from 'opentype.js'
import { join, path } from './shape.mjs'

const require = createRequire(import.meta.url)

const load = (weight) => {
  const file = readFileSync(require.resolve(`@fontsource/poppins/files/poppins-latin-${weight}-normal.woff`))
  return opentype.parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength))
}

const fonts = { 400: load(400), 600: load(600), 700: load(700) }

const settings = (weight) => ({ kerning: true, tracking: weight === 700 ? -22 : 0 })

/** How wide the words are drawn. */
export const widthOf = (words, size, weight = 700) => fonts[weight].getAdvanceWidth(words, size, settings(weight))

const tenths = (value) => Math.round(value * 10)

const numbers = (values) =>
  values
    .map((value) => String(value / 10))
    .map((text, index) => (index && !text.startsWith('-') ? ` ${text}` : text))
    .join('')

/** Path data in relative steps of a tenth: half the length of absolute numbers, and no drift, because each step is taken from the rounded place. */
const outline = (commands) => {
  let [x, y] = [0, 0]
  let start = [0, 0]
  return commands
    .map((command) => {
      if (command.type === 'Z') {
        ;[x, y] = start
        return 'z'
      }
      const points = [command.x1, command.y1, command.x2, command.y2, command.x, command.y]
        .filter((value) => value !== undefined)
        .map(tenths)
      const text = numbers(points.map((value, index) => value - (index % 2 ? y : x)))
      ;[x, y] = points.slice(-2)
      if (command.type === 'M') start = [x, y]
      return `${command.type.toLowerCase()}${text}`
    })
    .join('')
}

/** One line of text, its baseline at y. `anchor` is start, middle or end. */
export const write = (words, x, y, size, fill, { weight = 700, anchor = 'start' } = {}) => {
  const width = anchor === 'start' ? 0 : widthOf(words, size, weight)
  const left = anchor === 'middle' ? x - width / 2 : x - width
  return path(outline(fonts[weight].getPath(words, left, y, size, settings(weight)).commands), fill)
}

/** Lines under each other. */
export const writeLines = (lines, x, y, size, leading, fill, options) =>
  join(lines.map((words, index) => write(words, x, y + index * leading, size, fill, options)))

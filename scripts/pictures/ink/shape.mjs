/** SVG as strings: the few shapes every picture is made of. Numbers are rounded to a tenth, so a file stays small and the same on every machine. */

const round = (value) => (typeof value === 'number' ? String(Math.round(value * 10) / 10) : value)

const attributes = (entries) =>
  Object.entries(entries)
    .filter(([, value]) => value !== undefined && value !== false)
    .map(([name, value]) => ` ${name}="${round(value)}"`)
    .join('')

/** Joins parts of any nesting; what is missing or false is left out. */
export const join = (...parts) => parts.flat(Infinity).filter(Boolean).join('')

const el = (name, entries = {}, ...children) => {
  const inside = join(...children)
  return inside ? `<${name}${attributes(entries)}>${inside}</${name}>` : `<${name}${attributes(entries)}/>`
}

/** Path data with rounded numbers: d`M ${x} ${y}`. */
export const d = (strings, ...values) =>
  strings.reduce((text, part, index) => text + part + (index < values.length ? round(values[index]) : ''), '')

export const path = (data, fill, more = {}) => el('path', { d: data, fill, ...more })

/** An open line with round ends. */
export const line = (data, stroke, width = 4, more = {}) =>
  el('path', {
    d: data,
    fill: 'none',
    stroke,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...more,
  })

export const rect = (x, y, width, height, fill, radius, more = {}) =>
  el('rect', { x, y, width, height, rx: radius || undefined, fill, ...more })

export const circle = (cx, cy, r, fill, more = {}) => el('circle', { cx, cy, r, fill, ...more })

export const ellipse = (cx, cy, rx, ry, fill, more = {}) => el('ellipse', { cx, cy, rx, ry, fill, ...more })

/** Moves, turns and scales what it is given: `flip` mirrors it left to right. */
export const at = ({ x = 0, y = 0, scale = 1, turn = 0, flip = false }, ...children) => {
  const steps = []
  if (x || y) steps.push(`translate(${round(x)} ${round(y)})`)
  if (turn) steps.push(`rotate(${round(turn)})`)
  if (flip) steps.push(`scale(${-Math.round(scale * 1000) / 1000} ${Math.round(scale * 1000) / 1000})`)
  else if (scale !== 1) steps.push(`scale(${Math.round(scale * 1000) / 1000})`)
  return steps.length ? el('g', { transform: steps.join(' ') }, ...children) : join(...children)
}

let names = 0

const newName = () => {
  names += 1
  return `n${names}`
}

/** Ids count from one in every picture, so that a picture never depends on those drawn before it. */
export const startPicture = () => {
  names = 0
}

/** One shape at many places: written once, used by its id. */
export const repeat = (shape, places) => {
  const id = newName()
  return join(
    el('defs', {}, el('g', { id }, shape)),
    places.map(([x, y]) => el('use', { href: `#${id}`, x, y })),
  )
}

/** Shows only what lies inside the given shape (an element string without fill of its own). */
export const inside = (shape, ...children) => {
  const id = newName()
  return join(el('clipPath', { id }, shape), el('g', { 'clip-path': `url(#${id})` }, ...children))
}

/** The whole file. */
export const picture = (width, height, ...children) =>
  `${el('svg', { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}` }, ...children)}\n`

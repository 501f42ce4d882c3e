// How a DTCG value is written in CSS.

const SCOPED = /^(brand|highlight)\.(\d+)$/

/** A colour that follows the page's ladder stays a variable; every other colour becomes its hex. */
function color(token) {
  const scoped = [...token.alias, token.id].map((id) => SCOPED.exec(id)).find(Boolean)
  return scoped && !SCOPED.test(token.id) ? `var(--ui-${scoped[1]}-${scoped[2]})` : hex(token.value)
}

/** Where a semantic colour comes from: `brand-700`, `tinta-900`, `white`. */
export function origin(token) {
  const id = token.alias.find((name) => SCOPED.test(name)) ?? token.alias.at(-1) ?? token.id
  return id.replace(/^color\./, '').replace('.', '-')
}

export function hex({ hex: value, alpha = 1 }) {
  return alpha === 1
    ? value
    : value +
        Math.round(alpha * 255)
          .toString(16)
          .padStart(2, '0')
}

export const dimension = ({ value, unit }) => (value === 0 ? '0px' : `${number(value)}${unit}`)
const duration = ({ value, unit }) => `${value}${unit}`
const bezier = (points) => `cubic-bezier(${points.map(number).join(', ')})`
const family = (names) => names.map((name) => (/^[a-z-]+$/.test(name) ? name : `"${name}"`)).join(', ')
export const number = (value) => String(Math.round(value * 10_000) / 10_000)

const shadow = (layers) =>
  layers
    .map((s) =>
      [s.offsetX, s.offsetY, s.blur, s.spread]
        .map(dimension)
        .join(' ')
        .concat(` ${hex(s.color)}`),
    )
    .join(', ')

/**
 * A size that grows with the section. `--ui-cq` is 1 % of the section's width where container units exist and nothing
 * elsewhere, so old web views get the minimum, which is the phone's size, instead of an invalid declaration.
 */
export function fluid({ minimum, base, slope, maximum }) {
  if (minimum.value === maximum.value) return dimension(minimum)
  return `clamp(${dimension(minimum)}, ${dimension(base)} + ${number(slope)} * var(--ui-cq), ${dimension(maximum)})`
}

export function plain(token) {
  const write = {
    color: () => color(token),
    dimension: () => dimension(token.value),
    duration: () => duration(token.value),
    cubicBezier: () => bezier(token.value),
    fontFamily: () => family(token.value),
    fontWeight: () => String(token.value),
    number: () => number(token.value),
    shadow: () => shadow(token.value),
  }[token.type]
  if (!write) throw new Error(`Token ${token.id} has type ${token.type}, which has no CSS form here.`)
  return write()
}

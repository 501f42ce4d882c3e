import { HEADER } from './css.mjs'
import { group, groups } from './read.mjs'
import { dimension, fluid, number, plain } from './value.mjs'

const HUES = ['tinta', 'kunyit', 'toska', 'cabai', 'daun', 'langit']
const HEADINGS = new Set(['display-xl', 'display-l', 'display-m', 'h2', 'h3', 'price'])

/**
 * Tailwind's theme. `inline`: utilities read our variables in the scope they are used in. `reference`: Tailwind
 * declares nothing itself, else `--ui-radius-control` would be declared as itself once the prefix is added.
 */
export function tailwindTheme({ base, mode }) {
  const names = (list, prefix, value) => list.map((t) => [`--${prefix}-${t.name}`, value(t)])
  const isColor = (t) => t.type === 'color'
  const lines = [
    ['--color-transparent', 'transparent'],
    ['--color-current', 'currentColor'],
    ['--color-white', '#ffffff'],
    ['--color-paper', plain(base.find((t) => t.id === 'color.paper'))],
    ...names(group(mode.light, 'tone.app').filter(isColor), 'color', (t) => `var(--ui-${t.name})`),
    ...names(group(base, 'brand'), 'color-brand', (t) => `var(--ui-brand-${t.name})`),
    ...names(group(base, 'highlight'), 'color-highlight', (t) => `var(--ui-highlight-${t.name})`),
    ...HUES.flatMap((hue) => names(group(base, `color.${hue}`), `color-${hue}`, plain)),
    ...names(group(base, 'rounded'), 'radius', (t) => `var(--ui-radius-${t.name})`),
    ['--radius-round', '9999px'],
    ['--font-sans', 'var(--ui-font-body)'],
    ['--font-app', 'var(--ui-font-app)'],
    ...names(group(base, 'weight'), 'font-weight', plain),
    ...textSizes(base),
    ['--spacing', '0.25rem'],
    ...[...groups(base, 'section')].map(([name, size]) => [`--spacing-section-${name}`, fluid(size)]),
    ...names(group(base, 'control'), 'spacing-control', plain),
    ...names(group(base, 'breakpoint'), 'container', plain),
    ...names(group(base, 'measure'), 'container', plain),
    ...names(group(base, 'depth'), 'shadow', plain),
    ...names(group(base, 'ease'), 'ease', plain),
    ...names(group(base, 'duration'), 'transition-duration', plain),
  ]
  return `${HEADER}@theme inline reference {\n${lines.map(([key, value]) => `  ${key}: ${value};`).join('\n')}\n}\n`
}

function textSizes(base) {
  const page = [...groups(base, 'type')].flatMap(([name, size]) => {
    const isHeading = HEADINGS.has(name)
    const tracking = size.tracking === 0 ? '0em' : `calc(${number(size.tracking)}em * var(--ui-tracking-scale))`
    return [
      [`--text-${name}`, isHeading ? `calc(${fluid(size)} * var(--ui-heading-scale))` : fluid(size)],
      [`--text-${name}--line-height`, number(size.lineHeight)],
      [`--text-${name}--letter-spacing`, tracking],
      [`--text-${name}--font-weight`, String(size.weight)],
    ]
  })
  const app = [...groups(base, 'app')].flatMap(([name, { size, lineHeight }]) => [
    [`--text-app-${name}`, dimension(size)],
    [`--text-app-${name}--line-height`, dimension(lineHeight)],
  ])
  return [...page, ...app]
}

import { TONES } from './css.mjs'
import { group, groups } from './read.mjs'
import { hex, origin, plain } from './value.mjs'

/** Typed constants: ladders, what each scheme's colours are made of, and the measures that code needs. */
export function tokensTs({ base, mode, rounded, font, defaults }) {
  const ladders = {}
  for (const { name, value } of group(base, 'color')) {
    const [hue, step] = name.split('.')
    if (step) (ladders[hue] ??= {})[step] = hex(value)
  }
  const plainColors = Object.fromEntries(
    group(base, 'color')
      .filter((t) => !t.name.includes('.'))
      .map((t) => [t.name, hex(t.value)]),
  )
  const colorsOf = (theme, tone) =>
    Object.fromEntries(
      group(theme, `tone.${tone}`)
        .filter((t) => t.type === 'color')
        .map((t) => [t.name, origin(t)]),
    )
  const tones = Object.fromEntries(
    Object.entries(mode).map(([name, theme]) => [
      name,
      Object.fromEntries(['app', ...TONES].map((tone) => [tone, colorsOf(theme, tone)])),
    ]),
  )
  const parts = [
    ['ladders', ladders, 'Hex per hue and step.'],
    ['plainColors', plainColors, 'Colours that stand on no ladder.'],
    ['tones', TONES, 'The six schemes (nuansa) a section may have.'],
    ['modes', Object.keys(mode), ''],
    ['roundings', Object.keys(rounded), ''],
    ['fonts', Object.keys(font), ''],
    ['themeDefaults', defaults, ''],
    [
      'toneColors',
      tones,
      'What each colour of a scheme is: a step of a hue, of the page (brand) or of its marker (highlight).',
    ],
    ['radii', perTheme(rounded, 'rounded'), 'Corner radii by rounding.'],
    ['fontFamilies', perTheme(font, 'font'), 'Font variables by font.'],
    ['typeScale', Object.fromEntries(groups(base, 'type')), 'Fluid sizes of pages.'],
    ['appSizes', Object.fromEntries(groups(base, 'app')), 'Fixed sizes of the applications.'],
    ['space', values(base, 'space'), ''],
    ['depth', values(base, 'depth'), ''],
    ['duration', values(base, 'duration'), ''],
    ['ease', values(base, 'ease'), ''],
    ['breakpoints', values(base, 'breakpoint'), 'Container widths.'],
    ['measures', values(base, 'measure'), ''],
  ]
  const body = parts.map(([name, value, doc]) => {
    const comment = doc ? `/** ${doc} */\n` : ''
    return `${comment}export const ${name} = ${JSON.stringify(value, null, 2)} as const\n`
  })
  return `// Generated from tokens/ by "npm run tokens". Do not edit.\n\n${body.join('\n')}`
}

const values = (theme, name) => Object.fromEntries(group(theme, name).map((t) => [t.name, plain(t)]))
const perTheme = (themes, name) =>
  Object.fromEntries(Object.entries(themes).map(([key, theme]) => [key, values(theme, name)]))

/** Every token resolved for the default theme, and what each other context changes. */
export function tokensJson({ base, mode, rounded, font, defaults }) {
  const resolve = (theme) =>
    Object.fromEntries(theme.map((t) => [t.id, { type: t.type, value: t.value, css: plain(t) }]))
  const before = resolve(base)
  const changes = (themes) =>
    Object.fromEntries(
      Object.entries(themes).map(([name, theme]) => [
        name,
        Object.fromEntries(
          Object.entries(resolve(theme)).filter(([id, token]) => JSON.stringify(before[id]) !== JSON.stringify(token)),
        ),
      ]),
    )
  const document = {
    $comment: 'Generated from tokens/ by "npm run tokens". Do not edit.',
    defaults,
    tokens: before,
    changes: { mode: changes(mode), rounded: changes(rounded), font: changes(font) },
  }
  return `${JSON.stringify(document, null, 1)}\n`
}

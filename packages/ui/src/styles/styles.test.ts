import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath, URL } from 'node:url'
import { __unstable__loadDesignSystem as loadDesignSystem } from '@tailwindcss/node'
import postcss from 'postcss'
import { expect, test } from 'vitest'
import { base, buildCss, styleSource } from '../../scripts/css.mjs'

const src = fileURLToPath(new URL('..', import.meta.url))
const components = globSync('{primitives,interactive,icons,rich-text,sections}/**/*.{ts,tsx}', { cwd: src }).filter(
  (file) => !/\.(test|stories|examples|sample)\.|sample/.test(file),
)

test('every class of a component has a rule, so that none is misspelt', async () => {
  const design = await loadDesignSystem(await styleSource(), { base })
  const ruleless = components.flatMap((file) => {
    const text = readFileSync(`${src}${file}`, 'utf8')
    const classes = [...new Set([...text.matchAll(/(?<=['"`\s])ui:[^\s'"`$]+/g)].map(([name]) => name))].filter(
      (name) => !/^ui:(peer|group)$/.test(name),
    )
    const css = design.candidatesToCss(classes)
    return classes.filter((_, index) => css[index] === null).map((name) => `${file}: ${name}`)
  })
  expect(ruleless).toEqual([])
})

const sided =
  /^(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)|^(?:left|right)$|-(?:left|right)-radius$/
const sidedValue = /^(?:text-align|float|clear): (?:left|right)$/

/** Shapes drawn by a clip path have a left and a right in every text direction. */
function isDrawnShape(utility: postcss.AtRule): boolean {
  let isDrawn = false
  utility.walkDecls('clip-path', () => void (isDrawn = true))
  return isDrawn
}

test('utilities use logical directions, never left or right', () => {
  const found: string[] = []
  for (const file of globSync('styles/*.css', { cwd: src }).filter((name) => !name.endsWith('.gen.css')))
    postcss.parse(readFileSync(`${src}${file}`, 'utf8')).walkAtRules('utility', (utility) => {
      if (isDrawnShape(utility)) return
      utility.walkDecls((declaration) => {
        if (sided.test(declaration.prop) || sidedValue.test(`${declaration.prop}: ${declaration.value}`))
          found.push(`${file}: ${utility.params} has ${declaration}`)
      })
    })
  expect(found).toEqual([])
})

const files = await buildCss()
const layered = files['styles.css'] ?? ''

/** Rules outside every layer, but for what cannot be layered. */
function outsideLayers(css: string): string[] {
  return postcss.parse(css).nodes.flatMap((node) => {
    if (node.type === 'rule') return [node.selector]
    if (node.type !== 'atrule' || !node.nodes) return []
    const isLayered = node.name === 'layer' && node.params.startsWith('components.ui')
    return isLayered || node.name === 'keyframes' ? [] : [`@${node.name} ${node.params}`]
  })
}

test('all rules are in our sub-layer of components, so that utilities of the host win in any load order', () => {
  expect(layered).toContain('@layer theme,base,components,utilities;')
  expect(layered).toContain('@layer components.ui.utilities{')
  expect(outsideLayers(layered)).toEqual([])
})

test('no helper variable of the compiler remains', () => {
  for (const css of [layered, files['styles.unlayered.css'] ?? '']) expect(css).not.toMatch(/--tw-|@property/)
})

test('the copy for hosts with an unlayered reset has the same rules without layers', () => {
  const unlayered = files['styles.unlayered.css'] ?? ''
  expect(unlayered).not.toMatch(/@layer (components|theme|base|utilities)/)
  const rules = (css: string) => (css.match(/\.ui\\:[^,{]+\{/g) ?? []).length
  expect(rules(unlayered)).toBe(rules(layered))
})

test('the reset applies only inside the theme scope', () => {
  const reset = readFileSync(`${src}styles/base.css`, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
  const rules = reset.replace(/@keyframes[^{]+\{(?:[^{}]+\{[^}]*\})+\s*\}/g, '').replace(/@media[^{]+\{/g, '')
  const selectors = [...rules.matchAll(/(?:^|\})\s*([^{}]+)\{/g)].map(([, selector]) => selector?.trim() ?? '')
  expect(selectors.length).toBeGreaterThan(20)
  for (const selector of selectors) {
    for (const part of selector.split(/,(?![^()]*\))/)) expect(part).toMatch(/\[data-(ui-theme|tone)\]/)
  }
})

test('the theme names for hosts contain no utilities and no values', () => {
  const names = files['tailwind.css'] ?? ''
  expect(names).toContain('--color-surface: var(--ui-surface)')
  expect(names).not.toMatch(/^\.|@import|@source/m)
})

test('every colour of the compiled components comes from the theme or a colour scale', () => {
  const utilities = layered.slice(layered.indexOf('@layer components.ui.utilities'))
  const ladder = readFileSync(`${src}tokens/tokens.gen.ts`, 'utf8').toLowerCase()
  const hexes = [...utilities.matchAll(/#[0-9a-f]{3,8}\b/gi)].map(([hex]) => hex.toLowerCase())
  const known = (hex: string) =>
    /^#(0{3,8}|f{3,8})$/.test(hex) || ladder.includes(hex.slice(0, 7)) || hex.startsWith('#022424')
  expect([...new Set(hexes)].filter((hex) => !known(hex))).toEqual([])
})

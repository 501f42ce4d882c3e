import { gzipSync } from 'node:zlib'
import { sections } from '@naikkelas/ui/sections/registry'
import { courseOffer } from '@naikkelas/ui/samples'
import { expect, test } from 'vitest'
import { draw } from './testing/page-fixture.ts'

/** A fixed seed: a page that exceeds the budget is found again in every run. */
function numbersFrom(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const definitions = Object.values(sections)
const tones = ['white', 'paper', 'soft', 'board', 'brand', 'turmeric'] as const

function pageOf(seed: number) {
  const below = numbersFrom(seed)
  return Array.from({ length: 14 }, (_, index) => {
    const definition = definitions[below(definitions.length)]!
    const { layout } = definition.fields
    const layouts = layout.kind === 'layout' ? layout.options.map(({ value }) => value) : []
    return {
      id: `bagian${String(index).padStart(4, '0')}`,
      type: definition.type,
      version: definition.version,
      content: { ...definition.defaults, layout: layouts[below(layouts.length)] },
      settings: {
        tone: tones[below(tones.length)],
        spacing: 'normal',
        hasStep: below(3) === 0,
        visibleOn: 'all',
        schedule: { from: null, to: null },
        isHidden: false,
      },
    }
  })
}

test('any fourteen sections need at most 6 KB of styles', async () => {
  const sizes: { seed: number; bytes: number; types: string }[] = []
  for (let seed = 1; seed <= 30; seed++) {
    const page = pageOf(seed)
    const { html } = await draw({ offer: courseOffer, sections: page as never })
    const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text]) => text).join('')
    expect(styles.length).toBeGreaterThan(1000)
    sizes.push({ seed, bytes: gzipSync(styles, { level: 9 }).length, types: page.map(({ type }) => type).join(' ') })
  }
  const heaviest = sizes.toSorted((one, other) => other.bytes - one.bytes)[0]
  expect(heaviest?.bytes, JSON.stringify(heaviest)).toBeLessThanOrEqual(6 * 1024)
})

import '@naikkelas/ui/styles.css'
import { expect, test, vi } from 'vitest'
import { draw } from './draw.tsx'
import { contentEntries, exceptions } from './exceptions.ts'
import { interactiveCases } from './interactive-cases.tsx'
import { nativeControls } from './native-controls.tsx'
import { partCases } from './part-cases.tsx'
import type { Probe } from './probe.ts'
import { valueControls } from './value-controls.tsx'

const controls = Object.entries({ ...nativeControls, ...valueControls })
const cases: Readonly<Record<string, (probe: Probe) => React.ReactNode>> = {
  ...partCases,
  ...interactiveCases,
  ...Object.fromEntries(controls.map(([name, { draw: one }]) => [name, (probe: Probe) => one(probe, true)])),
}
const covered = new Set(Object.keys(cases).map((name) => name.split(' ')[0] ?? ''))

const entries = import.meta.glob<Record<string, unknown>>(
  ['../../exports/**/*.ts', '!../../exports/**/*.test.ts', '!../../exports/fonts/node.ts'],
  { eager: true },
)

const isOfContent = (file: string) => {
  const entry = file.slice('../../exports/'.length, -'.ts'.length)
  return Object.keys(contentEntries).some((of) => (of.endsWith('/') ? entry.startsWith(of) : entry === of))
}

/** Every name that an application can draw, whichever entry it comes from. */
const components = new Set(
  Object.entries(entries)
    .filter(([file]) => !isOfContent(file))
    .flatMap(([, names]) => Object.entries(names))
    .filter(([name, value]) => /^[A-Z]/.test(name) && typeof value === 'function')
    .map(([name]) => name),
)

test('every export that can be drawn is held to this contract, or is an exception with a reason', () => {
  expect(components.size).toBeGreaterThan(80)
  expect([...components].filter((name) => !covered.has(name) && exceptions[name] === undefined)).toEqual([])
})

test('no case and no exception is left of an export that is gone', () => {
  expect([...covered, ...Object.keys(exceptions)].filter((name) => !components.has(name))).toEqual([])
  expect([...covered].filter((name) => exceptions[name] !== undefined)).toEqual([])
})

/** A name in red that no part uses itself. */
const outlineColor = 'rgb(1, 2, 3)'

test.each(Object.entries(cases))('%s takes ref, id, class, style, data and aria attributes', async (_, one) => {
  let element: Element | null = null
  const { remove } = draw(
    one({
      id: 'mine',
      className: 'mine',
      style: { outlineColor },
      'data-probe': 'mine',
      'aria-description': 'Penjelasan',
      ref: (now) => {
        element = now
      },
    }),
  )
  const given = await vi.waitUntil(() => element as Element | null, 15_000)
  // The element itself: what scripts, labels, tests and analytics look for.
  expect(document.querySelectorAll('[id="mine"]')).toHaveLength(1)
  expect(document.getElementById('mine')).toBe(given)
  expect(given.getAttribute('data-probe')).toBe('mine')
  expect(given.getAttribute('aria-description')).toBe('Penjelasan')
  // The styled element: the same one, or the frame around a control.
  const styled = document.querySelectorAll<HTMLElement>('.mine')
  expect(styled).toHaveLength(1)
  expect(styled[0]?.style.outlineColor).toBe(outlineColor)
  expect(styled[0]?.contains(given)).toBe(true)
  remove()
  expect(element).toBeNull()
})

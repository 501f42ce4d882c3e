import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { type Entry, maturityOf, packageStatus } from '../../../../.storybook/package-status.ts'
import { newEntries } from '../../../../.storybook/since.mjs'

const entries = await packageStatus()
const parts = entries.flatMap((entry) => entry.parts)
const lacking = (lacks: (entry: Entry) => boolean) => entries.filter(lacks).map(({ folder }) => folder)

it('every component has a page with its purpose, dos and don’ts and accessibility', () => {
  expect(entries.length).toBeGreaterThan(60)
  expect(
    entries.flatMap(({ folder, docs }) =>
      docs === null ? [`${folder}: no page`] : docs.missing.map((part) => `${folder}: ${part}`),
    ),
  ).toEqual([])
})

it('every focusable component documents its keys', () => {
  // The page footer documents those of sections: links, disclosures and fields have native keys.
  expect(lacking(({ kind, docs, isReachable }) => kind === 'component' && isReachable && !docs?.keyboard)).toEqual([])
})

it('every component and each of its properties is described', () => {
  expect(parts.length).toBeGreaterThan(40)
  expect(parts.filter(({ description }) => description === '').map(({ name }) => name)).toEqual([])
  expect(
    parts.flatMap(({ name, props }) =>
      props.filter((prop) => prop.description === '').map((prop) => `${name}.${prop.name}`),
    ),
  ).toEqual([])
})

it('tokens are named on the page or found in the code', () => {
  expect(lacking(({ docs, tokens }) => !docs?.tokens && tokens.length === 0)).toEqual([])
})

it('every entry has the version in which it was added', () => {
  expect(newEntries()).toEqual([])
})

it('no two pages share a sentence', () => {
  const said = new Map<string, string[]>()
  for (const { folder, docs } of entries)
    for (const sentence of [docs?.summary ?? '', ...(docs?.dos ?? []), ...(docs?.donts ?? [])].flatMap(sentencesOf))
      said.set(sentence, [...(said.get(sentence) ?? []), folder])
  expect([...said].filter(([, folders]) => new Set(folders).size > 1)).toEqual([])
})

const sentencesOf = (text: string) =>
  text
    .split(/(?<=[.!?;:])\s+/)
    .map((sentence) =>
      sentence
        .toLowerCase()
        .replaceAll(/[^a-z0-9 ]/g, '')
        .trim(),
    )
    .filter((sentence) => sentence.split(' ').length >= 4)

/** Marketers use the English word. */
const sameInBoth: ReadonlySet<string> = new Set(['Bagian/Footer'])

it('sidebar and page use the same name, Indonesian first and English in brackets', () => {
  expect(
    entries
      .filter(
        ({ title, docs }) =>
          (!/^[^/]+\/[^/()]+ \([A-Z][^()]*\)$/.test(title) && !sameInBoth.has(title)) ||
          docs?.title !== title.split('/')[1],
      )
      .map(({ title, docs }) => `${title} | ${docs?.title}`),
  ).toEqual([])
})

it('a component has one docs page', () => {
  const root = new URL('../', import.meta.url)
  const pages = globSync('**/*.mdx', { cwd: root }).map((file) => readFileSync(new URL(file, root), 'utf8'))
  expect(pages.filter((mdx) => /<Meta of=\{\w+\} name=/.test(mdx))).toEqual([])
  expect(
    globSync('**/*.stories.tsx', { cwd: root }).filter((file) =>
      readFileSync(new URL(file, root), 'utf8').includes("'autodocs'"),
    ),
  ).toEqual([])
})

it('only complete components used by a screen, page or section are marked stable', () => {
  const [stable] = entries.filter(({ maturity }) => maturity === 'stable')
  if (!stable) throw new Error('Nothing is stable.')
  expect(maturityOf(stable)).toBe('stable')
  for (const lack of [{ usedBy: [] }, { tests: 0 }, { hasAxe: false }, { since: null }] as const)
    expect(maturityOf({ ...stable, ...lack })).toBe('beta')
  expect(maturityOf({ ...stable, docs: null })).toBe('alpha')
})

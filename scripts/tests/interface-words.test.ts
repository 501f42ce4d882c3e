import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

/** What people read is written here: screens, pages, sections, templates, mails and answers of the API. */
const folders = [
  'apps/api/src',
  'apps/server/src',
  'apps/web',
  'packages/contract/src',
  'packages/page/src',
  'packages/ui/src',
]
const notOurs = new Set(['node_modules', 'build', '.react-router'])

const files = folders.flatMap((folder) =>
  globSync('**/*.{ts,tsx}', { cwd: folder, exclude: (name) => notOurs.has(name) }).map((name) => join(folder, name)),
)

/** Elsewhere are messages for developers, headers and style sheets. */
const sentencesOfOurs =
  /^(?:apps\/(?:api\/src\/modules|server\/src\/site|web\/app)|packages\/(?:contract|page|ui\/src\/sections))\//

/** Foreign to most readers, and the word that they use. */
const strangeWords = [
  { word: /peramban/i, instead: 'browser' },
  { word: /lokapasar/i, instead: 'marketplace' },
]

/** Values between straight quotes in a template, with the line; attributes and selectors keep theirs. */
function straightQuotes(path: string, text: string): string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const found: string[] = []
  const visit = (node: ts.Node) => {
    if (ts.isTemplateExpression(node)) {
      const before = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)]
      node.templateSpans.forEach(({ literal }, index) => {
        if (!/(?:^|[\s(])"$/.test(before[index] ?? '') || !/^"(?:$|[\s.,:;?!)])/.test(literal.text)) return
        const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1
        found.push(`${path}:${String(line)}: ${node.getText(source)}`)
      })
    }
    node.forEachChild(visit)
  }
  visit(source)
  return found
}

test('texts for people use the everyday word, such as browser and marketplace', () => {
  expect(files.length).toBeGreaterThan(2_000)
  const found = files.flatMap((path) => {
    const text = readFileSync(path, 'utf8')
    return strangeWords.flatMap(({ word, instead }) => (word.test(text) ? [`${path}: ${instead}`] : []))
  })
  expect(found).toEqual([])
})

test('texts for people put names between “ and ”', () => {
  const sentences = files.filter((path) => sentencesOfOurs.test(path) && !/\.(test|stories)\.tsx?$/.test(path))
  expect(sentences.length).toBeGreaterThan(1_000)
  const found = sentences.flatMap((path) => {
    const text = readFileSync(path, 'utf8')
    return text.includes('"${') ? straightQuotes(path, text) : []
  })
  expect(found).toEqual([])
})

import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import vocabulary from './vocabulary.json' with { type: 'json' }

interface Passage {
  kind: 'comment' | 'identifier' | 'test title' | 'decision title'
  /** Position in the file, in characters. */
  start: number
  text: string
}

const DECISIONS = 'docs/decisions'
const TEST_FUNCTION = /^(test|it|describe)\b/
const NEVER_LISTED = new Set(Object.keys(vocabulary.identifiers))

/** Comments, identifiers and test titles of a TypeScript file. */
function passagesOf(path: string, text: string): Passage[] {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind)
  const comments = new Map<number, number>()
  const passages: Passage[] = []
  const visit = (node: ts.Node) => {
    if (node.kind !== ts.SyntaxKind.JsxText) {
      const ranges = [
        ...(ts.getLeadingCommentRanges(text, node.getFullStart()) ?? []),
        ...(ts.getTrailingCommentRanges(text, node.getEnd()) ?? []),
      ]
      for (const range of ranges) comments.set(range.pos, range.end)
    }
    if (ts.isIdentifier(node) && !NEVER_LISTED.has(node.text)) {
      passages.push({ kind: 'identifier', start: node.getStart(source), text: wordsOf(node.text) })
    }
    if (ts.isCallExpression(node) && TEST_FUNCTION.test(node.expression.getText(source))) {
      const [title] = node.arguments
      if (title && ts.isStringLiteralLike(title)) {
        passages.push({ kind: 'test title', start: title.getStart(source), text: title.text })
      }
    }
    for (const child of node.getChildren(source)) visit(child)
  }
  visit(source)
  for (const [start, end] of comments) passages.push({ kind: 'comment', start, text: text.slice(start, end) })
  return passages
}

/** `toldEvents` as `told Events`, so that whole words can be compared. */
function wordsOf(identifier: string): string {
  return identifier.replace(/([a-z])([A-Z])/g, '$1 $2').replaceAll('_', ' ')
}

function decisionTitle(name: string, text: string): Passage[] {
  return [{ kind: 'decision title', start: 0, text: `${name.replaceAll('-', ' ')} ${text.split('\n', 1)[0] ?? ''}` }]
}

const titleWords = [...vocabulary.words, ...vocabulary.titleWords]
const ANY_TITLE_WORD = new RegExp(`\\b(?:${titleWords.map(({ word }) => word).join('|')})\\b`, 'i')

/** One line for each unwanted word: file, line, and what to write instead. */
function unwantedWords(path: string, text: string, passages: readonly Passage[], words = vocabulary.words): string[] {
  return passages.flatMap(({ kind, start, text: passage }) =>
    words.flatMap(({ word, instead }) => {
      const found = new RegExp(`\\b(?:${word})\\b`, 'i').exec(passage)
      if (!found) return []
      const line = text.slice(0, start).split('\n').length
      return [`${path}:${String(line)}: "${found[0]}" (${kind}), write: ${instead}`]
    }),
  )
}

/** Test titles are the report of a run, so that more words are unwanted in them, in every workspace. */
function titlesOf(path: string, text: string): string[] {
  // Parsing every test takes seconds.
  if (!ANY_TITLE_WORD.test(text)) return []
  const titles = passagesOf(path, text).filter(({ kind }) => kind === 'test title')
  return unwantedWords(path, text, titles, titleWords)
}

function testFiles(folder: string): string[] {
  return globSync('**/*.{test,spec}.{ts,tsx}', { cwd: folder, exclude: (name) => name === 'node_modules' }).map(
    (name) => join(folder, name),
  )
}

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.gen\.ts$/.test(name))
    .map((name) => join(folder, name))
}

test('code, comments, test titles and decision titles use the words of the field', () => {
  const code = vocabulary.folders.flatMap(sourceFiles).flatMap((path) => {
    const text = readFileSync(path, 'utf8')
    return unwantedWords(path, text, passagesOf(path, text))
  })
  const decisions = readdirSync(DECISIONS).flatMap((name) => {
    const text = readFileSync(join(DECISIONS, name), 'utf8')
    return unwantedWords(join(DECISIONS, name), text, decisionTitle(name, text))
  })
  expect([...code, ...decisions]).toEqual([])
})

test('test titles of every workspace use the words of the field', () => {
  const files = vocabulary.titleFolders.flatMap(testFiles)
  expect(files.length).toBeGreaterThan(500)
  expect(files.flatMap((path) => titlesOf(path, readFileSync(path, 'utf8')))).toEqual([])
})

test('words that are unwanted in titles only are found in titles only', () => {
  const text = ['// What stands here.', "test('a link that leads nowhere', () => {})", 'export {}'].join('\n')
  expect(titlesOf('a.test.ts', text)).toEqual([
    'a.test.ts:2: "leads nowhere" (test title), write: is 404, has no target',
  ])
  expect(unwantedWords('a.test.ts', text, passagesOf('a.test.ts', text))).toEqual([])
})

test('an unwanted word is found in each kind of passage, with its line and the word to use', () => {
  const text = [
    'const toldEvents = 1',
    '// Whoever opens the page sees it.',
    "test('nobody is asked', () => {})",
    'export {}',
  ].join('\n')
  expect(unwantedWords('a.test.ts', text, passagesOf('a.test.ts', text))).toEqual([
    'a.test.ts:1: "told" (identifier), write: sent, reported, returned, shown',
    'a.test.ts:3: "nobody" (test title), write: no admin, no visitor, no process',
    'a.test.ts:2: "Whoever" (comment), write: the admin, the visitor, the client',
  ])
})

test('every word of the list says what to write instead and why, and every folder exists', () => {
  const incomplete = titleWords.filter(({ instead, reason }) => !instead || !reason)
  expect(incomplete).toEqual([])
  expect(vocabulary.folders.filter((folder) => sourceFiles(folder).length === 0)).toEqual([])
  expect(vocabulary.titleFolders.filter((folder) => testFiles(folder).length === 0)).toEqual([])
})

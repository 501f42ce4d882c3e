import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import vocabulary from './vocabulary.json' with { type: 'json' }

interface Passage {
  kind: 'comment' | 'identifier' | 'test title' | 'API reference' | 'document'
  /** Position in the file, in characters. */
  start: number
  text: string
}

const TEST_FUNCTION = /^(test|it|describe|promise)\b/
const NEVER_LISTED = new Set(Object.keys(vocabulary.identifiers))
const EXCEPTIONS = Object.keys(vocabulary.exceptions)
const NOT_OURS = new Set(['node_modules', 'dist', 'build', '.react-router', 'storybook-static', '.cache', '.data'])

/** Comments, identifiers, test titles and summaries of endpoints in a TypeScript or JavaScript file. */
function passagesOf(path: string, text: string): Passage[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, scriptKind(path))
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
    if ((ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) && !NEVER_LISTED.has(node.text)) {
      passages.push({ kind: 'identifier', start: node.getStart(source), text: wordsOf(node.text) })
    }
    const sentence = sentenceOf(node, source)
    if (sentence) passages.push(sentence)
    for (const child of node.getChildren(source)) visit(child)
  }
  visit(source)
  for (const [start, end] of comments) {
    passages.push({ kind: 'comment', start, text: withoutCode(text.slice(start, end)) })
  }
  return passages
}

/** The title of a test, or the summary of an endpoint. */
function sentenceOf(node: ts.Node, source: ts.SourceFile): Passage | undefined {
  if (ts.isCallExpression(node) && TEST_FUNCTION.test(node.expression.getText(source))) {
    const [title] = node.arguments
    if (title && ts.isStringLiteralLike(title)) {
      return { kind: 'test title', start: title.getStart(source), text: title.text }
    }
  }
  if (ts.isPropertyAssignment(node) && node.name.getText(source) === 'summary') {
    const summary = node.initializer
    if (ts.isStringLiteralLike(summary)) {
      return { kind: 'API reference', start: summary.getStart(source), text: summary.text }
    }
  }
  return undefined
}

function scriptKind(path: string): ts.ScriptKind {
  if (path.endsWith('x')) return ts.ScriptKind.TSX
  return /js$/.test(path) ? ts.ScriptKind.JS : ts.ScriptKind.TS
}

/** Names of code keep their spelling in a text. */
function withoutCode(text: string): string {
  return text.replaceAll(/```[\s\S]*?```|`[^`\n]*`/g, (code) => code.replaceAll(/[^\n]/g, ' '))
}

/** The lines of a Markdown file. */
function documentLines(text: string): Passage[] {
  let start = 0
  return withoutCode(text)
    .split('\n')
    .map((line) => {
      const passage: Passage = { kind: 'document', start, text: line }
      start += line.length + 1
      return passage
    })
}

/** `toldEvents` as `told Events`, so that whole words can be compared. */
function wordsOf(identifier: string): string {
  return identifier.replace(/([a-z])([A-Z])/g, '$1 $2').replaceAll('_', ' ')
}

const titleWords = [...vocabulary.words, ...vocabulary.titleWords]
const anyOf = (words: readonly { word: string }[]) => words.map(({ word }) => `(?:${word})`).join('|')
const ANY_TITLE_WORD = new RegExp(`\\b(?:${anyOf(titleWords)})\\b`, 'i')
/** Without word boundaries: identifiers join their words. */
const ANY_WORD = new RegExp(anyOf(vocabulary.words), 'i')

/** One line for each unwanted word: file, line, and what to write instead. */
function unwantedWords(path: string, text: string, passages: readonly Passage[], words = vocabulary.words): string[] {
  const allowed = allowedIn(path)
  return passages.flatMap(({ kind, start, text: passage }) =>
    words.flatMap(({ word, instead }) => {
      const found = new RegExp(`\\b(?:${word})\\b`, 'i').exec(passage)
      if (!found || allowed.has(found[0].toLowerCase())) return []
      const line = text.slice(0, start).split('\n').length
      return [`${path}:${String(line)}: "${found[0]}" (${kind}), write: ${instead}`]
    }),
  )
}

function allowedIn(path: string): ReadonlySet<string> {
  return new Set(vocabulary.allowed.filter((one) => isIn(path, one.path)).flatMap(({ words }) => words))
}

function isIn(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`)
}

function unwantedInCode(path: string, text: string): string[] {
  // Parsing every file takes a minute.
  return ANY_WORD.test(text) ? unwantedWords(path, text, passagesOf(path, text)) : []
}

function unwantedInDocument(path: string, text: string): string[] {
  return unwantedWords(path, text, [{ kind: 'document', start: 0, text: wordsOfPath(path) }, ...documentLines(text)])
}

/** The file's name as words, since it shows in lists of decisions. */
function wordsOfPath(path: string): string {
  return path.replaceAll(/[-/]/g, ' ')
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

function codeFiles(folder: string): string[] {
  return globSync('**/*.{ts,tsx,mts,mjs}', { cwd: folder, exclude: (name) => NOT_OURS.has(name) })
    .map((name) => join(folder, name))
    .filter((path) => !/\.gen\.ts$/.test(path) && !EXCEPTIONS.some((exception) => isIn(path, exception)))
}

const documents = vocabulary.documents.flatMap((pattern) => globSync(pattern))

test('code, comments, test titles and the API reference use the words of the field', () => {
  const files = [...vocabulary.codeFolders.flatMap(codeFiles), ...globSync('*.{ts,mjs}'), ...globSync('.*.mjs')]
  expect(files.length).toBeGreaterThan(1_800)
  expect(files.flatMap((path) => unwantedInCode(path, readFileSync(path, 'utf8')))).toEqual([])
}, 60_000)

test('documents and decision records use the words of the field', () => {
  expect(documents.length).toBeGreaterThan(100)
  expect(documents.flatMap((path) => unwantedInDocument(path, readFileSync(path, 'utf8')))).toEqual([])
})

test('test titles of every workspace use the words of the field', () => {
  const files = vocabulary.titleFolders.flatMap(testFiles)
  expect(files.length).toBeGreaterThan(500)
  expect(files.flatMap((path) => titlesOf(path, readFileSync(path, 'utf8')))).toEqual([])
})

test('words that are unwanted in titles only are found in titles only', () => {
  const text = ['// Leads nowhere.', "test('a link that leads nowhere', () => {})", 'export {}'].join('\n')
  expect(titlesOf('a.test.ts', text)).toEqual([
    'a.test.ts:2: "leads nowhere" (test title), write: is 404, has no target',
  ])
  expect(unwantedInCode('a.test.ts', text)).toEqual([])
})

test('an unwanted word is found in each kind of passage, with its line and the word to use', () => {
  const text = [
    'const toldEvents = 1',
    '// Whoever opens the page sees it.',
    "test('nobody is asked', () => {})",
    "const endpoint = { summary: 'What visits tell' }",
    'class Page { #worded = 1 }',
    '// The column `told_at` keeps its name.',
    'export {}',
  ].join('\n')
  expect(unwantedInCode('a.test.ts', text).toSorted()).toEqual([
    'a.test.ts:1: "told" (identifier), write: send, report, return, show',
    'a.test.ts:2: "Whoever" (comment), write: the admin, the visitor, the client',
    'a.test.ts:3: "nobody" (test title), write: no admin, every visitor, any process',
    'a.test.ts:4: "tell" (API reference), write: send, report, return, show',
    'a.test.ts:5: "worded" (identifier), write: personalised, formatted',
  ])
})

test('a document is checked line by line without its code, and by its name', () => {
  const text = ['# Mail', 'The field `toldAt` is shown.', '```', 'tell me', '```', 'It stands in the log.'].join('\n')
  expect(unwantedInDocument('docs/told-visits.md', text)).toEqual([
    'docs/told-visits.md:1: "told" (document), write: send, report, return, show',
    'docs/told-visits.md:6: "stands" (document), write: is, is shown, is listed',
  ])
})

test('an allowed word is allowed in its folder only', () => {
  const text = '// A figure that stands.\nexport {}'
  expect(unwantedInCode('scripts/pictures/a.mjs', text)).toEqual([])
  expect(unwantedInCode('scripts/a.mjs', text)).toHaveLength(1)
})

test('every word says what to write instead, every exception gives a reason, and every folder exists', () => {
  const { allowed, exceptions, identifiers, codeFolders, titleFolders } = vocabulary
  expect(titleWords.filter(({ instead, reason }) => !instead || !reason)).toEqual([])
  expect([
    ...allowed.map(({ reason }) => reason),
    ...Object.values(exceptions),
    ...Object.values(identifiers),
  ]).not.toContain('')
  expect(codeFolders.filter((folder) => codeFiles(folder).length === 0)).toEqual([])
  expect(titleFolders.filter((folder) => testFiles(folder).length === 0)).toEqual([])
  expect([...allowed.map(({ path }) => path), ...EXCEPTIONS].filter((path) => globSync(path).length === 0)).toEqual([])
})

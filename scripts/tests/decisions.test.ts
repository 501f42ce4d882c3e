import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const FOLDER = 'docs/decisions'
const RECORD_NAME = /^\d{4}-[a-z0-9]+(-[a-z0-9]+)*\.md$/
const HEADER = /^# (\d{4}) \S[^\n]*\n\n- Date: \d{4}-\d{2}-\d{2}\n- Status: (accepted|superseded by )[^\n]*\n/
const REQUIRED_PARTS = ['## Context\n', '## Decision\n']
const MARKDOWN_LINK = /\]\(([^)#\s]+)(?:#[^)]*)?\)/g

const records = readdirSync(FOLDER).filter((name) => name !== 'README.md')
const index = readFileSync(join(FOLDER, 'README.md'), 'utf8')

test('every decision record has a number, a title, a date, a status, a context and a decision', () => {
  const malformed = records.filter((name) => {
    const text = readFileSync(join(FOLDER, name), 'utf8')
    const number = HEADER.exec(text)?.[1]
    return !RECORD_NAME.test(name) || number !== name.slice(0, 4) || REQUIRED_PARTS.some((part) => !text.includes(part))
  })
  expect(malformed).toEqual([])
})

test('the index lists every decision record once, under its title and status', () => {
  const missing = records.filter((name) => {
    const text = readFileSync(join(FOLDER, name), 'utf8')
    const title = /^# \d{4} (.*)$/m.exec(text)?.[1]
    const status = /^- Status: (.*)$/m.exec(text)?.[1]
    return index.split(`| ${name.slice(0, 4)} | [${title}](${name}) | ${status} |`).length !== 2
  })
  expect(missing).toEqual([])
})

test('the index has each topic once', () => {
  const topics = [...index.matchAll(/^## (.*)$/gm)].map((match) => match[1])
  expect(topics.filter((topic, place) => topics.indexOf(topic) !== place)).toEqual([])
})

test('links between documents lead to files', () => {
  const documents = ['README.md', 'docs', FOLDER, 'docs/product', 'docs/ci']
    .flatMap((path) => (path.endsWith('.md') ? [path] : readdirSync(path).map((name) => join(path, name))))
    .filter((path) => path.endsWith('.md'))
  const broken = documents.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(MARKDOWN_LINK)]
      .map((match) => match[1] ?? '')
      .filter((target) => !/^[a-z]+:/.test(target) && !existsSync(join(dirname(path), target)))
      .map((target) => `${path}: ${target}`),
  )
  expect(broken).toEqual([])
})

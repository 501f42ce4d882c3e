import { expect, test } from 'vitest'
import { answeredColumns } from './answered-menu.ts'
import { isFixedPagePath } from './fixed-pages.ts'
import { menuColumns, menuOf } from './menu.ts'
import { isDrawnPath } from './paths.ts'

test('a page of all links has those that are answered, and other sites’ addresses, without empty columns', () => {
  const columns = menuColumns(menuOf({ forumEnabled: true, articlesUrl: 'https://artikel.test/' }))
  const shown = answeredColumns(columns)
  const hrefs = shown.flatMap(({ links }) => links.map(({ href }) => href))
  const isAnswered = (href: string) => isDrawnPath(href) || isFixedPagePath(href)
  expect(hrefs.filter((href) => href.startsWith('/') && !isAnswered(href))).toEqual([])
  expect(hrefs).toEqual(expect.arrayContaining(['https://artikel.test/', '/login', '/tools-kami', '/tentang-kami']))
  const all = columns.flatMap(({ links }) => links.map(({ href }) => href))
  expect(all.filter((href) => isAnswered(href) && !hrefs.includes(href))).toEqual([])
  expect(shown.filter(({ links }) => links.length === 0)).toEqual([])
})

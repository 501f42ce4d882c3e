import { type Change, rebase } from '@naikkelas/page'
import { expect, test } from 'vitest'
import { ModelServer } from './testing/model-server.ts'
import { otherWrites } from './testing/open-saver.ts'
import { aHeadline, aPage } from './testing/pages.ts'
import { memoryShadow, openWriter, titleChange } from './testing/writer.ts'

/** A page of two titles on its server, and changes that an earlier visit left in the browser. */
function leftBehind() {
  const [first, second] = [aHeadline('Satu'), aHeadline('Dua')]
  const server = new ModelServer(aPage(first, second))
  const change = (id: string, sectionId: string, value: string): Change => ({
    id,
    operations: [titleChange(server.document, sectionId, value)],
  })
  /** Written over words that were not stored when it was written. */
  const onTop = (id: string, sectionId: string, before: string, value: string): Change => {
    const was = change('before', sectionId, before)
    return { id, operations: [titleChange(rebase(server.document, [was]).document, sectionId, value)] }
  }
  const reopen = (pending: readonly Change[]) =>
    openWriter({
      api: server.api(),
      shadow: memoryShadow(),
      head: { version: server.version, document: server.document },
      pending,
    })
  return { server, first: first.id, second: second.id, change, onTop, reopen }
}

test('reopened with words that were stored and undone by another: what was written on top of them is asked about', async () => {
  const { server, first, change, onTop, reopen } = leftBehind()
  const stored = change('stored', first, 'Satu lagi')
  const conflicting = onTop('conflicting', first, 'Satu lagi', 'Satu lagi!')
  server.apply(0, [stored])
  otherWrites(server, first, 'Satu')
  const { saver, titles } = reopen([stored, conflicting])
  expect(await saver.flush()).toBe(true)
  expect(saver.getState()).toMatchObject({ status: 'saved', conflicts: [{ kind: 'field', mine: 'Satu lagi!' }] })
  expect(titles()).toEqual(['Satu', 'Dua'])
})

test('reopened with a change that was stored before an earlier one: the page is the one that the server has', async () => {
  const { server, first, second, change, onTop, reopen } = leftBehind()
  const earlier = change('earlier', first, 'Satu lagi')
  const stored = change('stored', second, 'Dua lagi')
  const later = onTop('later', second, 'Dua lagi', 'Dua lagi!')
  server.apply(0, [stored])
  const writer = reopen([earlier, stored, later])
  expect(await writer.saver.flush()).toBe(true)
  expect(writer.titles()).toEqual(['Satu lagi', 'Dua lagi!'])
  expect(writer.document).toEqual(server.document)
})

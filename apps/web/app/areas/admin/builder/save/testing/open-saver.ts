import type { PageDocument } from '@naikkelas/page'
import { vi } from 'vitest'
import type { SaveApi } from '../saver-types.ts'
import { ModelServer } from './model-server.ts'
import { aHeadline, aPage } from './pages.ts'
import { memoryShadow, openWriter, titleChange } from './writer.ts'

/** A page of two titles, its server, and someone who writes on it. */
export function openSaver({ isOnline = () => true }: { isOnline?: () => boolean } = {}) {
  const [first, second] = [aHeadline('Satu'), aHeadline('Dua')]
  const server = new ModelServer(aPage(first, second))
  const api = server.api()
  const apply = vi.fn<SaveApi['apply']>(api.apply)
  const changesSince = vi.fn<SaveApi['changesSince']>(api.changesSince)
  const describe = vi.fn<SaveApi['describe']>(api.describe)
  const shadow = memoryShadow()
  const writer = openWriter({
    api: { ...api, apply, changesSince, describe },
    shadow,
    head: { version: 0, document: server.document },
    isOnline,
  })
  return {
    server,
    apply,
    changesSince,
    describe,
    shadow,
    writer,
    first: first.id,
    second: second.id,
    status: () => writer.saver.getState().status,
  }
}

/** Someone else writes a title. */
export function otherWrites(
  server: ModelServer,
  sectionId: string,
  value: string,
  document: PageDocument = server.document,
) {
  server.apply(server.version, [{ id: crypto.randomUUID(), operations: [titleChange(document, sectionId, value)] }])
}

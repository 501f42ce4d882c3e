import { createHash, randomBytes } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DrawnLinkWords } from '@naikkelas/page'
import { encodings } from '../stored-answer.ts'
import type { AudienceBody, Redirect, RenderedPage, SplitVariant } from './rendered-page.ts'

/** The line before the bodies in a page's file. */
interface Head {
  /** 2 for the way to elsewhere, which earlier builds would take for an empty page; 3 for a page that is tested; 4 where its
   * visitors are told apart; 5 where links have words of their own. */
  format: 1 | 2 | 3 | 4 | 5
  address: string
  pageId: string
  /** Missing in copies of earlier builds. */
  partnerId?: string | null
  key: string
  etag: string
  csp: string
  linkWords?: DrawnLinkWords
  redirect?: Redirect
  /** Its audiences, whose bodies follow those of the page. */
  audiences?: readonly AudienceHead[]
  /** Its variants, whose bodies follow those, each before its audiences'. */
  split?: { mark: string; variants: readonly VariantHead[] }
  sizes: number[]
}

type AudienceHead = Omit<AudienceBody, 'bodies'>
type VariantHead = Omit<SplitVariant, 'bodies' | 'audiences'> & { audiences?: readonly AudienceHead[] }

/** Copies of published pages as files, so that a restart serves them while the database is away. */
export class PageDisk {
  readonly #folder: string

  /** @param dataDir the folder of this installation's data */
  constructor(dataDir: string) {
    this.#folder = join(dataDir, 'pages')
  }

  /** The copy at an address, or null when there is none or it is damaged. */
  async read(address: string): Promise<RenderedPage | null> {
    const file = await readFile(this.#file(address)).catch(() => null)
    const end = file?.indexOf(0x0a) ?? -1
    if (file === null || end === -1) return null
    try {
      const head = JSON.parse(file.toString('utf8', 0, end)) as Head
      const { pageId, partnerId = null, key, etag, csp, linkWords, audiences, redirect, split, sizes } = head
      const total = sizes.reduce((sum, size) => sum + size, 0)
      if (!isKnown(head) || head.address !== address || file.length !== end + 1 + total) return null
      let at = end + 1
      const left = inThrees(sizes.map((size) => file.subarray(at, (at += size))))
      const page = {
        pageId,
        partnerId,
        key,
        ...withBodies({ etag, csp, ...(linkWords && { linkWords }), ...(audiences && { audiences }) }, left),
        ...(redirect && { redirect }),
        ...(split && {
          split: { mark: split.mark, variants: split.variants.map((variant) => withBodies(variant, left)) },
        }),
      }
      return left.length === 0 ? page : null
    } catch {
      return null
    }
  }

  /** Address, page and key of every copy, read from the heads of the files. */
  async copies(): Promise<{ address: string; pageId: string; key: string }[]> {
    const names = await readdir(this.#folder).catch(() => [])
    const heads = await Promise.all(
      names.filter((name) => name.endsWith('.page')).map((name) => headOf(join(this.#folder, name))),
    )
    return heads.flatMap((head) => (head ? [{ address: head.address, pageId: head.pageId, key: head.key }] : []))
  }

  /** Written aside and renamed, so that a reader finds a whole file or none. */
  async write(address: string, page: RenderedPage): Promise<void> {
    const { pageId, partnerId, key, etag, csp, linkWords, redirect, split } = page
    const all = [page, ...(split?.variants ?? [])].flatMap(({ bodies, audiences = [] }) => [
      bodies,
      ...audiences.map((audience) => audience.bodies),
    ])
    const parts = all.flatMap((one) => encodings.map((encoding) => one[encoding]))
    const sizes = parts.map(({ length }) => length)
    const head: Head = {
      format: formatOf(page),
      address,
      pageId,
      partnerId,
      key,
      etag,
      csp,
      ...(linkWords && { linkWords }),
      ...withoutBodies(page),
      ...(redirect && { redirect }),
      ...(split && {
        split: {
          mark: split.mark,
          variants: split.variants.map(({ bodies: _kept, audiences, ...variant }) => ({
            ...variant,
            ...withoutBodies({ audiences }),
          })),
        },
      }),
      sizes,
    }
    const aside = `${this.#file(address)}.${randomBytes(6).toString('hex')}`
    await mkdir(this.#folder, { recursive: true })
    await writeFile(aside, Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), ...parts]))
    await rename(aside, this.#file(address))
  }

  async remove(address: string): Promise<void> {
    await rm(this.#file(address), { force: true })
  }

  #file(address: string): string {
    return join(this.#folder, `${createHash('sha256').update(address).digest('hex').slice(0, 32)}.page`)
  }
}

function isKnown(head: Head): boolean {
  return head.format === formatOf(head)
}

function formatOf({ redirect, linkWords, audiences, split }: Shape): Head['format'] {
  if (redirect) return 2
  const all = [{ linkWords, audiences }, ...(split?.variants ?? [])]
  if (all.some((one) => one.linkWords || one.audiences?.some((audience) => audience.linkWords))) return 5
  if (audiences || split?.variants.some((variant) => variant.audiences)) return 4
  return split ? 3 : 1
}

/** What a copy's format depends on. */
interface Shape extends BodyShape {
  redirect?: unknown
  split?: { variants: readonly BodyShape[] }
}

interface BodyShape {
  linkWords?: unknown
  audiences?: readonly { linkWords?: unknown }[]
}

function withoutBodies({ audiences }: { audiences?: readonly AudienceBody[] | undefined }): {
  audiences?: AudienceHead[]
} {
  return audiences ? { audiences: audiences.map(({ bodies: _kept, ...audience }) => audience) } : {}
}

/**
 * A head with the bodies that come next, its own and its audiences'.
 * @throws when there are too few
 */
function withBodies<Own extends { audiences?: readonly AudienceHead[] }>(
  { audiences, ...own }: Own,
  left: RenderedPage['bodies'][],
) {
  const next = () => {
    const bodies = left.shift()
    if (!bodies) throw new Error('a copy lacks a body')
    return bodies
  }
  return {
    ...own,
    bodies: next(),
    ...(audiences && { audiences: audiences.map((audience) => ({ ...audience, bodies: next() })) }),
  }
}

/** Parts of a file as bodies, in the order of the encodings. */
function inThrees(parts: readonly Buffer[]): RenderedPage['bodies'][] {
  const bodies: RenderedPage['bodies'][] = []
  for (let at = 0; at < parts.length; at += encodings.length) {
    const [br, gzip, identity] = parts.slice(at, at + encodings.length)
    if (br && gzip && identity) bodies.push({ br, gzip, identity })
  }
  return bodies
}

/** The first line of a copy; null when it is no copy of ours. */
async function headOf(path: string): Promise<Head | null> {
  const file = await open(path).catch(() => null)
  if (!file) return null
  try {
    for await (const line of file.readLines()) return JSON.parse(line) as Head
    return null
  } catch {
    return null
  } finally {
    await file.close().catch(() => {})
  }
}

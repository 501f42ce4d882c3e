import { createHash } from 'node:crypto'
import { open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

export interface Copy {
  address: string
  pageId: string
  key: string
}

interface Entry {
  name: string
  page: string
  key: string
}

const hashOf = (text: string, length: number) => createHash('sha256').update(text).digest('hex').slice(0, length)
const ADDRESS_LENGTH = 32
const addressHash = (address: string) => hashOf(address, ADDRESS_LENGTH)
const pageHash = (pageId: string) => hashOf(pageId, 16)
const keyHash = (key: string) => hashOf(key, 16)

const COPY_NAME = /^([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{16})\.page$/
/** As builds before this one named them. */
const FORMER_NAME = /^[0-9a-f]{32}\.page$/

/** A copy's file says by its name which address, page and bytes it is of, so that a folder's list is all there is to know. */
export const fileNameOf = ({ address, pageId, key }: Copy): string =>
  `${addressHash(address)}-${pageHash(pageId)}-${keyHash(key)}.page`

/** Which copies a folder holds: its list, read at the first question. */
export class DiskIndex {
  readonly #folder: string
  readonly #byAddress = new Map<string, Entry>()
  readonly #byPage = new Map<string, Set<string>>()
  #reading: Promise<void> | undefined
  /** When the folder had changed last when it was listed. */
  #listedAt = 0
  /** Grows with each copy that is added or removed, so that a list of before is not taken for the present one. */
  #changes = 0

  constructor(folder: string) {
    this.#folder = folder
  }

  async nameAt(address: string): Promise<string | undefined> {
    await this.#read()
    return this.#byAddress.get(addressHash(address))?.name
  }

  async has(address: string, key: string): Promise<boolean> {
    await this.#read()
    return this.#byAddress.get(addressHash(address))?.key === keyHash(key)
  }

  /** Names of a page's copies at other addresses than these. */
  async othersOf(pageId: string, addresses: ReadonlySet<string>): Promise<string[]> {
    await this.#read()
    const kept = new Set([...addresses].map(addressHash))
    const left = [...(this.#byPage.get(pageHash(pageId)) ?? [])].filter((address) => !kept.has(address))
    return left.flatMap((address) => this.#byAddress.get(address)?.name ?? [])
  }

  async allBut(addresses: Iterable<string>): Promise<string[]> {
    await this.#read()
    const kept = new Set([...addresses].map(addressHash))
    return [...this.#byAddress].flatMap(([address, { name }]) => (kept.has(address) ? [] : [name]))
  }

  /** @returns names of the files it replaces */
  async add(copy: Copy): Promise<string[]> {
    await this.#read()
    const former = this.#byAddress.get(addressHash(copy.address))?.name
    const name = fileNameOf(copy)
    if (former !== undefined) this.delete(former)
    this.#changes += 1
    this.#take(name)
    return former === undefined || former === name ? [] : [former]
  }

  delete(name: string): void {
    const [, address = '', page = ''] = COPY_NAME.exec(name) ?? []
    if (this.#byAddress.get(address)?.name !== name) return
    this.#changes += 1
    this.#byAddress.delete(address)
    this.#byPage.get(page)?.delete(address)
  }

  /** Reads the folder again if it changed: other processes write to it as well, and clients request any name. */
  async reload(): Promise<void> {
    if ((await this.#changedAt()) === this.#listedAt) return
    this.#reading = this.#list()
    await this.#reading
  }

  #read(): Promise<void> {
    return (this.#reading ??= this.#list())
  }

  async #list(): Promise<void> {
    let names: string[]
    let changes: number
    do {
      changes = this.#changes
      this.#listedAt = await this.#changedAt()
      names = await readdir(this.#folder).catch(() => [])
      const adopted = await Promise.all(names.filter((name) => FORMER_NAME.test(name)).map((name) => this.#adopt(name)))
      names = await this.#withoutFormer([...names, ...adopted.flat()])
    } while (changes !== this.#changes)
    this.#byAddress.clear()
    this.#byPage.clear()
    for (const name of names) this.#take(name)
  }

  async #changedAt(): Promise<number> {
    return stat(this.#folder).then(
      ({ mtimeMs }) => mtimeMs,
      () => 0,
    )
  }

  /** One copy an address: a process that was killed between writing a copy and removing the former one left both. */
  async #withoutFormer(names: readonly string[]): Promise<string[]> {
    const byAddress = Map.groupBy(
      names.filter((name) => COPY_NAME.test(name)),
      (name) => name.slice(0, ADDRESS_LENGTH),
    )
    const chosen = await Promise.all(
      [...byAddress.values()].map((same) => (same.length < 2 ? same : this.#latest(same))),
    )
    return chosen.flat()
  }

  async #latest(names: readonly string[]): Promise<string[]> {
    const made = await Promise.all(
      names.map(async (name) => ({ name, at: (await stat(join(this.#folder, name)).catch(() => null))?.mtimeMs ?? 0 })),
    )
    const [latest, ...former] = made.toSorted((one, other) => other.at - one.at)
    for (const { name } of former) await rm(join(this.#folder, name), { force: true })
    return latest ? [latest.name] : []
  }

  #take(name: string): void {
    const [, address, page = '', key = ''] = COPY_NAME.exec(name) ?? []
    if (address === undefined) return
    this.#byAddress.set(address, { name, page, key })
    const addresses = this.#byPage.get(page) ?? new Set()
    this.#byPage.set(page, addresses.add(address))
  }

  /** Renames a copy of an earlier build, once. */
  async #adopt(former: string): Promise<string[]> {
    const copy = await headOf(join(this.#folder, former))
    if (!copy) return []
    const name = fileNameOf(copy)
    return rename(join(this.#folder, former), join(this.#folder, name)).then(
      () => [name],
      () => [],
    )
  }
}

/** The first line of a copy; null when it is no copy of ours. */
async function headOf(path: string): Promise<Copy | null> {
  const file = await open(path).catch(() => null)
  if (!file) return null
  try {
    for await (const line of file.readLines()) return JSON.parse(line) as Copy
    return null
  } catch {
    return null
  } finally {
    await file.close().catch(() => {})
  }
}

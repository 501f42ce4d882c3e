import { subdomainOf } from '@naikkelas/page'
import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** The partner of a host. */
export interface PartnerHost {
  partnerId: string
  /** Path of the page that the host itself leads to: the partner's latest; null while nothing of it is public. */
  home: string | null
}

/** A partner's host by its first label. */
export type NamedPartnerHost = PartnerHost & { subdomain: string }

/**
 * The first label of a host below ours that may be a partner's: of three labels, of four below .co.id, in local of two
 * below localhost. Null for every other host, our own among them.
 * @param publicUrl the origin people type; only one without a label of its own, or with www, has partners below it
 */
export function partnerLabel(host: string, publicUrl: string): string | null {
  const { hostname, port } = new URL(publicUrl)
  // An address has no labels below it; the name that means the same machine has.
  const base = hostname === '127.0.0.1' ? 'localhost' : hostname.replace(/^www\./, '')
  if (base !== 'localhost' && subdomainOf(`x.${base}`) === '') return null
  const below = `.${base}${port === '' ? '' : `:${port}`}`
  const name = host.toLowerCase()
  if (!name.endsWith(below)) return null
  const label = name.slice(0, -below.length)
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(label) && label !== 'www' ? label : null
}

/** The hosts of partners, known without asking anyone; kept as a file for a start without the database. */
export class PartnerHosts {
  readonly #publicUrl: string
  readonly #file: string
  #hosts = new Map<string, PartnerHost>()
  #kept = ''

  constructor({ publicUrl, dataDir }: { publicUrl: string; dataDir: string }) {
    this.#publicUrl = publicUrl
    this.#file = join(dataDir, 'pages', 'partner-hosts.json')
  }

  find(host: string): PartnerHost | undefined {
    const label = partnerLabel(host, this.#publicUrl)
    return label === null ? undefined : this.#hosts.get(label)
  }

  /** What was known when this server last ran. */
  async recall(): Promise<void> {
    const text = await readFile(this.#file, 'utf8').catch(() => '[]')
    try {
      this.#take(JSON.parse(text) as NamedPartnerHost[])
      this.#kept = text
    } catch {
      // A damaged file counts as missing: the database has the hosts.
    }
  }

  /** Takes in what holds now, all of it. */
  async know(hosts: readonly NamedPartnerHost[]): Promise<void> {
    this.#take(hosts)
    const text = JSON.stringify(hosts)
    if (text === this.#kept) return
    this.#kept = text
    const aside = `${this.#file}.${randomBytes(6).toString('hex')}`
    await mkdir(dirname(this.#file), { recursive: true })
    await writeFile(aside, text)
    await rename(aside, this.#file)
  }

  #take(hosts: readonly NamedPartnerHost[]): void {
    this.#hosts = new Map(hosts.map(({ subdomain, partnerId, home }) => [subdomain, { partnerId, home }]))
  }
}

import type { PageSource } from './published-page.ts'

/** A source that is away until it is given one: what a server has before its database answers. */
export function switchedSource(): PageSource & { use: (source: PageSource) => void } {
  let current: PageSource | undefined
  const present = () => {
    if (!current) throw new Error('the database has not answered yet')
    return current
  }
  return {
    use(source) {
      current = source
    },
    keyAt: async (address) => present().keyAt(address),
    load: async (address) => present().load(address),
    allKeys: async () => present().allKeys(),
    recentlyChanged: async () => present().recentlyChanged(),
  }
}

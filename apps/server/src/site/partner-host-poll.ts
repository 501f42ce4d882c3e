import type { NamedPartnerHost, PartnerHosts } from './partner-hosts.ts'

interface PollOptions {
  hosts: PartnerHosts
  find: () => Promise<NamedPartnerHost[]>
  onFailure: (error: unknown, where: string) => void
  /** @default 1000 */
  everyMs?: number
}

/** Keeps the hosts of partners as last said by whichever process; while the database is away they stay as they were known. */
export function startPartnerHostPoll({ hosts, find, onFailure, everyMs = 1000 }: PollOptions) {
  let isFailing = false
  let asking = Promise.resolve()
  const ask = async () => {
    try {
      await hosts.know(await find())
      isFailing = false
    } catch (error) {
      if (!isFailing) onFailure(error, 'hosts of partners')
      isFailing = true
    }
  }
  const refresh = () => (asking = asking.then(ask))
  const timer = setInterval(() => void refresh(), everyMs).unref()
  return {
    refresh,
    /** Waits for the question that is under way. */
    stop() {
      clearInterval(timer)
      return asking
    },
  }
}

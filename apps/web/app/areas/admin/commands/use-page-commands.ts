import { listLandingPages } from '@naikkelas/contract/pages'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { call } from '../../../shared/api/call.ts'
import type { Command } from './command.ts'

/** Delay after typing before pages are requested, in milliseconds. */
const restMs = 200

/** Commands that open landing pages: the latest ones, and those matching the typed text. */
export function usePageCommands(typed: string, exceptPageId?: string): Command[] {
  const navigate = useNavigate()
  const [pages, setPages] = useState<readonly { id: string; name: string; address: string }[]>([])
  useEffect(() => {
    const abort = new AbortController()
    const search = typed.trim().slice(0, 80)
    const timer = setTimeout(
      () => {
        call(
          listLandingPages,
          { query: { page: 1, perPage: 12, search: search === '' ? undefined : search } },
          { signal: abort.signal },
        )
          .then(({ items }) => setPages(items))
          .catch(() => {
            // The other commands do not need the server.
          })
      },
      search === '' ? 0 : restMs,
    )
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [typed])
  return pages
    .filter(({ id }) => id !== exceptPageId)
    .map(({ id, name, address }) => ({
      id: `page-${id}`,
      label: name,
      group: 'Halaman',
      words: `buka halaman open page ${address}`,
      icon: 'papan-tulis',
      hint: address,
      run: () => void navigate(`/admin/landing-pages/${id}`),
    }))
}

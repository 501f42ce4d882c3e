import { signedInCookie } from '@naikkelas/contract/identity'
import { cookieOf, setCookie } from './cookies.ts'
import { loadScript } from './load-script.ts'

/** Answer of GET /api/session. */
interface Answer {
  data: {
    visitor: {
      name: string
      label: string
      address: string
      picture: string | null
      isLearner: boolean
      viewedUntil: string | null
    } | null
  }
}

/** Address of the script that says it; put in when this one is written. */
declare const VIEW_SCRIPT: string

type Visitor = Answer['data']['visitor']

const all = (selector: string) => document.querySelectorAll<HTMLAnchorElement>(selector)
const pictures = () => document.querySelectorAll<HTMLImageElement>('[data-picture]')
const enter = () => document.querySelector<HTMLAnchorElement>('[data-enter]')

/** The Daftar/Masuk link as it was drawn. */
let drawn: { label: string | null; href: string } | undefined

/**
 * Shows who is signed in, on bars that were drawn for everyone.
 * @param onLearner called once the page shows a learner for the first time
 */
export function showSession(onLearner: () => void): void {
  const link = enter()
  // Drawn for one person: the server knew who it is.
  if (!link || all('[data-member][hidden]').length === 0) return
  drawn = { label: link.textContent, href: link.href }
  ask(onLearner)
  // A page from the back/forward cache shows who was signed in when it was left.
  addEventListener('pageshow', ({ persisted }) => persisted && ask(() => {}))
}

function ask(onLearner: () => void): void {
  // Only a hint that a request is worthwhile; visitors without an account cost none.
  if (!cookieOf(signedInCookie)) return show(null)
  fetch('/api/session')
    .then((answer) => answer.json() as Promise<Answer>)
    .then(({ data: { visitor } }) => {
      if (!visitor) setCookie(signedInCookie, '', 0)
      show(visitor)
      if (visitor?.viewedUntil) loadScript(VIEW_SCRIPT)
      else if (visitor?.isLearner) onLearner()
    })
    // Offline, the bars stay as they are.
    .catch(() => {})
}

function show(visitor: Visitor): void {
  const link = enter()
  if (!link || !drawn) return
  const isLearner = visitor?.isLearner ?? false
  for (const part of all('[data-member]')) part.hidden = !isLearner
  for (const place of all('[data-person]')) place.textContent = visitor?.name ?? ''
  for (const place of pictures()) {
    place.hidden = !visitor?.picture
    if (visitor?.picture) place.src = visitor.picture
  }
  if (isLearner) for (const account of all('[data-account]')) account.href = visitor?.address ?? ''
  link.hidden = isLearner
  link.textContent = visitor?.label ?? drawn.label
  link.href = visitor?.address ?? drawn.href
  link.title = visitor?.name ?? ''
}

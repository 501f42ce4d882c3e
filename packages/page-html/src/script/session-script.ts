// Fetched by pages with the site's bars alone: shows who is signed in, from an answer that no cache keeps.
import { cookie, keepCookie } from './cookie.ts'

interface Answer {
  data: { visitor: { name: string; label: string; address: string } | null }
}

const link = document.querySelector<HTMLAnchorElement>('[data-session]')

// The cookie says no more than that asking may be worth it; nobody else costs the server a question.
if (link && cookie('nk_in'))
  fetch('/api/session')
    .then((answer) => answer.json() as Promise<Answer>)
    .then(({ data: { visitor } }) => {
      if (!visitor) return keepCookie('nk_in', '', 0)
      // As wide as it was: what stands beside it must not move.
      link.style.minWidth = `${link.getBoundingClientRect().width}px`
      link.style.justifyContent = 'center'
      link.textContent = visitor.label
      link.href = visitor.address
      link.title = visitor.name
    })
    // Whoever is offline reads what everybody reads.
    .catch(() => {})

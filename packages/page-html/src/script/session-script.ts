// Loaded only by pages with navigation bars: shows the signed-in state, from an uncached response.
import { cookie, keepCookie } from './cookie.ts'

interface Answer {
  data: { visitor: { name: string; label: string; address: string } | null }
}

const link = document.querySelector<HTMLAnchorElement>('[data-session]')

// The cookie is only a hint that a request is worthwhile; anonymous visitors cost no request.
if (link && cookie('nk_in'))
  fetch('/api/session')
    .then((answer) => answer.json() as Promise<Answer>)
    .then(({ data: { visitor } }) => {
      if (!visitor) return keepCookie('nk_in', '', 0)
      // Keeps its width, so that its neighbours do not move.
      link.style.minWidth = `${link.getBoundingClientRect().width}px`
      link.style.justifyContent = 'center'
      link.textContent = visitor.label
      link.href = visitor.address
      link.title = visitor.name
    })
    // Offline, the anonymous version stays.
    .catch(() => {})

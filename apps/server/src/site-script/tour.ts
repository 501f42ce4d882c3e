// The guided tour of the bars, on the home page for learners who have not seen it: loaded by the site script alone.
import { menuAreas } from '@naikkelas/contract/enumerations'
import { guidePath, verifyPromptKey } from '@naikkelas/contract/identity'
import { styled } from './styled.ts'

/** After the status of the guide has come (specification, section 4). */
const DELAY_MS = 500
/** Of the answer's data: not yet finished. */
const OPEN = 400

const steps = [
  { of: '[aria-label=Utama] [data-member]', text: 'Kelas, produk, dan event yang Anda beli ada di sini.' },
  { of: '[aria-label=Katalog]', text: 'Cari kelas, tools, jasa, dan mentor berikutnya dari bilah ini.' },
  { of: 'button [data-person]', text: 'Akun, afiliasi, dan keluar ada di menu dengan nama Anda.' },
  { of: '[data-drawer]', text: 'Semua menu situs ada di balik tombol ini.' },
] as const

interface Step {
  target: Element
  text: string
}

fetch(`/api${guidePath}?type=${menuAreas.home}`)
  .then((answer) => answer.json() as Promise<{ data?: { status?: number } | null }>)
  .then(({ data }) => {
    if (data?.status === OPEN) setTimeout(begin, DELAY_MS)
  })
  // The tour is offered again at the next visit.
  .catch(() => {})

const isVisible = (element: Element) => element.getClientRects().length > 0

function begin(): void {
  // While the account is to be verified, that comes first.
  if (location.pathname !== '/' || isVerifying() || document.querySelector('dialog[open]')) return
  const shown: Step[] = steps.flatMap(({ of, text }) => {
    const target = [...document.querySelectorAll(of)].find(isVisible)
    return target ? [{ target, text }] : []
  })
  if (shown.length > 0) show(shown)
}

function isVerifying(): boolean {
  try {
    return sessionStorage.getItem(verifyPromptKey) !== null
  } catch {
    return false
  }
}

function show(shown: readonly Step[]): void {
  let at = 0
  const text = styled('p', { margin: '0 0 .75rem' })
  const count = styled('p', { margin: '0', fontSize: '.8125rem', opacity: '.75' })
  const back = button('Kembali', () => go(at - 1))
  const next = button('Lanjut', () => (at === shown.length - 1 ? finish() : go(at + 1)))
  const row = styled('div', { display: 'flex', gap: '.5rem', alignItems: 'center', justifyContent: 'flex-end' }, [
    back,
    next,
  ])
  const card = styled(
    'div',
    {
      position: 'absolute',
      width: 'min(20rem, calc(100vw - 2.5rem))',
      padding: '1rem',
      borderRadius: '8px',
      background: '#fff',
      color: '#213232',
      boxSizing: 'border-box',
    },
    [count, text, row],
  )
  // Its shadow is the overlay: it leaves the place of the step clear.
  const light = styled('div', {
    position: 'absolute',
    borderRadius: '8px',
    boxShadow: '0 0 0 200vmax rgb(2 36 36 / 60%)',
    outline: '3px solid #ffb702',
  })
  const dialog = styled(
    'dialog',
    {
      position: 'fixed',
      inset: '0',
      width: '100vw',
      height: '100dvh',
      maxWidth: 'none',
      maxHeight: 'none',
      margin: '0',
      padding: '0',
      border: '0',
      overflow: 'hidden',
      background: 'none',
    },
    [light, card],
  )
  dialog.setAttribute('aria-label', 'Tur menu')
  dialog.setAttribute('closedby', 'none')
  dialog.addEventListener('cancel', (event) => event.preventDefault())
  dialog.addEventListener('keydown', (event) => event.key === 'Escape' && event.preventDefault())

  function go(to: number): void {
    const step = shown[to]
    if (!step) return
    at = to
    text.textContent = step.text
    count.textContent = `${to + 1} dari ${shown.length}`
    back.hidden = to === 0
    back.style.display = to === 0 ? 'none' : ''
    next.textContent = to === shown.length - 1 ? 'Selesai' : 'Lanjut'
    place(step.target)
    next.focus()
  }
  function place(target: Element): void {
    const { left, top, right, bottom } = target.getBoundingClientRect()
    Object.assign(light.style, {
      left: `${left - 4}px`,
      top: `${top - 4}px`,
      width: `${right - left + 8}px`,
      height: `${bottom - top + 8}px`,
    })
    card.style.top = `${bottom + 16}px`
    card.style.left = `${Math.max(16, Math.min(left, innerWidth - card.offsetWidth - 16))}px`
  }
  function finish(): void {
    dialog.remove()
    removeEventListener('resize', again)
    fetch(`/api${guidePath}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ type: menuAreas.home }),
      keepalive: true,
      // Then the tour is offered once more.
    }).catch(() => {})
  }
  const again = () => go(at)

  document.body.append(dialog)
  scrollTo(0, 0)
  dialog.showModal()
  addEventListener('resize', again)
  go(0)
}

function button(label: string, onPress: () => void): HTMLButtonElement {
  const made = styled('button', {
    minHeight: '2.75rem',
    padding: '0 1rem',
    border: '0',
    borderRadius: '5px',
    background: label === 'Lanjut' ? '#ffb702' : 'none',
    color: 'inherit',
    font: 'inherit',
    fontWeight: '600',
    cursor: 'pointer',
  })
  made.type = 'button'
  made.textContent = label
  made.addEventListener('click', onPress)
  return made
}

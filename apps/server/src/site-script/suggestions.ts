// Names that fit what is being typed into a search box, as a listbox under it: loaded by the site script alone. Without it the
// box is a field of a plain form.
import { kindWords, type SellableKind } from '@naikkelas/contract/enumerations'
import { styled } from './styled.ts'

/** After the last key. */
const PAUSE_MS = 300
/** One letter begins half of the catalogue. */
const LETTERS_AT_LEAST = 2

interface Suggestion {
  name: string
  kind: SellableKind
  address: string
}

for (const box of document.querySelectorAll<HTMLInputElement>('[data-search]')) suggest(box)

function suggest(box: HTMLInputElement): void {
  const list = styled('ul', {
    position: 'absolute',
    insetInline: '0',
    top: '100%',
    zIndex: '30',
    margin: '.25rem 0 0',
    padding: '.25rem',
    listStyle: 'none',
    maxHeight: '60vh',
    overflow: 'auto',
    border: '1px solid',
    borderRadius: '8px',
    background: 'Canvas',
    color: 'CanvasText',
    boxShadow: '0 8px 24px rgb(0 0 0 / .16)',
  })
  list.id = `${box.id}-saran`
  list.role = 'listbox'
  list.ariaLabel = 'Saran'
  list.hidden = true
  const said = styled('span', {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  })
  said.role = 'status'
  const place = box.parentElement as HTMLElement
  place.style.position = 'relative'
  place.append(list, said)
  box.role = 'combobox'
  box.setAttribute('aria-autocomplete', 'list')
  box.setAttribute('aria-controls', list.id)

  let shown: readonly Suggestion[] = []
  /** Of the option that the keyboard is at; -1 in the box. */
  let at = -1
  let timer: ReturnType<typeof setTimeout> | undefined
  let asking: AbortController | undefined

  function mark(next: number): void {
    at = next
    for (const [index, option] of [...list.children].entries()) {
      const isAt = index === at
      option.ariaSelected = String(isAt)
      ;(option as HTMLElement).style.background = isAt ? 'rgb(127 127 127 / .18)' : ''
      if (isAt) option.scrollIntoView({ block: 'nearest' })
    }
    if (at < 0) box.removeAttribute('aria-activedescendant')
    else box.setAttribute('aria-activedescendant', `${list.id}-${at}`)
  }

  function show(suggestions: readonly Suggestion[]): void {
    shown = suggestions
    list.replaceChildren(...suggestions.map(optionOf))
    list.hidden = suggestions.length === 0
    box.ariaExpanded = String(!list.hidden)
    said.textContent = list.hidden ? '' : `${suggestions.length} saran`
    mark(-1)
  }

  function optionOf({ name, kind, address }: Suggestion, index: number): HTMLElement {
    const title = styled('span', { overflowWrap: 'anywhere' })
    title.textContent = name
    const label = styled('span', { flex: 'none', fontSize: '.8125rem', opacity: '.75' })
    label.textContent = kindWords[kind]
    const option = styled(
      'li',
      {
        display: 'flex',
        justifyContent: 'space-between',
        alignItems: 'center',
        gap: '1rem',
        minHeight: '2.75rem',
        padding: '.375rem .625rem',
        borderRadius: '5px',
        cursor: 'pointer',
      },
      [title, label],
    )
    option.id = `${list.id}-${index}`
    option.role = 'option'
    option.addEventListener('pointermove', () => at !== index && mark(index))
    // The box keeps the focus, or the list would close before the press ends.
    option.addEventListener('mousedown', (event) => event.preventDefault())
    option.addEventListener('click', () => location.assign(address))
    return option
  }

  function ask(): void {
    clearTimeout(timer)
    asking?.abort()
    const words = box.value.trim()
    if (words.length < LETTERS_AT_LEAST) return show([])
    timer = setTimeout(() => {
      asking = new AbortController()
      fetch(`/api/search/suggestions?words=${encodeURIComponent(words)}`, { signal: asking.signal })
        .then((answer) => answer.json() as Promise<{ data: Suggestion[] | null }>)
        .then(({ data }) => document.activeElement === box && show(Array.isArray(data) ? data : []))
        // Offline, or a later key: the form searches without suggestions.
        .catch(() => {})
    }, PAUSE_MS)
  }

  box.addEventListener('input', ask)
  box.addEventListener('blur', () => {
    clearTimeout(timer)
    asking?.abort()
    show([])
  })
  box.addEventListener('keydown', (event) => {
    if (list.hidden) return
    const last = shown.length - 1
    if (event.key === 'ArrowDown') mark(at === last ? -1 : at + 1)
    else if (event.key === 'ArrowUp') mark(at < 0 ? last : at - 1)
    else if (event.key === 'Escape') show([])
    else if (event.key === 'Enter' && at >= 0) location.assign(shown[at]?.address ?? '')
    else return
    event.preventDefault()
  })
  // What was typed before the script came.
  if (document.activeElement === box) ask()
}

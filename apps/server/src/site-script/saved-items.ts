// What a visitor saves: kept in the browser, and with an account by the account too. Loaded by the site script alone.
import { signedInCookie, savedItemsKey, savedItemsReadKey } from '@naikkelas/contract/identity'
import { cookieOf } from './cookies.ts'

/** As many as the page of the list shows. */
const KEPT_AT_MOST = 100
/** For so long an account is not asked again. */
const FRESH_MS = 300_000
const LIST = '/api/me/saved-items'

interface SavedItems {
  /** Of entries, saved last first. */
  numbers: number[]
  /** Whether the account knows all of them. */
  isJoined: boolean
}

/** While storage is refused, this page knows it alone. */
let known: SavedItems = { numbers: [], isJoined: false }

function read(): SavedItems {
  try {
    const written: unknown = JSON.parse(localStorage.getItem(savedItemsKey) ?? '{}')
    const { numbers, isJoined } = written as Partial<SavedItems>
    const isList = Array.isArray(numbers) && numbers.every((number) => Number.isSafeInteger(number) && number > 0)
    known = { numbers: isList ? numbers : [], isJoined: isJoined === true }
  } catch {
    // Storage is refused, or something else wrote there.
  }
  return known
}

function write(items: SavedItems): void {
  known = { ...items, numbers: items.numbers.slice(0, KEPT_AT_MOST) }
  try {
    localStorage.setItem(savedItemsKey, JSON.stringify(known))
  } catch {
    // Refused or full: the page shows it until it is left.
  }
  show()
}

function show(): void {
  const saved = new Set(known.numbers)
  for (const button of document.querySelectorAll<HTMLElement>('[data-save]'))
    button.ariaPressed = String(saved.has(Number(button.dataset.save)))
}

/** What the account answers; null where there is none, or it cannot be asked. */
async function ask(method: string, path = '', body?: object): Promise<number[] | null> {
  try {
    const answer = await fetch(LIST + path, {
      method,
      keepalive: method !== 'GET',
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    })
    const { data } = (await answer.json()) as { data: unknown }
    return answer.ok && Array.isArray(data) ? (data as number[]) : null
  } catch {
    return null
  }
}

const hasAccount = () => cookieOf(signedInCookie) !== ''

/** What was saved before the sign-in is added to the account; after that the account's list is the browser's. */
async function join(isAsked: boolean): Promise<void> {
  if (!hasAccount()) return
  const { numbers, isJoined } = read()
  const isFresh = Date.now() - readAt() < FRESH_MS
  if (isJoined && isFresh && !isAsked) return
  const kept = await (isJoined || numbers.length === 0 ? ask('GET') : ask('POST', '', { numbers }))
  if (!kept) return
  // Pressed while the answer was on its way.
  if (read().numbers.join() !== numbers.join()) return
  noteRead()
  write({ numbers: kept, isJoined: true })
}

function readAt(): number {
  try {
    return Number(sessionStorage.getItem(savedItemsReadKey))
  } catch {
    return 0
  }
}

function noteRead(): void {
  try {
    sessionStorage.setItem(savedItemsReadKey, String(Date.now()))
  } catch {
    // The next page asks again.
  }
}

addEventListener('click', ({ target }) => {
  const button = (target as Element).closest<HTMLElement>('[data-save]')
  if (!button) return
  const number = Number(button.dataset.save)
  const { numbers, isJoined } = read()
  const isSaved = numbers.includes(number)
  const rest = numbers.filter((other) => other !== number)
  write({ numbers: isSaved ? rest : [number, ...rest], isJoined })
  if (!hasAccount()) return write({ ...known, isJoined: false })
  void (isSaved ? ask('DELETE', `?number=${number}`) : ask('POST', '', { numbers: [number] })).then((kept) => {
    // Not reached: joined again with the next page.
    if (!kept) write({ ...known, isJoined: false })
  })
})

// Another tab.
addEventListener('storage', ({ key }) => {
  if (key !== savedItemsKey && key !== null) return
  read()
  show()
})
// A page from the back/forward cache.
addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return
  read()
  show()
})

const page = document.querySelector<HTMLElement>('[data-saved]')
read()
show()
void join(page !== null).then(() => {
  // The list itself is drawn by the server, from the numbers in its address.
  const asked = known.numbers.join('.')
  if (page && asked !== '' && asked !== page.dataset.saved) location.replace(`${location.pathname}?isi=${asked}`)
})

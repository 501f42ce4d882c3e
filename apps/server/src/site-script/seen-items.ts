// What a visitor opened before, as links: loaded by the site script alone, where there is something to show. Names and prices are
// asked for again, so that nothing old is shown, and what visitors do not find any more is left out.
import { sellableAddress, type SellableCard } from '@naikkelas/contract/commerce'
import { seenItemsKey } from '@naikkelas/contract/identity'
import { formatRupiah } from '@naikkelas/contract/money'

const SHOWN_AT_MOST = 6

const place = document.querySelector<HTMLElement>('[data-seen]')

/** Something else may have written there. */
function seenBefore(): string[] {
  try {
    const kept = (localStorage.getItem(seenItemsKey) ?? '').split('.')
    return kept.filter((number) => /^[1-9]\d{0,14}$/.test(number) && number !== place?.dataset.seen)
  } catch {
    return []
  }
}

/** A copy of the row that the page was drawn with, which brings its styles. */
function rowOf(pattern: Element, card: SellableCard): Node {
  const row = pattern.cloneNode(true) as Element
  const [link, price] = row.children as unknown as [HTMLAnchorElement, HTMLElement]
  link.href = sellableAddress(card)
  link.textContent = card.name
  price.textContent = card.price === null ? '' : card.price === 0 ? 'Gratis' : formatRupiah(card.price)
  return row
}

async function show(section: HTMLElement): Promise<void> {
  const numbers = seenBefore().slice(0, SHOWN_AT_MOST)
  if (numbers.length === 0) return
  const answer = await fetch(`/api/catalogue-cards?numbers=${numbers.join('.')}`)
  const { data } = (await answer.json()) as { data: unknown }
  if (!answer.ok || !Array.isArray(data) || data.length === 0) return
  const pattern = section.querySelector('li') as Element
  pattern.parentElement?.replaceChildren(...(data as SellableCard[]).map((card) => rowOf(pattern, card)))
  section.hidden = false
  section.querySelector('button')?.addEventListener('click', () => {
    localStorage.removeItem(seenItemsKey)
    section.hidden = true
  })
}

// Without an answer nothing is missing from the page.
if (place) show(place).catch(() => {})

/** Items in flights of stairs of at most five, as even as they can be, the longer ones first. */
export function flightsOf<Item>(items: readonly Item[]): Item[][] {
  const count = Math.ceil(items.length / 5)
  const flights: Item[][] = []
  let from = 0
  for (let left = count; left > 0; left--) {
    const size = Math.ceil((items.length - from) / left)
    flights.push(items.slice(from, from + size))
    from += size
  }
  return flights
}

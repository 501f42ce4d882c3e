/** What can be found by typing. */
export interface Findable {
  label: string
  /** Further words it is found by. */
  words?: string
}

/**
 * The commands that every typed word fits, best first: whole words before beginnings, beginnings before parts, and
 * letters left out or mistyped last. All of them, in their own order, when nothing is typed.
 */
export function matchingCommands<Found extends Findable>(commands: readonly Found[], typed: string): Found[] {
  const wanted = wordsOf(typed)
  if (wanted.length === 0) return [...commands]
  const fitting = commands
    .map((command) => ({ command, score: scoreOf(command, wanted) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
  // With an exact match, commands that are only similar are left out.
  const least = (fitting[0]?.score ?? 0) / 4
  return fitting.filter(({ score }) => score >= least).map(({ command }) => command)
}

/** Labels of as many words and more are alike long: they keep their own order. */
const longLabel = 4

function wordsOf(text: string): string[] {
  return text
    .normalize('NFD')
    .toLowerCase()
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter((word) => word !== '')
}

/** 0 when some word fits nowhere. A word of the label counts more than one beside it. */
function scoreOf({ label, words = '' }: Findable, wanted: readonly string[]): number {
  const [own, further] = [wordsOf(label), wordsOf(words)]
  let score = 0
  for (const word of wanted) {
    const best = Math.max(
      ...own.map((candidate) => fit(word, candidate) * 2),
      ...further.map((candidate) => fit(word, candidate)),
      0,
    )
    if (best === 0) return 0
    score += best
  }
  // Of two that fit alike, the one that says less beside it.
  return score / wanted.length - Math.min(own.length, longLabel) / 100
}

/** How well a typed word fits a word, from 0 (not at all) to 10 (it is the word). */
function fit(typed: string, word: string): number {
  if (word === typed) return 10
  if (word.startsWith(typed)) return 8
  if (typed.length >= 3 && word.includes(typed)) return 5
  if (typed.length >= 4 && isNearly(typed, word)) return 3
  return typed.length >= 3 && typed[0] === word[0] && isLeftOut(typed, word) ? 2 : 0
}

/** Whether the letters come in order, with others between: `trbt` in `terbit`. */
function isLeftOut(typed: string, word: string): boolean {
  let at = 0
  for (const letter of word) if (letter === typed[at]) at += 1
  return at === typed.length
}

/** Whether one slip of a finger turns it into the word or its beginning: another letter, one too many, two swapped. */
function isNearly(typed: string, word: string): boolean {
  for (let at = 0; at < typed.length; at += 1) {
    const [before, after] = [typed.slice(0, at), typed.slice(at + 1)]
    if (!word.startsWith(before)) return false
    const rest = word.slice(at)
    if (rest.startsWith(after) || rest.slice(1).startsWith(after)) return true
    if (after !== '' && rest.startsWith(`${after[0]}${typed[at]}${after.slice(1)}`)) return true
  }
  return false
}

/** Of a question; what comes behind them is left out. */
const wordsAtMost = 8
const lettersAtMost = 30
/** Of a phrase that has synonyms. */
const phraseWordsAtMost = 3
/** Words that an unknown one may have meant, at the same distance. */
const meantAtMost = 5

/** Words that say nothing about what is looked for, as long as others do. */
const fillers = new Set(
  (
    'yang dan atau di ke dari untuk dengan pada dalam oleh ini itu adalah agar supaya para bagi cara bagaimana apa apakah ' +
    'saya kami kita anda mau ingin bisa tentang yg utk dgn dr dg the of and for to in on how'
  ).split(' '),
)

/** Words as the database folds them too (`search_text`): lower case, without accents, letters and digits alone. */
export function folded(written: string): string {
  return written
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}

/** The words that are looked for, each once. */
export function wordsOf(written: string): string[] {
  const all = [...new Set(folded(written).split(' '))].filter((word) => word !== '')
  const meaningful = all.filter((word) => !fillers.has(word))
  return (meaningful.length > 0 ? meaningful : all).slice(0, wordsAtMost).map((word) => word.slice(0, lettersAtMost))
}

/** Every phrase of a question that may have synonyms. */
export function phrasesOf(words: readonly string[]): string[] {
  return words.flatMap((_, from) =>
    Array.from({ length: phraseWordsAtMost }, (__, more) => words.slice(from, from + more + 1).join(' ')),
  )
}

/** What the catalogue knows about a word. */
export interface KnownWord {
  word: string
  isKnown: boolean
  /** Words begin with it. */
  isBeginning: boolean
  /** Most similar first. */
  near: readonly string[]
}

/** A part of a question in the language of `to_tsquery`; its words are letters and digits alone. */
export interface Unit {
  /** What an entry must have. */
  exact: string
  /** The same, or something similar. */
  wide: string
}

export interface Question {
  units: readonly Unit[]
  /** With the words that were meant; null where none was written wrong. */
  corrected: string | null
  /** Words that are written like those of the question. */
  similarWords: readonly string[]
}

interface Asked {
  words: readonly string[]
  known: ReadonlyMap<string, KnownWord>
  /** Groups of phrases that mean the same. */
  synonyms: readonly (readonly string[])[]
  /** The last word is still being typed. */
  isTyping?: boolean
}

export function questionOf({ words, known, synonyms, isTyping = false }: Asked): Question {
  const units: Unit[] = []
  const written: string[] = []
  const similar = new Set<string>()
  for (let at = 0; at < words.length; ) {
    const phrase = longestPhrase(words, at, synonyms)
    const word = words[at] ?? ''
    const about = known.get(word) ?? { word, isKnown: false, isBeginning: false, near: [] }
    const meant = meantBy(word, about.near)
    const others = synonymsOf(phrase?.text ?? word, synonyms)
    const isLast = at + (phrase?.length ?? 1) >= words.length
    if (phrase && phrase.length > 1) {
      const either = anyOf([allOf(phrase.text.split(' ')), ...others])
      units.push({ exact: either, wide: either })
      written.push(phrase.text)
    } else {
      const isOpen = isTyping && isLast
      const beginning = word.length > 1 && (isOpen || !about.isKnown) ? [`${word}:*`] : []
      const isMeant = !about.isKnown && !(isOpen && about.isBeginning)
      units.push({
        exact: anyOf([word, ...beginning, ...others, ...(isMeant ? meant : [])]),
        wide: anyOf([word, ...beginning, ...others, ...meant]),
      })
      const isWrong = !about.isKnown && !about.isBeginning && others.length === 0
      written.push((isWrong ? meant[0] : undefined) ?? word)
    }
    for (const one of meant) similar.add(one)
    at += phrase?.length ?? 1
  }
  const corrected = written.join(' ')
  return {
    units,
    corrected: corrected === words.join(' ') ? null : corrected,
    similarWords: [...similar].filter((word) => !words.includes(word)),
  }
}

function longestPhrase(words: readonly string[], at: number, synonyms: readonly (readonly string[])[]) {
  for (let length = Math.min(phraseWordsAtMost, words.length - at); length > 0; length -= 1) {
    const text = words.slice(at, at + length).join(' ')
    if (synonyms.some((group) => group.includes(text))) return { text, length }
  }
  return undefined
}

const synonymsOf = (text: string, synonyms: readonly (readonly string[])[]) =>
  synonyms
    .filter((group) => group.includes(text))
    .flat()
    .filter((phrase) => phrase !== text)
    .map((phrase) => allOf(phrase.split(' ')))

const allOf = (words: readonly string[]) => (words.length === 1 ? (words[0] ?? '') : `(${words.join(' & ')})`)
const anyOf = (parts: readonly string[]) => `(${[...new Set(parts)].join(' | ')})`

/** The words nearest to a written one, as far as so few letters may differ. */
export function meantBy(word: string, near: readonly string[]): string[] {
  // A number that is not there is another number.
  if (/\d/.test(word)) return []
  const atMost = word.length < 3 ? 0 : word.length < 8 ? 1 : 2
  const measured = near
    .filter((other) => other !== word)
    .map((other) => ({ other, distance: lettersBetween(word, other) }))
    .filter(({ distance }) => distance <= atMost)
  const least = Math.min(...measured.map(({ distance }) => distance))
  return measured
    .filter(({ distance }) => distance === least)
    .slice(0, meantAtMost)
    .map(({ other }) => other)
}

/** How many letters are missing, too many, wrong or swapped with their neighbour. */
export function lettersBetween(one: string, other: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row]
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1]
      const isSwapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      line.push(
        Math.min(
          (last[column] ?? 0) + 1,
          (line[column - 1] ?? 0) + 1,
          (last[column - 1] ?? 0) + (isSame ? 0 : 1),
          ...(isSwapped ? [(beforeLast[column - 2] ?? 0) + 1] : []),
        ),
      )
    }
    beforeLast = last
    last = line
  }
  return last[other.length] ?? 0
}

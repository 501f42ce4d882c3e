const titles = /^(bapak|pak|ibu|bu|kak|mas|mbak|dr|drs|prof|ir|h|hj)\.?$/i

/** Two letters at most: of the first and the last name. What one is called by (Pak, Bu, Dr.) is no name. */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{Letter}/u.test(word))
  const names = words.filter((word) => !titles.test(word))
  const [first, last] = names.length > 0 ? [names[0], names.at(-1)] : [words[0], words[0]]
  const letters = first === last ? [first] : [first, last]
  return letters
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase()
}

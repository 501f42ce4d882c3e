import type { Comment } from '@naikkelas/contract/pages'

/** A comment's text with highlighted mentions. Nothing in it is markup. */
export function CommentWords({ comment: { text, mentions } }: { comment: Comment }) {
  return (
    <p className="text-app-sm whitespace-pre-wrap wrap-anywhere">
      {namedParts(
        text,
        mentions.map(({ name }) => name),
      ).map(({ words, isName }, place) => {
        // Parts have no id: their index is the key.
        const key = `${place}`
        return isName ? (
          <strong key={key} className="font-semibold text-accent">
            {words}
          </strong>
        ) : (
          <span key={key}>{words}</span>
        )
      })}
    </p>
  )
}

/** Splits a text at `@` mentions. */
export function namedParts(text: string, names: readonly string[]): { words: string; isName: boolean }[] {
  const byLength = [...new Set(names)].sort((one, other) => other.length - one.length)
  const lower = text.toLowerCase()
  const parts: { words: string; isName: boolean }[] = []
  let from = 0
  for (let at = lower.indexOf('@'); at !== -1; at = lower.indexOf('@', at + 1)) {
    const name = byLength.find((one) => lower.startsWith(one.toLowerCase(), at + 1))
    if (name === undefined) continue
    if (at > from) parts.push({ words: text.slice(from, at), isName: false })
    from = at + 1 + name.length
    parts.push({ words: text.slice(at, from), isName: true })
  }
  if (from < text.length) parts.push({ words: text.slice(from), isName: false })
  return parts
}

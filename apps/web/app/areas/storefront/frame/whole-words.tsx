/** The text with `e-mail` on one line: browsers break it after its hyphen. */
export function WholeWords({ text }: { text: string }) {
  return text.split(/\b(e-mail)\b/i).map((part, index) =>
    // Drawn once from a fixed text: the position is the identity.
    index % 2 === 1 ? (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  )
}

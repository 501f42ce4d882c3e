import { keyOfWord, type LinkWordName, linkWordNames, type LinkWords, listedWords } from '@naikkelas/page'
import { Field } from '@naikkelas/ui/field'
import { Select } from '@naikkelas/ui/select'
import { linkWordLabels } from './link-word-labels.ts'

export type Said = Readonly<Partial<Record<LinkWordName, string>>>

interface SaidChoiceProps {
  words: LinkWords
  said: Said
  onChange: (said: Said) => void
}

/** Which words the link brings by which a page is looked at. */
export function SaidChoice({ words, said, onChange }: SaidChoiceProps) {
  return linkWordNames.flatMap((name) => {
    const word = words[name]
    if (!word) return []
    const listed = [
      ...(listedWords({ [name]: word.words })
        .get(name)
        ?.values() ?? []),
    ]
    return (
      <Field key={name} label={`${linkWordLabels[name]} di tautan`} className="w-full sm:w-56">
        <Select
          value={said[name] ?? ''}
          onChange={(event) => {
            const chosen = listed.find((text) => text === event.target.value)
            const { [name]: _before, ...others } = said
            onChange(chosen === undefined ? others : { ...others, [name]: chosen })
          }}
        >
          <option value="">Tidak disebut ({word.fallback.trim() || 'belum diisi'})</option>
          {listed
            .sort((one, other) => one.localeCompare(other, 'id'))
            .map((text) => (
              <option key={keyOfWord(text)} value={text}>
                {text}
              </option>
            ))}
        </Select>
      </Field>
    )
  })
}

/** The texts of a page for such a link: its words replace the defaults. */
export function wordsSaying(words: LinkWords | undefined, said: Said): LinkWords {
  return Object.fromEntries(
    Object.entries(words ?? {}).map(([name, word]) => [
      name,
      word && { ...word, fallback: said[name as LinkWordName] ?? word.fallback },
    ]),
  )
}

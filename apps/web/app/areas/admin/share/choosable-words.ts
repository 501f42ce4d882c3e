import { choosableWordNames, type LinkWords, listedWords } from '@naikkelas/page'

/** Of the words that a page takes from links, those to choose from here: words of a campaign are typed as such. */
export function choosableWords(taken: LinkWords | undefined): LinkWords {
  return Object.fromEntries(
    choosableWordNames.flatMap((name) => {
      const word = taken?.[name]
      const isListed = word && (listedWords({ [name]: word.words }).get(name)?.size ?? 0) > 0
      return isListed ? [[name, word]] : []
    }),
  )
}

import { choosableWordNames, type LinkWords, listedWords } from '@naikkelas/page'

/** The dynamic words of a page to choose from; campaign parameters are typed instead. */
export function choosableWords(taken: LinkWords | undefined): LinkWords {
  return Object.fromEntries(
    choosableWordNames.flatMap((name) => {
      const word = taken?.[name]
      const isListed = word && (listedWords({ [name]: word.words }).get(name)?.size ?? 0) > 0
      return isListed ? [[name, word]] : []
    }),
  )
}

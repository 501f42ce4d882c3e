import { linkSlugSchema } from '@naikkelas/contract'

export const comparePath = '/bandingkan'
export const comparedAtMost = 4

/** The links in an address, `kelas=a,b,c`, each once; what no link can be is left out. */
export function comparedLinks(params: URLSearchParams): string[] {
  const links = (params.get('kelas') ?? '').slice(0, 500).split(',')
  return [...new Set(links.filter((link) => linkSlugSchema.safeParse(link).success))].slice(0, comparedAtMost)
}

/** The page that compares these courses. Commas stay commas: the address is read by people. */
export const compareAddress = (links: readonly string[]) =>
  links.length === 0 ? comparePath : `${comparePath}?kelas=${links.join(',')}`

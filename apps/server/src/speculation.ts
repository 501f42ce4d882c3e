import { createHash } from 'node:crypto'
import { speculationRules } from '@naikkelas/contract/speculation-rules'

const code = JSON.stringify(speculationRules())

/** Which pages a browser may draw before a link is pressed, as a file that names its content. */
export const speculationFile = {
  path: `/assets/r-${createHash('sha256').update(code).digest('hex').slice(0, 8)}.speculation`,
  code,
}

/** The header that names the file, on pages that may run scripts: the rules count as one. */
export const speculationHeader = ['speculation-rules', `"${speculationFile.path}"`] as const

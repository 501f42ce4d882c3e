import { viewCookie } from '@naikkelas/contract/identity'
import { isBot } from 'isbot'

/** Link previews, monitors, automated browsers and assistants that isbot takes for a browser. */
const furtherPrograms =
  /slurp|facebookexternalhit|facebookcatalog|embedly|vkshare|lighthouse|uptime|monitor|gtmetrix|puppeteer|electron|python|axios|scrapy|postman|insomnia|(?:claude|perplexity|mistralai)-user|baidu/i

/** Everything a person browses with begins like this. */
const browserPattern = /^mozilla\/|^opera\//i

/** Whether a user agent is a crawler or another program rather than a person's browser, as far as it says so itself. */
export function isProgram(userAgent: string): boolean {
  return !browserPattern.test(userAgent) || isBot(userAgent) || furtherPrograms.test(userAgent)
}

/** The parts of a request that show whether a person opened an address. */
export interface Opening {
  method: string
  userAgent: string | null
  /** `Sec-Purpose`: a browser fetches ahead of a visit, which may never come. @default null */
  purpose?: string | null | undefined
  /** Someone of the team looks at the site as a learner. @default false */
  isView?: boolean
}

/** Whether a person opened an address: links of every kind are counted by this alone. */
export function isOpenedByPerson({ method, userAgent, purpose = null, isView = false }: Opening): boolean {
  return !isView && method === 'GET' && purpose === null && userAgent !== null && !isProgram(userAgent)
}

/** @param request of the web's kind, or what reads the headers of another by their lower-case names */
export const openingOf = ({ method, headers }: { method: string; headers: Pick<Headers, 'get'> }): Opening => ({
  method,
  userAgent: headers.get('user-agent'),
  purpose: headers.get('sec-purpose'),
  isView: (headers.get('cookie') ?? '').includes(`_${viewCookie}=`),
})

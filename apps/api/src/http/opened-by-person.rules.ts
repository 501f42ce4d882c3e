/**
 * Programs that say what they are. `cubot` is a make of telephones; applications that show pages in a window of their own
 * (WhatsApp, Telegram, Instagram, TikTok, LINE, Shopee) are people and name a browser beside themselves.
 */
const programPattern =
  /(?<!cu)bot(?![a-z]{0,2}\d* build)|crawl|spider|slurp|archiver|facebookexternalhit|facebookcatalog|meta-external|embedly|quora link|skypeuripreview|bingpreview|web-preview|vkshare|w3c_validator|headless|lighthouse|pagespeed|pingdom|uptime|monitor|statuscake|gtmetrix|phantomjs|puppeteer|playwright|selenium|electron|python|axios|scrapy|postman|insomnia|feedfetcher|google-(?:inspectiontool|read-aloud)|googleother|google favicon|mediapartners|(?:claude|perplexity|mistralai)-user|yandex\.com\/bots|baidu/i

/** Everything a person browses with begins like this. */
const browserPattern = /^mozilla\/|^opera\//i

/** Whether a program asks rather than a person with a browser, as far as it says so itself. */
export function isProgram(userAgent: string): boolean {
  return !browserPattern.test(userAgent) || programPattern.test(userAgent)
}

/** What of a request tells who opened an address. */
export interface Opening {
  method: string
  userAgent: string | null
}

/** Whether a person opened an address: links of every kind are counted by this alone. */
export function isOpenedByPerson({ method, userAgent }: Opening): boolean {
  return method === 'GET' && userAgent !== null && !isProgram(userAgent)
}

export const openingOf = ({ method, headers }: Request): Opening => ({ method, userAgent: headers.get('user-agent') })

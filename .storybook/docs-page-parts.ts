/** What a docs page says, as far as it can be read from its headings. */
export interface DocsPage {
  title: string
  summary: string
  dos: readonly string[]
  donts: readonly string[]
  keyboard: string | null
  accessibility: string | null
  /** What it says of tokens itself; otherwise they are read from the code. */
  tokens: string | null
  headings: readonly string[]
  /** What every page has and this one lacks. */
  missing: readonly string[]
}

export function readDocsPage(mdx: string): DocsPage {
  const title = /^# (.+)$/m.exec(mdx)?.[1] ?? ''
  const afterTitle = mdx.slice(mdx.indexOf(`# ${title}`) + title.length + 2)
  const summary = /^\s*([\s\S]*?)(?=\n\n)/.exec(afterTitle.trimStart())?.[1]?.replaceAll(/\s+/g, ' ') ?? ''
  const parts = new Map(
    mdx
      .split(/^## /m)
      .slice(1)
      .map((part) => {
        const [heading = '', ...rest] = part.split('\n')
        return [heading.trim(), rest.join('\n').trim()] as const
      }),
  )
  const page = {
    title,
    summary: /^[<`#]/.test(summary) ? '' : summary,
    dos: points(parts.get('Do')),
    donts: points(parts.get('Don’t') ?? parts.get('Do not')),
    keyboard: parts.get('Keyboard') ?? null,
    accessibility: parts.get('Accessibility') ?? null,
    tokens: parts.get('Tokens') ?? null,
    headings: [...parts.keys()],
  }
  const missing = [
    ...(page.summary === '' ? ['summary'] : []),
    ...(page.dos.length === 0 ? ['do'] : []),
    ...(page.donts.length === 0 ? ['don’t'] : []),
    ...(page.accessibility ? [] : ['accessibility']),
  ]
  return { ...page, missing }
}

const points = (text = '') =>
  [...text.matchAll(/^- ((?:.|\n(?!- |\n))+)/gm)].map(([, point = '']) => point.replaceAll(/\s+/g, ' ').trim())

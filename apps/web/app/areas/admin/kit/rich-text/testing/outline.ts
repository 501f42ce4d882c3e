import type { BlockNode, InlineNode, Mark, RichText } from '@naikkelas/ui/rich-text/schema'

const tags: Readonly<Record<Exclude<Mark['type'], 'link'>, string>> = {
  bold: 'b',
  italic: 'i',
  underline: 'u',
  strike: 's',
  sorot: 'mark',
}

/** A rich text as lines one can read in a test: `## judul`, `- item`, `1. item`, `> kutipan`, <b>tebal</b>, [kata](alamat). */
export function outline({ content }: RichText): string[] {
  return content.flatMap((block) => linesOf(block))
}

function linesOf(block: BlockNode): string[] {
  switch (block.type) {
    case 'paragraph':
      return [words(block.content)]
    case 'heading':
      return [`${'#'.repeat(block.attrs.level)} ${words(block.content)}`]
    case 'blockquote':
      return block.content.flatMap((inner) => linesOf(inner).map((line) => `> ${line}`))
    case 'bulletList':
    case 'orderedList':
      return block.content.flatMap((item, index) => {
        const [first = '', ...rest] = item.content.flatMap(linesOf)
        return [`${block.type === 'bulletList' ? '-' : `${index + 1}.`} ${first}`, ...rest.map((line) => `  ${line}`)]
      })
  }
}

const words = (inlines: readonly InlineNode[] = []) =>
  inlines.map((inline) => (inline.type === 'hardBreak' ? '⏎' : marked(inline.text, inline.marks ?? []))).join('')

function marked(text: string, marks: readonly Mark[]): string {
  return marks.reduceRight(
    (inner, mark) =>
      mark.type === 'link'
        ? `[${inner}](${mark.attrs.target.kind === 'url' ? mark.attrs.target.href : mark.attrs.target.kind})`
        : `<${tags[mark.type]}>${inner}</${tags[mark.type]}>`,
    text,
  )
}

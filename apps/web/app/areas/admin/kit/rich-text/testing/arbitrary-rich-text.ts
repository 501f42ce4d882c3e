import type { BlockNode, InlineNode, ListItemNode, Mark, RichText } from '@naikkelas/ui/rich-text/schema'
import type { Link } from '@naikkelas/ui/sections/registry'
import * as fc from 'fast-check'

const target: fc.Arbitrary<Link> = fc.oneof(
  fc.record({
    kind: fc.constant('url' as const),
    href: fc.constantFrom('', 'https://naikkelas.id/kelas', '/kelas-data', '#materi', 'mailto:tanya@naikkelas.id'),
  }),
  fc.record({ kind: fc.constant('section' as const), sectionId: fc.stringMatching(/^[A-Za-z0-9_-]{10}$/) }),
  fc.record({
    kind: fc.constant('whatsapp' as const),
    number: fc.stringMatching(/^\+?[0-9]{0,15}$/),
    text: fc.string({ maxLength: 30 }),
  }),
  fc.constant({ kind: 'offer' as const }),
)

const mark: fc.Arbitrary<Mark> = fc.oneof(
  fc.constantFrom('bold', 'italic', 'underline', 'strike', 'sorot').map((type) => ({ type }) as Mark),
  target.map((to): Mark => ({ type: 'link', attrs: { target: to } })),
)

const text = fc.oneof(
  fc.string({ minLength: 1, maxLength: 20 }),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 8 }),
  fc.constantFrom('Kelas data 📊', '{harga}', ' ', '<b>', 'a\nb'),
)

const inline: fc.Arbitrary<InlineNode> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc
      .tuple(text, fc.option(fc.array(mark, { maxLength: 4 }), { nil: undefined }))
      .map(
        ([words, marks]): InlineNode =>
          marks === undefined ? { type: 'text', text: words } : { type: 'text', text: words, marks },
      ),
  },
  { weight: 1, arbitrary: fc.constant<InlineNode>({ type: 'hardBreak' }) },
)

const line = fc
  .option(fc.array(inline, { maxLength: 5 }), { nil: undefined })
  .map((content) => (content === undefined ? {} : { content }))

const leaf: fc.Arbitrary<BlockNode> = fc.oneof(
  line.map((content): BlockNode => ({ type: 'paragraph', ...content })),
  fc
    .tuple(fc.constantFrom(2 as const, 3 as const), line)
    .map(([level, content]): BlockNode => ({ type: 'heading', attrs: { level }, ...content })),
)

function block(nesting: number): fc.Arbitrary<BlockNode> {
  if (nesting === 0) return leaf
  const inner = fc.array(block(nesting - 1), { minLength: 1, maxLength: 3 })
  const item = inner.map((content): ListItemNode => ({ type: 'listItem', content }))
  return fc.oneof(
    { weight: 3, arbitrary: leaf },
    {
      weight: 1,
      arbitrary: fc
        .tuple(
          fc.constantFrom('bulletList' as const, 'orderedList' as const),
          fc.array(item, { minLength: 1, maxLength: 3 }),
        )
        .map(([type, content]): BlockNode => ({ type, content })),
    },
    { weight: 1, arbitrary: inner.map((content): BlockNode => ({ type: 'blockquote', content })) },
  )
}

/** Any rich text that the schema lets through, as a field of a page may hold it. */
export const anyRichText: fc.Arbitrary<RichText> = fc
  .array(block(3), { maxLength: 5 })
  .map((content) => ({ type: 'doc', content }))

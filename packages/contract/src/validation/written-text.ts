import { plainText, type RichText, richTextSchema } from '@naikkelas/ui/rich-text/schema'
import * as z from 'zod/mini'
import { plainLines, visiblePattern } from '../plain-text.ts'

/** A picture between paragraphs; it names a stored file, never an address. */
const imageSchema = z.strictObject({
  type: z.literal('image'),
  attrs: z.strictObject({ fileId: z.uuid(), alt: z.string().check(z.maxLength(200)) }),
})
type ImageNode = z.infer<typeof imageSchema>

/** A rich text that may show pictures between its blocks. */
export interface IllustratedText {
  type: 'doc'
  content: (RichText['content'][number] | ImageNode)[]
}

const isImage = (node: unknown): node is ImageNode =>
  typeof node === 'object' && node !== null && 'type' in node && node.type === 'image'

/**
 * What people write in an editor with pictures (specification, section 5): kept as rich text if it contains an image,
 * otherwise reduced to its plain text. Both pass the same closed schema first, so neither can carry markup.
 *
 * @param maxLength greatest number of characters of its words
 */
export function writtenTextSchema(maxLength: number) {
  const blocks = richTextSchema(maxLength)
  return z.pipe(
    z.strictObject({ type: z.literal('doc'), content: z.array(z.unknown()).check(z.maxLength(400)) }).check(
      z.check(({ value, issues }) => {
        const parts = [
          ...value.content.filter(isImage).map((image) => imageSchema.safeParse(image)),
          blocks.safeParse({ type: 'doc', content: value.content.filter((node) => !isImage(node)) }),
        ]
        for (const { error } of parts)
          for (const { message } of error?.issues ?? [])
            issues.push({ code: 'custom', input: value, message, path: ['content'] })
      }),
    ),
    z.transform((document): string | IllustratedText => {
      const illustrated = document as IllustratedText
      if (illustrated.content.some(isImage)) return illustrated
      const words = plainLines(plainText(illustrated as RichText))
      return visiblePattern.test(words) ? words : ''
    }),
  )
}
